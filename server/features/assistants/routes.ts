import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/error-codes.ts";
import { mcpPath } from "#contract/mcp.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { errorMessages } from "../../core/error-messages.ts";
import type { CallerSources, User } from "../../http/caller.ts";
import { refuseBeforeDeletion } from "../../http/caller-checks.ts";
import { toAppError } from "../../http/errors.ts";
import { headerOf, identifyCaller } from "../../http/identify-caller.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { callApi } from "./call-api.ts";
import { type ConnectParts, serveOauth, serveOauthMetadata } from "./connecting/connect-routes.ts";
import { serveConnections } from "./connecting/connection-routes.ts";
import { challengeOf } from "./connecting/oauth-metadata.ts";
import type { Api, DiaryNow } from "./tool.ts";

interface AssistantParts extends ConnectParts {
  readonly callers: CallerSources;
}

/**
 * The Model Context Protocol over HTTP, without sessions: each request is answered by a server of its own, so that nothing of
 * one person can reach another.
 */
export function serveAssistants(serve: Serve, app: FastifyInstance, parts: AssistantParts): void {
  const { callers, clock, ownOrigin, addressOf } = parts;
  serveConnections(serve, parts);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    refuseOtherOrigins(request, ownOrigin());
    nameTimeZone(request);
    const caller = await identifyTokenCaller(request, callers).catch((failure: unknown) => {
      const hasToken = headerOf(request, "authorization") !== undefined;
      reply.header("WWW-Authenticate", challengeOf(ownOrigin(), hasToken));
      throw failure;
    });
    const { tokenScope: scope = "read" } = caller;
    const now = nowOf(caller, clock());
    const token = headerOf(request, "authorization")?.replace(/^Bearer +/i, "") ?? "";
    const timeZone = headerOf(request, "time-zone");
    const address = addressOf(request);
    const apiFor =
      (requestId: string | undefined): Api =>
      (endpoint, call) =>
        callApi(app, { token, address, timeZone, requestId }, { endpoint, call });
    const { createMcpHandler, makeServer } = await loadProtocol();
    const handler = createMcpHandler(() => makeServer({ apiFor, scope, now }), {
      maxSubscriptions: 0,
      onerror: (err) => request.log.debug({ err: err.name }, "mcp"),
    });
    const response = await handler.fetch(toWebRequest(request), { parsedBody: request.body });
    reply
      .status(response.status)
      .headers(Object.fromEntries(response.headers))
      .header("Cache-Control", "no-store");
    // Safe: the types of the platform and of Node describe the same stream.
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined);
  };
  serveOauthMetadata(app, parts.ownOrigin);
  serveOauth(app, parts);
  app.post(mcpPath, { errorHandler: sendProtocolError }, answer);
  app.route({
    method: ["GET", "DELETE", "PUT", "PATCH"],
    url: mcpPath,
    handler: async (_request, reply) => {
      reply.header("Allow", "POST");
      throw new AppError("method_not_allowed");
    },
  });
}

/** Codes of JSON-RPC 2.0 for a body that no message was read from. */
const protocolErrors: Partial<Record<ErrorCode, number>> = {
  malformed_json: -32_700,
  invalid_request: -32_600,
  payload_too_large: -32_600,
};

/** Gives our own failures the form in which the protocol's handler answers. */
function sendProtocolError(failure: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status } = toAppError(failure);
  const protocolCode = protocolErrors[code];
  if (protocolCode === undefined) throw failure;
  const error = { code: protocolCode, message: errorMessages[code], data: { code } };
  return reply.status(status).send({ jsonrpc: "2.0", id: null, error });
}

/** Loads the protocol's library, 5 MB that a server needs only once an assistant connects. */
async function loadProtocol() {
  const [{ createMcpHandler }, { makeServer }] = await Promise.all([
    import("@modelcontextprotocol/server"),
    import("./make-server.ts"),
  ]);
  return { createMcpHandler, makeServer };
}

/**
 * Takes the time zone from the address (`?timeZone=Europe/Madrid`), for assistants whose connectors send no headers. Without
 * either, the account's counts.
 */
function nameTimeZone({ headers, query }: FastifyRequest): void {
  const { timeZone } = query as { readonly timeZone?: unknown };
  if (typeof timeZone === "string") headers["time-zone"] ??= timeZone;
}

function nowOf(caller: User, instant: Date): DiaryNow {
  const { timeZone } = caller;
  return { today: todayOf({ caller, now: instant }), date: calendarDayIn(timeZone, instant), timeZone };
}

/** A page of another site, also one that has our address by a trick of names, has no business here. */
function refuseOtherOrigins(request: FastifyRequest, ownOrigin: string): void {
  const origin = headerOf(request, "origin");
  if (origin !== undefined && origin !== new URL(ownOrigin).origin) throw new AppError("origin_not_ours");
}

/** Throws `unauthorized` also for the token of a session: programs get one of their own. */
async function identifyTokenCaller(request: FastifyRequest, callers: CallerSources): Promise<User> {
  const caller = await identifyCaller(request, { access: "user", sources: callers });
  if (caller.tokenScope === undefined) throw new AppError("unauthorized");
  refuseBeforeDeletion(caller, {});
  return caller;
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of [
    "accept",
    "content-type",
    "mcp-protocol-version",
    "mcp-method",
    "mcp-name",
    "mcp-session-id",
  ]) {
    const value = headerOf(request, name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(`http://localhost${mcpPath}`, {
    method: "POST",
    headers,
    body: JSON.stringify(request.body ?? null),
  });
}
