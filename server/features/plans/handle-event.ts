/** server/features/plans: plans, subscriptions, payments. This file: news of the provider is taken in, in any order and any number of times. */
import { isHandled, keepEvent, noteHandled, takeWaitingEvent } from "./payment-events-table.ts";
import type { ProviderEvent } from "./payment-provider.ts";
import { settleCheckoutSession } from "./settle-checkout.ts";
import { type PaymentParts, settleSubscription } from "./settle-subscription.ts";
import { runningOfCustomer } from "./subscriptions-table.ts";

/** Whoever received it has this long to handle it before the regular work takes it up. */
const firstTryMs = 60_000;

/**
 * Keeps the event, then handles it unless that was done. Throws `payment_provider_failed`; the event waits then, and both
 * its repeat and the regular work handle it.
 */
export async function takeInEvent(parts: PaymentParts, event: ProviderEvent): Promise<void> {
  const { db, provider, clock } = parts;
  const now = clock();
  await keepEvent(db, provider.name, event, now, new Date(now.getTime() + firstTryMs));
  if (!(await isHandled(db, provider.name, event.id))) await handle(parts, event);
}

/** What waits because the provider could not be asked when it came, or the process died. */
export async function handleWaitingEvents(parts: PaymentParts): Promise<void> {
  const { db, provider, clock, report } = parts;
  for (;;) {
    const event = await takeWaitingEvent(db, provider.name, clock());
    if (!event) return;
    await handle(parts, event).catch(report);
  }
}

/** An event that names nothing does not concern us, and is handled by having come. */
async function handle(parts: PaymentParts, event: ProviderEvent): Promise<void> {
  const { db, provider, clock } = parts;
  if (event.checkoutSessionId !== null) await settleCheckoutSession(parts, event.checkoutSessionId);
  for (const subscriptionId of await namedBy(parts, event)) await settleSubscription(parts, subscriptionId);
  await noteHandled(db, provider.name, event.id, clock());
}

async function namedBy({ db, provider }: PaymentParts, event: ProviderEvent): Promise<Iterable<string>> {
  if (event.subscriptionId !== null) return [event.subscriptionId];
  if (event.paymentId !== null) {
    const paidFor = await provider.subscriptionOfPayment(event.paymentId);
    return paidFor === null ? [] : [paidFor];
  }
  if (event.customerId === null) return [];
  // Of a deleted customer the provider lists none; ours are looked up all the same, and found ended.
  const theirs = await provider.subscriptionsOf(event.customerId);
  return new Set([...theirs, ...(await runningOfCustomer(db, provider.name, event.customerId))]);
}
