/** server/features/plans: plans, subscriptions, payments. This file: a browser that comes back from a payment asks what came of it. */
import { givesPro } from "#domain/plans/subscription-state.ts";
import { isPremium } from "../identity/account-type.ts";
import { latestCheckouts, type StoredCheckout } from "./checkouts-table.ts";
import { settleCheckout } from "./settle-checkout.ts";
import type { PaymentParts } from "./settle-subscription.ts";
import { type StoredSubscription, subscriptionsOfUser } from "./subscriptions-table.ts";

export interface CheckoutState {
  readonly isPremium: boolean;
  readonly checkout: "none" | "pending" | "complete" | "failed";
}

const checkoutsAsked = 3;
/** What was begun before says nothing of the payment that the browser comes back from. */
const recentMs = 24 * 3_600_000;

/** The provider is asked, never the browser's address. Throws `payment_provider_failed`. */
export async function confirmCheckout(parts: PaymentParts, userId: string): Promise<CheckoutState> {
  const { db, provider, clock } = parts;
  const since = clock().getTime() - recentMs;
  const latest = await latestCheckouts(db, provider.name, userId, checkoutsAsked);
  const recent = latest.filter(({ createdAt }) => createdAt.getTime() >= since);
  const settled = await Promise.all(
    recent.map((one) => (one.state === "open" ? settleCheckout(parts, one) : one)),
  );
  const subscriptions = await subscriptionsOfUser(db, userId);
  return { isPremium: await isPremium(db, userId), checkout: outcomeOf(settled, subscriptions) };
}

/** Of several, the one that led furthest. */
function outcomeOf(
  checkouts: readonly StoredCheckout[],
  subscriptions: readonly StoredSubscription[],
): CheckoutState["checkout"] {
  const outcomes = checkouts.map((checkout) => {
    if (checkout.state === "open") return "pending";
    if (checkout.state === "expired") return "failed";
    const bought = subscriptions.find(({ providerId }) => providerId === checkout.subscriptionId);
    if (bought && givesPro(bought)) return "complete";
    return bought === undefined || bought.status === "incomplete" ? "pending" : "failed";
  });
  const order = ["complete", "pending", "failed"] as const;
  return order.find((outcome) => outcomes.includes(outcome)) ?? "none";
}
