/** server/http: a request with an Idempotency-Key is worked on once; every repeat gets the first answer. */
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ErrorCode } from "#contract/error-codes.ts";
import { idempotencyKeyMaxLength } from "#contract/limits.ts";
import { AppError } from "../core/app-error.ts";
import type { Database } from "../database/schema.ts";
import { presentError } from "./errors.ts";
import {
  type CallWork,
  claimKey,
  forgetKey,
  giveKeyBack,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
  readKey,
} from "./idempotency-table.ts";

/** Longer than any request may run. */
const lockedForMs = 90_000;
const longestWaitMs = 30_000;
const firstPollMs = 5;
const longestPollMs = 100;
const tooManyRequests = 429;
const ourFault = 500;

export function keyedRequest(owner: string, key: string, endpoint: string, sent: unknown): KeyedRequest {
  if (key === "" || key.length > idempotencyKeyMaxLength) throw new AppError("invalid_idempotency_key");
  const requestHash = createHash("sha256").update(JSON.stringify(sent, hashedBytes)).digest();
  return { owner, key, endpoint, requestHash };
}

/** A file counts by its bytes' own hash. */
function hashedBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value;
}

/** Works on the request if nobody has; waits for whoever is at it otherwise. */
export async function answerOnce(
  db: Kysely<Database>,
  request: KeyedRequest,
  clock: () => Date,
  doWork: (work: CallWork) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const deadline = performance.now() + longestWaitMs;
  for (let pollMs = firstPollMs; ; pollMs = Math.min(pollMs * 2, longestPollMs)) {
    const work = await claimKey(db, request, clock(), lockedForMs);
    if (work) return workAndKeep(db, request, work, doWork);
    const state = await readKey(db, request);
    if (state?.kind === "done") return state.answer;
    if (state?.kind === "other_request") throw new AppError("idempotency_key_reused");
    if (performance.now() > deadline) throw new AppError("request_in_progress");
    await pause(pollMs);
  }
}

/**
 * Refusals are kept like results; what may pass by itself is not, so that a repeat can succeed. A limit's refusal leaves nothing
 * behind: a flood of them must not fill the table.
 */
async function workAndKeep(
  db: Kysely<Database>,
  request: KeyedRequest,
  work: CallWork,
  doWork: (work: CallWork) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  try {
    const answer = await doWork(work);
    await keepAnswer(db, request, answer);
    return answer;
  } catch (failure) {
    const refusal = failure instanceof AppError ? failure : undefined;
    if (refusal && isLimit(refusal) && !work.mayBeDone) await forgetKey(db, request, work);
    else if (refusal && isLasting(refusal)) await keepAnswer(db, request, presentError(refusal));
    else await giveKeyBack(db, request);
    throw failure;
  }
}

/** Limits that are no matter of rate: what they refuse may be accepted later. */
const limitCodes: ReadonlySet<ErrorCode> = new Set([
  "daily_scan_limit_exceeded",
  "anonymous_scan_limit_exceeded",
  "daily_meal_limit_exceeded",
]);

function isLimit({ status, code }: AppError): boolean {
  return status === tooManyRequests || limitCodes.has(code);
}

function isLasting(refusal: AppError): boolean {
  return refusal.status < ourFault && !isLimit(refusal);
}
