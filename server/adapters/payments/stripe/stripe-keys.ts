import { createHash } from "node:crypto";

/** Metadata key of the account's id. */
export const userIdKey = "user_id";
/** Metadata key of the plan's id: a replaced price passes its lookup key on to its successor. */
export const planIdKey = "plan_id";

/**
 * Built from a request's parameters, since Stripe rejects a key that comes with other parameters, and from whatever tells two
 * equal requests apart. Hashed, since Stripe accepts at most 255 characters.
 */
export function stripeIdempotencyKey(...parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

const retryWindowMs = 10 * 60_000;

/**
 * Part of a key whose other parts never change: Stripe repeats its own failures under the same key for a day, so the key must
 * change sooner, but not between two simultaneous calls.
 */
export function retryWindow(now: Date): number {
  return Math.floor(now.getTime() / retryWindowMs);
}

/** Stripe returns an id, or the whole object where the call expands it. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}

/** Stripe's times are in seconds. */
export function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
