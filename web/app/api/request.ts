import * as z from "zod/mini";
import type { Access, AnswerOf, AnyEndpoint, CallOf } from "#contract/endpoint.ts";
import { requestTimeoutMs } from "#contract/limits.ts";
import { nowMs } from "../time/clock.ts";
import { claimsOf, isExpired } from "./access-token.ts";
import { ApiError } from "./api-error.ts";
import { type AnyCall, requestBody, requestHeaders, requestUrl } from "./build-request.ts";
import { askForProof } from "./fresh-proof.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { readBody, send, toApiError } from "./send.ts";
import { endSession } from "./session-end.ts";
import { signedInAccountId, storedAnonymousToken, storedTokens } from "./stored-tokens.ts";

/** Answers calls that are parts of another one (shared-call.ts). */
export interface SharedAnswers {
  /** Undefined, or a promise of undefined, if the call has to be made. */
  take(endpoint: AnyEndpoint, call: AnyCall): Promise<{ readonly answer: unknown } | undefined> | undefined;
  /** Called before a change, which makes earlier answers outdated. */
  forget(): void;
}

let shared: SharedAnswers | undefined;

export function shareAnswers(answers: SharedAnswers): void {
  shared = answers;
}

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Key of an idempotent call: send the same with every retry of the same action. Defaults to a new key. */
  readonly idempotencyKey?: string | undefined;
  /** The request continues if the page is left before the answer arrives. */
  readonly outlivesPage?: true;
}

/** Calls an endpoint of the contract, typed by it, with the session's tokens. */
export async function request<const E extends AnyEndpoint>(
  endpoint: E,
  call: CallOf<E>,
  options: RequestOptions = {},
): Promise<AnswerOf<E>> {
  const idempotencyKey = endpoint.isIdempotent ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  const accountId = signedInAccountId();
  const sendAs = async (accessToken: string | undefined) => {
    // Another account may have signed in meanwhile, in another tab: it must not be sent what this one typed.
    if (accountId !== undefined && accessToken !== undefined && claimsOf(accessToken)?.userId !== accountId)
      throw unauthorized();
    return send({
      url: requestUrl(endpoint, call),
      method: endpoint.method,
      headers: requestHeaders(call, { accessToken, anonymousToken: storedAnonymousToken(), idempotencyKey }),
      body: requestBody(endpoint, call),
      timeoutMs: endpoint.timeoutMs ?? requestTimeoutMs,
      signal: options.signal,
      outlivesPage: options.outlivesPage,
    });
  };

  const exchange = async () => {
    if (endpoint.method !== "GET" && endpoint.token !== "read") shared?.forget();
    const accessToken = await accessTokenFor(endpoint.access);
    const response = await sendAs(accessToken);
    const finalResponse = response.ok
      ? response
      : await retryAfterRefusal(response, { endpoint, accessToken, sendAs });
    return readAnswer(endpoint, finalResponse);
  };

  const taken = shared?.take(endpoint, call);
  const part = taken && (await taken);
  // An answer shared under this call's key has the type of its endpoint.
  const answer = part ? (part.answer as AnswerOf<E>) : await exchange();
  if (accountId !== undefined && isOfAccountThatLeft(endpoint, accountId)) throw unauthorized();
  return answer;
}

/** The account signed out, or another signed in, while the answer was under way: it must not be shown or stored. */
function isOfAccountThatLeft({ access }: AnyEndpoint, accountId: string): boolean {
  const present = signedInAccountId();
  // Such a call needed no session, so it has been done: if it seemed to fail, a message would be sent twice.
  if (access === "anyone" && present === undefined) return false;
  return present !== accountId;
}

interface SentCall {
  readonly endpoint: AnyEndpoint;
  readonly accessToken: string | undefined;
  readonly sendAs: (accessToken: string | undefined) => Promise<Response>;
}

/** Throws the failure, unless a new access token or a proof of who sends it may help. */
async function retryAfterRefusal(
  response: Response,
  { endpoint, accessToken, sendAs }: SentCall,
): Promise<Response> {
  const failure = await toApiError(response);
  if (accessToken === undefined || !isTokenRefused(failure))
    return retryWithProof(failure, { endpoint, sendAs });
  const renewed = await retryWithNewToken(accessToken, sendAs);
  return renewed.ok ? renewed : retryWithProof(await toApiError(renewed), { endpoint, sendAs });
}

/** Throws the failure unless it asks for a fresh proof and the person gives one. */
async function retryWithProof(
  failure: ApiError,
  { endpoint, sendAs }: Pick<SentCall, "endpoint" | "sendAs">,
): Promise<Response> {
  if (failure.code !== "fresh_proof_needed" || !(await askForProof())) throw failure;
  const retried = await sendAs(await accessTokenFor(endpoint.access));
  if (!retried.ok) throw await toApiError(retried);
  return retried;
}

function unauthorized(): ApiError {
  return new ApiError(401, "unauthorized", "Unauthorized");
}

/** A 401 may also be about something else in the call, such as a visitor's session. */
function isTokenRefused({ status, code }: ApiError): boolean {
  return status === 401 && (code === "unauthorized" || code === "unknown");
}

/** The server rejected a token that had not expired: refresh and retry once, then end the session. The answer may be another refusal. */
async function retryWithNewToken(
  refused: string,
  sendAs: (token: string) => Promise<Response>,
): Promise<Response> {
  const renewed = await refreshTokens(refused);
  const response = renewed === undefined ? undefined : await sendAs(renewed);
  if (response && response.status !== 401) return response;
  endSession();
  throw unauthorized();
}

/** Endpoints open to anyone work without a valid session: what a person typed must get through. */
async function accessTokenFor(access: Access): Promise<string | undefined> {
  if (access === "public") return undefined;
  if (access !== "anyone") return currentAccessToken(access);
  const stored = storedTokens()?.accessToken;
  return stored === undefined || !isExpired(stored, nowMs())
    ? stored
    : refreshTokens(stored).catch(() => undefined);
}

async function currentAccessToken(access: Access): Promise<string | undefined> {
  const tokens = storedTokens();
  // The server would refuse anyway: after signing out, a page that is about to leave sends nothing.
  if (!tokens && access !== "visitor") throw unauthorized();
  if (!tokens) return undefined;
  if (!isExpired(tokens.accessToken, nowMs())) return tokens.accessToken;
  const renewed = await refreshTokens(tokens.accessToken);
  if (renewed !== undefined) return renewed;
  endSession();
  throw unauthorized();
}

async function readAnswer<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  // TypeScript cannot follow the endpoint's optional schema into a generic's conditional type; `AnswerOf` is that type.
  if (endpoint.download) return (await response.blob()) as AnswerOf<E>;
  if (!endpoint.answer) return undefined as AnswerOf<E>;
  const isEmpty = response.status === 204 && z.safeParse(endpoint.answer, null).success;
  const answer = z.safeParse(endpoint.answer, isEmpty ? null : await readBody(response));
  if (!answer.success) throw new ApiError(response.status, "unreadable", z.prettifyError(answer.error));
  return answer.data as AnswerOf<E>;
}
