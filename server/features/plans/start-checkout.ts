/** server/features/plans: plans, subscriptions, payments. This file: somebody begins to subscribe. */
import { createHash, randomUUID } from "node:crypto";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../core/app-error.ts";
import { findPerson } from "../identity/users-table.ts";
import { insertCheckout, latestCheckouts } from "./checkouts-table.ts";
import { customerOfUser, keepCustomer } from "./customers-table.ts";
import { ownUrl } from "./own-url.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { type PaymentParts, settleSubscription } from "./settle-subscription.ts";
import { type StoredSubscription, subscriptionsOfUser } from "./subscriptions-table.ts";

export interface CheckoutWish {
  readonly userId: string;
  readonly planId: string;
  readonly successUrl: string;
  /** As the caller sent it; a repeat begins the same checkout. */
  readonly idempotencyKey: string | undefined;
  /** Where browsers reach us: the only places that a payment may come back to. */
  readonly ownOrigins: readonly string[];
}

/** News of a checkout that was left open is asked for after this, should none have come. */
const firstLookMs = 5 * 60_000;
/** Of those left open, which are asked about before another is begun. */
const openCheckoutsAsked = 3;

/**
 * Throws `success_url_not_ours`, `already_subscribed` beside a subscription that runs, `plan_not_available`, and
 * `payment_provider_failed`: nothing is begun then.
 */
export async function startCheckout(
  parts: PaymentParts,
  wish: CheckoutWish,
): Promise<{ clientSecret: string }> {
  const { db, provider, clock } = parts;
  const { userId, planId } = wish;
  const returnUrl = ownUrl(wish.successUrl, wish.ownOrigins);
  await settleWhatIsOpen(parts, userId);
  const earlier = await subscriptionsOfUser(db, userId);
  if (await isSubscribed(parts, earlier)) throw new AppError("already_subscribed");
  const person = await findPerson(db, userId);
  if (!person) throw new AppError("unauthorized");
  const started = await provider.startCheckout({
    ...{ userId, planId, returnUrl, email: person.email, language: person.language },
    name: [person.firstName, person.lastName].filter(Boolean).join(" "),
    customerId: await customerOfUser(db, provider.name, userId),
    withTrial: !earlier.some(hasBegun),
    idempotencyKey: keyOf(userId, wish.idempotencyKey),
  });
  const createdAt = clock();
  const nextLookAt = new Date(createdAt.getTime() + firstLookMs);
  await db.transaction().execute(async (transaction) => {
    await keepCustomer(transaction, provider.name, userId, started.customerId);
    const { sessionId } = started;
    await insertCheckout(transaction, {
      ...{ provider: provider.name, sessionId, userId, planId, createdAt, nextLookAt },
    });
  });
  return { clientSecret: started.clientSecret };
}

/** What was paid a moment ago in another tab counts, though its news has not come yet. */
async function settleWhatIsOpen(parts: PaymentParts, userId: string): Promise<void> {
  const latest = await latestCheckouts(parts.db, parts.provider.name, userId, openCheckoutsAsked);
  const open = latest.filter(({ state }) => state === "open");
  await Promise.all(open.map((checkout) => settleCheckout(parts, checkout)));
}

/** One that seems to run is looked up first: it may have ended without our knowing. */
async function isSubscribed(
  parts: PaymentParts,
  subscriptions: readonly StoredSubscription[],
): Promise<boolean> {
  const running = subscriptions.find(blocksCheckout);
  if (!running) return false;
  if (running.provider === parts.provider.name) await settleSubscription(parts, running.providerId);
  return (await subscriptionsOfUser(parts.db, running.userId)).some(blocksCheckout);
}

/** A trial is for the first subscription; one that never began was none. */
function hasBegun({ status }: StoredSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}

/** Two accounts may send the same key. */
function keyOf(userId: string, sent: string | undefined): string {
  return createHash("sha256")
    .update(`${userId}:${sent ?? randomUUID()}`)
    .digest("base64url");
}
