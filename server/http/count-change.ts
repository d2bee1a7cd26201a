import { type Caller, ownerKeyOf } from "./caller.ts";
import { rateLimits } from "./rate-limit-list.ts";
import type { Attempt } from "./rate-limits.ts";

interface Change {
  readonly caller: Caller;
  readonly address: string;
}

/** Calls that each write a row count before any is written. */
export const countChange = {
  attempts: ({ caller, address }: Change): readonly Attempt[] => [
    { limit: rateLimits.changeByCaller, who: ownerKeyOf(caller, address) },
  ],
} as const;
