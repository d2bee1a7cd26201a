/** server/adapters: what the application needs from outside itself. This file: Stripe as whoever takes the money. */
import type { PaymentProvider } from "../../../features/plans/payment-provider.ts";
import { connectStripe, type StripeAddress } from "./connect-stripe.ts";
import { lookUpStripeCheckout, startStripeCheckout } from "./stripe-checkout.ts";
import { openStripePortal } from "./stripe-customer.ts";
import { readStripeEvent } from "./stripe-event.ts";
import { retryWindow, stripeKeyOf } from "./stripe-keys.ts";
import { createStripePrices } from "./stripe-prices.ts";
import {
  cancelStripeSubscription,
  endStripeSubscription,
  lookUpStripeSubscription,
  refundStripeSubscription,
  stripeSubscriptionOfPayment,
  stripeSubscriptionsOf,
} from "./stripe-subscription.ts";

export interface StripeSettings extends StripeAddress {
  /** For the browser; it opens nothing by itself. */
  readonly publishableKey: string;
  /** Signs what Stripe tells us. */
  readonly webhookSecret: string;
  /** ISO 4217, capitals: what we sell in. */
  readonly currency: string;
}

/** Loads Stripe's SDK and asks nothing yet: a provider that is down does not keep the server from starting. */
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
    lookUpCheckout: (sessionId) => lookUpStripeCheckout(stripe, sessionId),
    lookUpSubscription: (id) => lookUpStripeSubscription(stripe, id),
    subscriptionsOf: (customerId) => stripeSubscriptionsOf(stripe, customerId),
    subscriptionOfPayment: (paymentId) => stripeSubscriptionOfPayment(stripe, paymentId),
    setCancelAtPeriodEnd: (id, isCancelled, key) => cancelStripeSubscription(stripe, id, isCancelled, key),
    openPortal: (visit) => openStripePortal(stripe, visit),
    endNow: (id) => endStripeSubscription(stripe, id),
    refundLastPayment: (id, key) =>
      refundStripeSubscription(stripe, id, stripeKeyOf(key, retryWindow(clock()))),
    readEvent: (rawBody, headers) =>
      readStripeEvent(stripe.webhooks, settings.webhookSecret, rawBody, headers, clock()),
  };
}
