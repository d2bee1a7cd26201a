/** server/features/plans: plans, subscriptions, payments. This file: what came of a checkout, as the provider has it. */
import { findCheckout, noteCheckout, type StoredCheckout } from "./checkouts-table.ts";
import { type PaymentParts, settleSubscription } from "./settle-subscription.ts";

/** A session that we did not begin says nothing. Throws `payment_provider_failed`. */
export async function settleCheckoutSession(parts: PaymentParts, sessionId: string): Promise<void> {
  const checkout = await findCheckout(parts.db, parts.provider.name, sessionId);
  if (checkout) await settleCheckout(parts, checkout);
}

/**
 * What was bought is settled before the checkout is noted, so that a fault in between loses nothing. Bought for an account
 * that was deleted meanwhile, it is given back and ended at once. Throws `payment_provider_failed`.
 */
export async function settleCheckout(parts: PaymentParts, checkout: StoredCheckout): Promise<StoredCheckout> {
  const { db, provider } = parts;
  const progress = (await provider.lookUpCheckout(checkout.sessionId)) ?? {
    ...{ status: "expired" as const, subscriptionId: checkout.subscriptionId },
  };
  const { subscriptionId } = progress;
  if (subscriptionId !== null && checkout.userId === null) {
    await provider.refundLastPayment(subscriptionId, `orphan-refund-${subscriptionId}`);
    await provider.endNow(subscriptionId);
  } else if (subscriptionId !== null) {
    await settleSubscription(parts, subscriptionId);
  }
  await noteCheckout(db, provider.name, checkout.sessionId, progress);
  return { ...checkout, state: progress.status, subscriptionId };
}
