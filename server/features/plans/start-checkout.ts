import { createHash, randomUUID } from "node:crypto";
import type { Plan } from "#domain/plans/plan.ts";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../core/app-error.ts";
import { findPerson } from "../account/users-table.ts";
import { insertCheckout, listLatestCheckouts } from "./checkouts-table.ts";
import { findCustomerOfUser, saveCustomer } from "./customers-table.ts";
import { requireOwnUrl } from "./own-url.ts";
import { listSubscriptions, type StoredSubscription } from "./subscriptions-table.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

export interface CheckoutRequest {
  readonly userId: string;
  readonly planId: string;
  readonly successUrl: string;
  /** The caller's key; a repeat returns the same checkout. */
  readonly idempotencyKey: string | undefined;
  /** The plans shown to the account: no other can be bought. */
  readonly offered: readonly Plan[];
  /** The origins that a payment may return to. */
  readonly ownOrigins: readonly string[];
}

/** When the checkout is looked up, in case no event of it arrives. */
const firstSyncMs = 5 * 60_000;
const openCheckoutsChecked = 3;

/**
 * Throws `success_url_not_ours`, `already_subscribed`, `plan_not_available` and `payment_provider_failed`, and starts nothing
 * then.
 */
export async function startCheckout(
  parts: PaymentParts,
  request: CheckoutRequest,
): Promise<{ clientSecret: string }> {
  const { db, provider, clock } = parts;
  const { userId, planId } = request;
  const returnUrl = requireOwnUrl(request.successUrl, request.ownOrigins);
  if (!request.offered.some(({ id }) => id === planId)) throw new AppError("plan_not_available");
  await syncOpenCheckouts(parts, userId);
  const earlier = await listSubscriptions(db, userId);
  if (await hasRunningSubscription(parts, earlier)) throw new AppError("already_subscribed");
  const person = await findPerson(db, userId);
  if (!person) throw new AppError("unauthorized");
  const started = await provider.startCheckout({
    userId,
    planId,
    returnUrl,
    email: person.email,
    language: person.language,
    name: [person.firstName, person.lastName].filter(Boolean).join(" "),
    customerId: await findCustomerOfUser(db, provider.name, userId),
    withTrial: !earlier.some(hasStarted),
    idempotencyKey: checkoutKey(userId, request.idempotencyKey),
  });
  const createdAt = clock();
  const nextSyncAt = new Date(createdAt.getTime() + firstSyncMs);
  await db.transaction().execute(async (transaction) => {
    await saveCustomer(transaction, { provider: provider.name, userId, customerId: started.customerId });
    await insertCheckout(transaction, {
      provider: provider.name,
      sessionId: started.sessionId,
      userId,
      planId,
      createdAt,
      nextSyncAt,
    });
  });
  return { clientSecret: started.clientSecret };
}

/** A payment made a moment ago in another tab counts, even if its event has not arrived. */
async function syncOpenCheckouts(parts: PaymentParts, userId: string): Promise<void> {
  const latest = await listLatestCheckouts(parts.db, {
    provider: parts.provider.name,
    userId,
    limit: openCheckoutsChecked,
  });
  const open = latest.filter(({ state }) => state === "open");
  await Promise.all(open.map((checkout) => syncCheckout(parts, checkout)));
}

/** Syncs first: the stored subscription may have ended in the meantime. */
async function hasRunningSubscription(
  parts: PaymentParts,
  subscriptions: readonly StoredSubscription[],
): Promise<boolean> {
  const running = subscriptions.find(blocksCheckout);
  if (!running) return false;
  if (running.provider === parts.provider.name) await syncSubscription(parts, running.providerId);
  return (await listSubscriptions(parts.db, running.userId)).some(blocksCheckout);
}

/** Whether a subscription started, and so used up the account's one trial. */
function hasStarted({ status }: StoredSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}

/** The key for the provider. It includes the user: two accounts may send the same key. */
function checkoutKey(userId: string, sent: string | undefined): string {
  return createHash("sha256")
    .update(`${userId}:${sent ?? randomUUID()}`)
    .digest("base64url");
}
