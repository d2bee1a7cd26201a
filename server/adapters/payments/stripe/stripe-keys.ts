/** server/adapters: what the application needs from outside itself. This file: how Stripe names things, and how we name ours there. */
import { createHash } from "node:crypto";

/** Names the account in what Stripe keeps of it. */
export const userIdKey = "user_id";
/** Names the plan in what Stripe keeps of a subscription: a price loses its lookup key to its successor. */
export const planIdKey = "plan_id";

/** An idempotency key, of whatever length and characters its parts are; Stripe takes 255 characters. */
export function stripeKeyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
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
