import { type StoredCheckout, saveCheckoutProgress } from "./checkouts-table.ts";
import type { CheckoutProgress } from "./payment-provider.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

/**
 * Fetches a checkout's progress and stores it, after the subscription it led to, so that a failure in between is retried. A
 * subscription bought for an account deleted in the meantime is refunded and canceled. Throws `payment_provider_failed`.
 */
export async function syncCheckout(parts: PaymentParts, checkout: StoredCheckout): Promise<StoredCheckout> {
  const { db, provider } = parts;
  const expired: CheckoutProgress = { status: "expired", subscriptionId: checkout.subscriptionId };
  const progress = (await provider.fetchCheckout(checkout.sessionId)) ?? expired;
  const { status, subscriptionId } = progress;
  if (subscriptionId !== null && checkout.userId === null) {
    await provider.refundLastPayment(subscriptionId, `orphan-refund-${subscriptionId}`);
    await provider.cancelNow(subscriptionId);
  } else if (subscriptionId !== null) {
    await syncSubscription(parts, subscriptionId);
  }
  await saveCheckoutProgress(db, { provider: provider.name, sessionId: checkout.sessionId, progress });
  return { ...checkout, state: status, subscriptionId };
}
