/** web/app/api: calls an endpoint of the contract, typed by it, with the session's token (spec sections 4, 7 and 8). */
import * as z from "zod/mini";
import type { Access, AnswerOf, CallOf, EndpointParts } from "#contract/endpoint.ts";
import { requestTimeoutMs } from "#contract/limits.ts";
import { nowMs } from "../time/clock.ts";
import { isExpired } from "./access-token.ts";
import { ApiError } from "./api-error.ts";
import { addressOf, bodyOf, headersOf } from "./build-request.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { failureOf, readBody, send } from "./send.ts";
import { endSession } from "./session-end.ts";
import { signedInAccountId, storedAnonymousToken, storedTokens } from "./stored-tokens.ts";

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of an idempotent endpoint: the same key for the same deed, however often it is sent. A fresh one unless given. */
  readonly idempotencyKey?: string | undefined;
  /** Also sent on where the page is left before the answer comes. */
  readonly outlivesPage?: true;
}

export async function request<const E extends EndpointParts>(
  endpoint: E,
  call: CallOf<E>,
  options: RequestOptions = {},
): Promise<AnswerOf<E>> {
  const idempotencyKey = endpoint.isIdempotent ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  const sendAs = (accessToken: string | undefined) =>
    send({
      address: addressOf(endpoint, call),
      method: endpoint.method,
      headers: headersOf(call, { accessToken, anonymousToken: storedAnonymousToken(), idempotencyKey }),
      body: bodyOf(endpoint, call),
      timeoutMs: endpoint.timeoutMs ?? requestTimeoutMs,
      signal: options.signal,
      outlivesPage: options.outlivesPage,
    });

  const accountId = signedInAccountId();
  const accessToken = await accessTokenFor(endpoint.access);
  const response = await sendAs(accessToken);
  const answered = response.ok ? response : await repeatedWhereRefused(response, accessToken, sendAs);
  const answer = await readAnswer(endpoint, answered);
  // Meanwhile its account signed out or another signed in: nothing may show or store it any more.
  if (accountId !== undefined && signedInAccountId() !== accountId) throw unauthorized();
  return answer;
}

/** Throws the failure, unless a fresh access token may turn it into success. */
async function repeatedWhereRefused(
  response: Response,
  accessToken: string | undefined,
  sendAs: (token: string) => Promise<Response>,
): Promise<Response> {
  const failure = await failureOf(response);
  if (accessToken === undefined || !isTokenRefused(failure)) throw failure;
  return repeatRenewed(accessToken, sendAs);
}

function unauthorized(): ApiError {
  return new ApiError(401, "unauthorized", "Unauthorized");
}

/** A 401 may also mean something else that the call carried, a visitor's session for one. */
function isTokenRefused({ status, code }: ApiError): boolean {
  return status === 401 && (code === "unauthorized" || code === "unknown");
}

/** The token looked valid, the server disagrees: one refresh, one repeat, then the session is over. */
async function repeatRenewed(
  refused: string,
  sendAs: (token: string) => Promise<Response>,
): Promise<Response> {
  const renewed = await refreshTokens(refused);
  const response = renewed === undefined ? undefined : await sendAs(renewed);
  if (response?.ok) return response;
  if (response && response.status !== 401) throw await failureOf(response);
  endSession();
  throw unauthorized();
}

/** Where anyone may call, a session that has ended is nobody's concern: what a person typed must get through. */
async function accessTokenFor(access: Access): Promise<string | undefined> {
  if (access === "public") return undefined;
  if (access !== "anyone") return currentAccessToken(access);
  const kept = storedTokens()?.accessToken;
  return kept === undefined || !isExpired(kept, nowMs()) ? kept : refreshTokens(kept).catch(() => undefined);
}

async function currentAccessToken(access: Access): Promise<string | undefined> {
  const tokens = storedTokens();
  // The server could only refuse: a page that is about to leave after signing out asks it nothing.
  if (!tokens && access !== "visitor") throw unauthorized();
  if (!tokens) return undefined;
  if (!isExpired(tokens.accessToken, nowMs())) return tokens.accessToken;
  const renewed = await refreshTokens(tokens.accessToken);
  if (renewed !== undefined) return renewed;
  endSession();
  throw unauthorized();
}

async function readAnswer<E extends EndpointParts>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  // TypeScript cannot follow the endpoint's optional schema into a generic's conditional type; `AnswerOf` is that type.
  if (endpoint.download) return (await response.blob()) as AnswerOf<E>;
  if (!endpoint.answer) return undefined as AnswerOf<E>;
  const isNone = response.status === 204 && z.safeParse(endpoint.answer, null).success;
  const answer = z.safeParse(endpoint.answer, isNone ? null : await readBody(response));
  if (!answer.success) throw new ApiError(response.status, "unreadable", z.prettifyError(answer.error));
  return answer.data as AnswerOf<E>;
}
