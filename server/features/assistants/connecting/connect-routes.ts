import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { connectPage, mcpPath } from "#contract/mcp.ts";
import { AppError } from "../../../core/app-error.ts";
import { cookiesOf } from "../../../http/call-cookies.ts";
import { parseJsonBody } from "../../../http/json-body.ts";
import { networkOf } from "../../../http/network-of.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { bindBrowser, readBinding } from "../../account/providers/browser-binding.ts";
import { answerByProvider, bindingHeader, resumeCookie } from "./answer-by-provider.ts";
import { findOwnRequest } from "./connection-requests.ts";
import { narrowAuthorization } from "./narrow-authorization.ts";
import {
  describeResource,
  describeServer,
  oauthPaths,
  resourceMetadataPath,
  serverMetadataPath,
} from "./oauth-metadata.ts";
import type { StorageParts } from "./provider-adapter.ts";
import { narrowRegistration } from "./register-client.ts";

export interface ConnectParts extends Omit<StorageParts, "origin"> {
  readonly limiter: RateLimiter;
  /** Our public origin, once it is known. */
  readonly ownOrigin: () => string;
  /** Whether the product is reached over TLS. */
  readonly isSecure: boolean;
  readonly addressOf: (request: FastifyRequest) => string;
}

/** A registration, or the form of a token. */
const bodyMaxBytes = 16 * 1024;
/** Characters of a request's address; the longest known has 600. */
const addressMaxLength = 4000;

/** Documents that programs look for, by RFC 9728 and 8414. */
export function serveOauthMetadata(app: FastifyInstance, ownOrigin: () => string): void {
  for (const path of [resourceMetadataPath, resourceMetadataPath + mcpPath])
    app.get(path, async () => describeResource(ownOrigin()));
  app.get(serverMetadataPath, async () => describeServer(ownOrigin()));
}

/** The endpoints of OAuth. What they decide is the library's; what reaches it, and how often, is ours. */
export function serveOauth(app: FastifyInstance, parts: ConnectParts): void {
  const loadProvider = loadProviderOnce(app, parts);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/json", "application/x-www-form-urlencoded"],
      { parseAs: "string", bodyLimit: bodyMaxBytes },
      async (_request: unknown, body: string) => body,
    );
    serveAuthorization(scope, parts, loadProvider);
    serveTokens(scope, parts, loadProvider);
  });
}

type LoadProvider = () => Promise<Provider>;

/** The library takes megabytes, which a server needs only from the first connection on. */
function loadProviderOnce(app: FastifyInstance, { ownOrigin, ...parts }: ConnectParts): LoadProvider {
  let loaded: Promise<Provider> | undefined;
  const load = async () => {
    const { createProvider } = await import("./create-provider.ts");
    const onFailure = (err: unknown) => app.log.error({ err }, "oauth");
    return createProvider({ ...parts, origin: ownOrigin(), onFailure });
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

function count(parts: ConnectParts, request: FastifyRequest, limit: RateLimit): Promise<void> {
  return parts.limiter.take(limit, networkOf(parts.addressOf(request)), parts.clock());
}

/** The routes that browsers open: to ask the person, and to send their answer. */
function serveAuthorization(scope: FastifyInstance, parts: ConnectParts, loadProvider: LoadProvider): void {
  const { db, clock, isSecure } = parts;
  scope.get(oauthPaths.authorize, async (request, reply) => {
    if (request.url.length > addressMaxLength) return leadToPage(reply, "invalid_request");
    await count(parts, request, rateLimits.connectionFromNetwork);
    const browserHash = bindBrowser({ cookies: cookiesOf(request, reply), isSecure });
    const asked = narrowAuthorization(new URL(request.url, "http://here").searchParams);
    const headers = { [bindingHeader]: browserHash.toString("hex") };
    const call = { url: `${oauthPaths.authorize}?${asked}`, headers };
    return answerByProvider(await loadProvider(), { request, reply }, call);
  });
  scope.get<{ Params: { id: string } }>(`${oauthPaths.authorize}/:id`, async (request, reply) => {
    const { id } = request.params;
    const browserHash = readBinding({ cookies: cookiesOf(request, reply), isSecure });
    const own = await findOwnRequest(db, { id, browserHash }, clock());
    if (!own) return leadToPage(reply, "expired");
    const call = { url: `${oauthPaths.authorize}/${id}`, headers: { cookie: `${resumeCookie}=${id}` } };
    return answerByProvider(await loadProvider(), { request, reply }, call);
  });
}

function leadToPage(reply: FastifyReply, error: string): FastifyReply {
  return reply.header("Cache-Control", "no-store").redirect(`${connectPage}?error=${error}`, 303);
}

/** The routes that programs call themselves. */
function serveTokens(scope: FastifyInstance, parts: ConnectParts, loadProvider: LoadProvider): void {
  scope.post(oauthPaths.register, async (request, reply) => {
    await count(parts, request, rateLimits.clientRegistrationFromNetwork);
    const narrowed = narrowRegistration(parseJsonBody(textOf(request)));
    if (!narrowed) {
      const error_description =
        "redirect_uris must be 1 to 10 addresses with https, of this device, or of an app's own scheme";
      return reply.status(400).send({ error: "invalid_redirect_uri", error_description });
    }
    const call = { url: oauthPaths.register, body: JSON.stringify(narrowed) };
    return answerByProvider(await loadProvider(), { request, reply }, call);
  });
  for (const url of [oauthPaths.token, oauthPaths.revoke]) {
    scope.post(url, async (request, reply) => {
      await count(parts, request, rateLimits.connectionTokenFromNetwork);
      return answerByProvider(await loadProvider(), { request, reply }, { url, body: textOf(request) });
    });
  }
}

function textOf(request: FastifyRequest): string {
  if (typeof request.body !== "string") throw new AppError("unsupported_media_type");
  return request.body;
}
