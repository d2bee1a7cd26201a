import type { PaymentProvider } from "../../../features/plans/payment-provider.ts";
import { connectStripe, type StripeAddress } from "./connect-stripe.ts";
import { fetchStripeCheckout, startStripeCheckout } from "./stripe-checkout.ts";
import { openStripePortal } from "./stripe-customer.ts";
import { parseStripeEvent } from "./stripe-event.ts";
import { retryWindow, stripeIdempotencyKey } from "./stripe-keys.ts";
import { createStripePrices } from "./stripe-prices.ts";
import {
  cancelStripeSubscriptionNow,
  fetchStripeSubscription,
  findStripeSubscriptionOfPayment,
  listStripeSubscriptionIds,
  refundLastStripePayment,
  setStripeCancelAtPeriodEnd,
} from "./stripe-subscription.ts";

export interface StripeSettings extends StripeAddress {
  /** Sent to the browser; not a secret. */
  readonly publishableKey: string;
  /** Stripe signs events with it. */
  readonly webhookSecret: string;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

/** Loads the SDK but makes no call yet, so that the server also starts while Stripe is down. */
export async function createStripePayments(
  settings: StripeSettings,
  clock: () => Date = () => new Date(),
): Promise<PaymentProvider> {
  const stripe = await connectStripe(settings);
  const prices = createStripePrices(stripe, settings.currency);
  return {
    name: "stripe",
    setup: { provider: "stripe", publishableKey: settings.publishableKey },
    now: async () => clock(),
    plans: prices.plans,
    startCheckout: (order) => startStripeCheckout({ stripe, prices, clock }, order),
    fetchCheckout: (sessionId) => fetchStripeCheckout(stripe, sessionId),
    fetchSubscription: (id) => fetchStripeSubscription(stripe, id),
    listSubscriptionIds: (customerId) => listStripeSubscriptionIds(stripe, customerId),
    findSubscriptionOfPayment: (paymentId) => findStripeSubscriptionOfPayment(stripe, paymentId),
    setCancelAtPeriodEnd: (id, isCancelled, key) =>
      setStripeCancelAtPeriodEnd(stripe, { subscriptionId: id, isCancelled, key }),
    openPortal: (visit) => openStripePortal(stripe, visit),
    cancelNow: (id) => cancelStripeSubscriptionNow(stripe, id),
    refundLastPayment: (id, key) =>
      refundLastStripePayment(stripe, id, stripeIdempotencyKey(key, retryWindow(clock()))),
    parseEvent: (rawBody, headers) =>
      parseStripeEvent(stripe.webhooks, {
        webhookSecret: settings.webhookSecret,
        rawBody,
        headers,
        now: clock(),
      }),
  };
}
