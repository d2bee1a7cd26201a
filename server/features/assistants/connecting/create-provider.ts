import { generateKeyPairSync } from "node:crypto";
import type { EventEmitter } from "node:events";
import type { Kysely } from "kysely";
import Provider, { type Configuration, errors, interactionPolicy } from "oidc-provider";
import { connectPage } from "#contract/mcp.ts";
import type { Database } from "../../../database/schema.ts";
import { presentError, toAppError } from "../../../http/errors.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { signInLifeMs } from "../../account/providers/sign-in-life.ts";
import { bindingHeader, resumeCookie } from "./answer-by-provider.ts";
import { oauthPaths, resourceOf, scopeTexts } from "./oauth-metadata.ts";
import { amendRecord } from "./oauth-records-table.ts";
import { adapterOf, type StorageParts } from "./provider-adapter.ts";

export interface ProviderParts extends StorageParts {
  readonly limiter: RateLimiter;
  readonly onFailure: (failure: unknown) => void;
}

const accessTokenSeconds = 3600;
const codeSeconds = 60;
/** Sets up the library of a certified OpenID provider, of which we serve only OAuth 2.1 for public clients. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.origin, configurationOf(parts));
  // Makes the library's addresses our public ones, whatever host a request names.
  provider.proxy = true;
  provider.use(async (context, next) => {
    const ownCookies = context.res.getHeader("Set-Cookie");
    try {
      await next();
    } catch (failure) {
      // Thrown on, it would take our headers with it.
      parts.onFailure(failure);
      Object.assign(context, { status: 500, body: { error: "server_error" } });
    }
    // No page of another site calls us, and the library's cookies are not needed beside ours.
    for (const name of ["Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Set-Cookie"])
      context.remove(name);
    if (ownCookies !== undefined) context.res.setHeader("Set-Cookie", ownCookies);
  });
  provider.on("server_error", (context, failure) => {
    const error = toAppError(failure);
    const { status, retryAfterSeconds } = error;
    // As our API answers, beside the name that OAuth has for it.
    context.body = { error: "server_error", ...presentError(error).body };
    context.status = status;
    if (retryAfterSeconds !== undefined) context.set("Retry-After", String(retryAfterSeconds));
    if (status >= 500) parts.onFailure(failure);
  });
  (provider as EventEmitter).on("error", parts.onFailure);
  return provider;
}

function configurationOf(parts: ProviderParts): Configuration {
  const { db, limiter, clock } = parts;
  return {
    adapter: (model) => adapterOf(parts, model),
    routes: {
      authorization: oauthPaths.authorize,
      token: oauthPaths.token,
      registration: oauthPaths.register,
      revocation: oauthPaths.revoke,
    },
    clientAuthMethods: ["none"],
    clientDefaults: { id_token_signed_response_alg: "ES256" },
    responseTypes: ["code"],
    pkce: { required: () => true },
    features: featuresOf(resourceOf(parts.origin)),
    clientBasedCORS: () => false,
    cookies: { names: { resume: resumeCookie } },
    interactions: {
      policy: askAlways(),
      url: async (context, { uid }) => {
        await amendRecord(db, { kind: "Interaction", value: uid }, { browser: context.get(bindingHeader) });
        return `${connectPage}?request=${uid}`;
      },
    },
    findAccount: async (_context, id) =>
      (await isOpenAccount(db, id)) ? { accountId: id, claims: async () => ({ sub: id }) } : undefined,
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
    },
    expiresWithSession: async () => false,
    issueRefreshToken: async () => true,
    rotateRefreshToken: async ({ oidc }) => {
      await limiter.take(rateLimits.refreshByConnection, oidc.entities.Grant?.jti ?? "", clock());
      return true;
    },
    revokeGrantPolicy: () => true,
    renderError: (context, { error }) => {
      // The page has texts for it, in the person's language.
      context.redirect(`${connectPage}?error=${encodeURIComponent(error)}`);
    },
    ttl: {
      ...{ AccessToken: accessTokenSeconds, AuthorizationCode: codeSeconds },
      ...{ Interaction: signInLifeMs / 1000, Session: signInLifeMs / 1000, IdToken: 1, Grant: 1 },
      // As long as the person allowed.
      RefreshToken: ({ oidc }) => Math.max(1, oidc.entities.Grant?.remainingTTL ?? 1),
    },
    jwks: { keys: [unusedKey()] },
  };
}

function featuresOf(resource: string): NonNullable<Configuration["features"]> {
  const off = { enabled: false };
  return {
    ...{
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      rpInitiatedLogout: off,
      userinfo: off,
    },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      // Programs of the protocol's first revisions name none.
      defaultResource: async () => resource,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_context, asked) => {
        if (asked !== resource) throw new errors.InvalidTarget();
        return { scope: scopeTexts.write, audience: resource, accessTokenTTL: accessTokenSeconds };
      },
    },
  };
}

/** Asks the person at every request: nothing is remembered. */
function askAlways() {
  const check = new interactionPolicy.Check(
    "not_asked",
    "the person must be asked",
    "interaction_required",
    ({ oidc }) => !oidc.result?.consent,
  );
  const policy = interactionPolicy.base();
  policy.clear();
  policy.add(new interactionPolicy.Prompt({ name: "consent", requestable: true }, check));
  return policy;
}

async function isOpenAccount(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = db.selectFrom("users").select("id").where("id", "=", id).where("deletes_at", "is", null);
  return (await row.executeTakeFirst()) !== undefined;
}

/** The library wants one for identity tokens, which are never made. */
function unusedKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig" };
}
