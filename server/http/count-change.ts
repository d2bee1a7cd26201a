import { type OwnerFor, ownerKeyOf } from "./caller.ts";
import { rateLimits } from "./rate-limit-list.ts";
import type { Attempt } from "./rate-limits.ts";

interface Change {
  readonly caller: OwnerFor<"anyone">;
  readonly address: string;
}

/** Calls that each write a row count before any is written. */
export const countChange = {
  attempts: ({ caller, address }: Change): readonly Attempt[] => [
    { limit: rateLimits.changeByCaller, who: ownerKeyOf(caller, address) },
  ],
  needsOnlyOwner: true,
} as const;
