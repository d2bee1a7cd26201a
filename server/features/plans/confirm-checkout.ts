/** server/features/plans: plans, subscriptions, payments. This file: a browser that comes back from a payment asks what came of it. */
import { givesPro } from "#domain/plans/subscription-state.ts";
import { isPremium } from "../identity/account-type.ts";
import { latestCheckouts, type StoredCheckout } from "./checkouts-table.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { type PaymentParts, settleSubscription } from "./settle-subscription.ts";
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
  await settleLateOnes(parts, userId);
  const subscriptions = await subscriptionsOfUser(db, userId);
  return { isPremium: await isPremium(db, userId), checkout: outcomeOf(settled, subscriptions) };
}

/** The payer may come back from the portal, where what was open has been paid. */
async function settleLateOnes(parts: PaymentParts, userId: string): Promise<void> {
  const { db, provider } = parts;
  const late = (await subscriptionsOfUser(db, userId)).filter(
    (one) => one.provider === provider.name && (one.status === "past_due" || one.status === "unpaid"),
  );
  await Promise.all(late.map(({ providerId }) => settleSubscription(parts, providerId)));
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
