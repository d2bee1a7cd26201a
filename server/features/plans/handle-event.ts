import { findCheckout } from "./checkouts-table.ts";
import { claimPendingEvent, insertEvent, isEventHandled, markEventHandled } from "./payment-events-table.ts";
import type { ProviderEvent } from "./payment-provider.ts";
import { listRunningIdsOfCustomer } from "./subscriptions-table.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

/** The request that received the event handles it; the background round retries it from this long after. */
const firstRetryMs = 60_000;

/**
 * Stores the event, then handles it unless an earlier delivery was handled. Throws `payment_provider_failed`; the event then
 * stays pending, for the provider's next delivery or the background round.
 */
export async function recordAndHandleEvent(parts: PaymentParts, event: ProviderEvent): Promise<void> {
  const { db, provider, clock } = parts;
  const now = clock();
  const nextTryAt = new Date(now.getTime() + firstRetryMs);
  await insertEvent(db, { provider: provider.name, event, receivedAt: now, nextTryAt });
  if (!(await isEventHandled(db, provider.name, event.id))) await handleEvent(parts, event);
}

/** Handles events left over from an outage of the provider or a crash. */
export async function handlePendingEvents(parts: PaymentParts): Promise<void> {
  const { db, provider, clock, report } = parts;
  for (;;) {
    const event = await claimPendingEvent(db, provider.name, clock());
    if (!event) return;
    await handleEvent(parts, event).catch(report);
  }
}

/** An event that names nothing of ours needs no work. */
async function handleEvent(parts: PaymentParts, event: ProviderEvent): Promise<void> {
  const { db, provider, clock } = parts;
  const checkout =
    event.checkoutSessionId === null
      ? undefined
      : await findCheckout(db, provider.name, event.checkoutSessionId);
  const synced = checkout && (await syncCheckout(parts, checkout)).subscriptionId;
  for (const subscriptionId of await findAffectedSubscriptions(parts, event)) {
    if (subscriptionId !== synced) await syncSubscription(parts, subscriptionId);
  }
  await markEventHandled(db, { provider: provider.name, eventId: event.id, now: clock() });
}

async function findAffectedSubscriptions(
  { db, provider }: PaymentParts,
  event: ProviderEvent,
): Promise<Iterable<string>> {
  if (event.subscriptionId !== null) return [event.subscriptionId];
  if (event.paymentId !== null) {
    const paidFor = await provider.findSubscriptionOfPayment(event.paymentId);
    return paidFor === null ? [] : [paidFor];
  }
  if (event.customerId === null) return [];
  // The provider lists none for a deleted customer; syncing those we have stored finds them canceled.
  const listed = await provider.listSubscriptionIds(event.customerId);
  return new Set([...listed, ...(await listRunningIdsOfCustomer(db, provider.name, event.customerId))]);
}
