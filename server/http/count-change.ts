import { type Caller, ownerKeyOf } from "./caller.ts";
import { rateLimits } from "./rate-limit-list.ts";
import type { RateLimiter } from "./rate-limits.ts";

interface Change {
  readonly caller: Caller;
  readonly address: string;
  readonly now: Date;
}

/** Counts calls that each write a row, before any is written. Throws `too_many_requests`. */
export function createChangeCounter(limiter: RateLimiter) {
  return ({ caller, address, now }: Change) =>
    limiter.take(rateLimits.changeByCaller, ownerKeyOf(caller, address), now);
}
