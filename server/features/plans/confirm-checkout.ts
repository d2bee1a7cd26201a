import { givesPro } from "#domain/plans/subscription-state.ts";
import { isPremium } from "../account/account-type.ts";
import { listLatestCheckouts, type StoredCheckout } from "./checkouts-table.ts";
import { listSubscriptions, type StoredSubscription } from "./subscriptions-table.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

export interface CheckoutState {
  readonly isPremium: boolean;
  readonly checkout: "none" | "pending" | "complete" | "failed";
}

const checkoutsChecked = 3;
/** An older checkout is not the one that the browser is returning from. */
const recentMs = 24 * 3_600_000;

/** The provider's answer decides, never the return URL's parameters. Throws `payment_provider_failed`. */
export async function confirmCheckout(parts: PaymentParts, userId: string): Promise<CheckoutState> {
  const { db, provider, clock } = parts;
  const since = clock().getTime() - recentMs;
  const latest = await listLatestCheckouts(db, { provider: provider.name, userId, limit: checkoutsChecked });
  const recent = latest.filter(({ createdAt }) => createdAt.getTime() >= since);
  const synced = await Promise.all(
    recent.map((one) => (one.state === "open" ? syncCheckout(parts, one) : one)),
  );
  await syncOverdueSubscriptions(parts, userId);
  const subscriptions = await listSubscriptions(db, userId);
  return { isPremium: await isPremium(db, userId), checkout: findBestOutcome(synced, subscriptions) };
}

/** The payer may be returning from the portal, where an overdue invoice was paid. */
async function syncOverdueSubscriptions(parts: PaymentParts, userId: string): Promise<void> {
  const { db, provider } = parts;
  const late = (await listSubscriptions(db, userId)).filter(
    (one) => one.provider === provider.name && (one.status === "past_due" || one.status === "unpaid"),
  );
  await Promise.all(late.map(({ providerId }) => syncSubscription(parts, providerId)));
}

/** The outcome of the checkout that got furthest. */
function findBestOutcome(
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
