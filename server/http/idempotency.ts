import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { idempotencyKeyMaxLength } from "#contract/limits.ts";
import { AppError } from "../core/app-error.ts";
import type { Database } from "../database/schema.ts";
import { CallAnswer } from "./call-answer.ts";
import { presentError } from "./errors.ts";
import {
  answerRow,
  deleteKey,
  type KeyedRequest,
  type NewRow,
  readKey,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
} from "./idempotency-table.ts";
import { openCall } from "./open-call.ts";

const maxWaitMs = 30_000;
const firstPollMs = 5;
const maxPollMs = 100;
const tooManyRequests = 429;
const firstServerErrorStatus = 500;

/** The key as sent; undefined where the call has none, or its endpoint takes none. */
export function idempotencyKeyOf(endpoint: AnyEndpoint, request: FastifyRequest): string | undefined {
  const key = endpoint.isIdempotent ? request.headers["idempotency-key"] : undefined;
  return key === undefined ? undefined : String(key).trim();
}

interface SentRequest {
  readonly request: FastifyRequest;
  readonly owner: string;
  readonly parsed: unknown;
}

/** Undefined for a call without a key. Throws `invalid_idempotency_key`. */
export function keyedRequestOf(
  endpoint: AnyEndpoint,
  { request, owner, parsed }: SentRequest,
): KeyedRequest | undefined {
  const key = idempotencyKeyOf(endpoint, request);
  if (key === undefined) return undefined;
  if (key === "" || key.length > idempotencyKeyMaxLength) throw new AppError("invalid_idempotency_key");
  const requestHash = createHash("sha256").update(JSON.stringify(parsed, hashBytes)).digest();
  return { owner, key, endpoint: `${endpoint.method} ${request.url.split("?")[0]}`, requestHash };
}

/** Files are hashed separately instead of being serialized. */
function hashBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value;
}

interface OnceOptions {
  readonly clock: () => Date;
  /** Whose key was claimed beforehand; undefined where that failed. */
  readonly claimed: NewRow | undefined;
  readonly handle: (newRow: NewRow, answer: CallAnswer) => Promise<StoredAnswer>;
}

/** Handles the request unless it was handled before; waits if another process is handling it. */
export async function answerOnce(
  db: Kysely<Database>,
  request: KeyedRequest,
  { clock, claimed, handle }: OnceOptions,
): Promise<StoredAnswer> {
  if (claimed) return runAndStore(db, request, { newRow: claimed, handle });
  const deadline = performance.now() + maxWaitMs;
  for (let pollMs = firstPollMs; ; pollMs = Math.min(pollMs * 2, maxPollMs)) {
    const state = await readKey(db, request);
    if (state?.kind === "done") return state.answer;
    if (state?.kind === "other_request") throw new AppError("idempotency_key_reused");
    if (performance.now() > deadline) throw new AppError("request_in_progress");
    await pause(pollMs);
    const { newRow } = await openCall(db, { keyed: request, now: clock() });
    if (newRow) return runAndStore(db, request, { newRow, handle });
  }
}

/**
 * Refusals are stored like results, but temporary failures are not, so that a repeat can succeed. Refusals by a limit delete the
 * row: a flood of them must not fill the table.
 */
async function runAndStore(
  db: Kysely<Database>,
  request: KeyedRequest,
  { newRow, handle }: { readonly newRow: NewRow; readonly handle: OnceOptions["handle"] },
): Promise<StoredAnswer> {
  const store = (answer: StoredAnswer) => storeAnswer(answerRow(request, answer)).execute(db);
  try {
    const callAnswer = new CallAnswer(request);
    const answer = await handle(newRow, callAnswer);
    if (!callAnswer.stored) await store(answer);
    return answer;
  } catch (failure) {
    const refusal = failure instanceof AppError ? failure : undefined;
    if (refusal && isLimit(refusal) && !newRow.mayExist) await deleteKey(db, request, newRow.id);
    else if (refusal && isPermanent(refusal)) await store(presentError(refusal));
    else await releaseKey(db, request);
    throw failure;
  }
}

/** Limits other than rate limits whose refusals are temporary. */
const limitCodes: ReadonlySet<ErrorCode> = new Set([
  "daily_scan_limit_exceeded",
  "anonymous_scan_limit_exceeded",
  "daily_meal_limit_exceeded",
]);

function isLimit({ status, code }: AppError): boolean {
  return status === tooManyRequests || limitCodes.has(code);
}

function isPermanent(refusal: AppError): boolean {
  return refusal.status < firstServerErrorStatus && !isLimit(refusal);
}
