import { createHash } from "node:crypto";

/** Names the account in what Stripe keeps of it. */
export const userIdKey = "user_id";
/** Names the plan in what Stripe keeps of a subscription: a price loses its lookup key to its successor. */
export const planIdKey = "plan_id";

/**
 * An idempotency key of a request's parameters and of what makes two equal requests different: Stripe refuses a key that
 * comes with other parameters. Of whatever length its parts are; Stripe takes 255 characters.
 */
export function stripeIdempotencyKey(...parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

const retryWindowMs = 10 * 60_000;

/**
 * Part of a key whose other parts never change: Stripe repeats its own failures to the same key for a day, so the key must
 * change sooner than that, but not between two calls made at the same time.
 */
export function retryWindow(now: Date): number {
  return Math.floor(now.getTime() / retryWindowMs);
}

/** Stripe gives an id, or the whole thing where it was asked to. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}

/** Stripe counts seconds. */
export function instantOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
