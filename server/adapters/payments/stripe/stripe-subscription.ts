import type Stripe from "stripe";
import { type Plan, priceList } from "#domain/plans/plan.ts";
import { type SubscriptionStatus, subscriptionStatuses } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../../core/app-error.ts";
import type { ProviderSubscription } from "../../../features/plans/payment-provider.ts";
import { type StripeConnection, StripeRefusal } from "./connect-stripe.ts";
import { fromUnixSeconds, idOf, planIdKey, stripeIdempotencyKey, userIdKey } from "./stripe-keys.ts";
import { fromStripeAmount } from "./stripe-money.ts";
import { fetchCharges, fetchPaymentHistory, latestPaidCharge } from "./stripe-movements.ts";

const pageSize = 100;
const alreadyRefunded = "charge_already_refunded";
/** Eight years of a monthly subscription. */
const invoicesMax = 100;

/** Makes two calls; a third if anything was paid, and a fourth if a payment was disputed. Null if Stripe does not have it. */
export async function fetchStripeSubscription(
  stripe: StripeConnection,
  subscriptionId: string,
): Promise<ProviderSubscription | null> {
  const [subscription, invoices] = await fetchWithInvoices(stripe, subscriptionId);
  if (!subscription) return null;
  const customerId = idOf(subscription.customer) ?? "";
  return {
    ...toSubscriptionFields(subscription),
    id: subscription.id,
    customerId,
    userId: subscription.metadata[userIdKey] ?? null,
    plan: toPlan(subscription),
    ...(await fetchPaymentHistory(stripe, customerId, invoices)),
  };
}

async function fetchWithInvoices(stripe: StripeConnection, subscriptionId: string) {
  const [subscription, invoices] = await Promise.all([
    stripe.callOrNull((sdk) => sdk.subscriptions.retrieve(subscriptionId)),
    stripe.callOrNull((sdk) =>
      sdk.invoices.list({ subscription: subscriptionId, limit: invoicesMax, expand: ["data.payments"] }),
    ),
  ]);
  return [subscription, invoices?.data ?? []] as const;
}

function toSubscriptionFields(subscription: Stripe.Subscription) {
  const { start_date, cancel_at, cancel_at_period_end, trial_end, ended_at, items } = subscription;
  const status = toSubscriptionStatus(subscription.status);
  const periodEnds = items.data.map(({ current_period_end }) => current_period_end);
  return {
    status,
    startedAt: fromUnixSeconds(start_date),
    currentPeriodEnd: fromUnixSeconds(Math.max(start_date, ...periodEnds)),
    // The dashboard can also set a date; no payment follows after that either.
    cancelAtPeriodEnd: status !== "canceled" && (cancel_at_period_end || cancel_at !== null),
    trialEndsAt: trial_end === null ? null : fromUnixSeconds(trial_end),
    endedAt: ended_at === null ? null : fromUnixSeconds(ended_at),
  };
}

/** The amount is the one that Stripe charges, which may be that of an older price. */
function toPlan({ items, metadata, currency }: Stripe.Subscription): Plan {
  const price = items.data[0]?.price;
  const id = metadata[planIdKey] ?? price?.metadata[planIdKey] ?? price?.id ?? "unknown";
  const listed = priceList(currency.toUpperCase()).find((plan) => plan.id === id);
  return {
    id,
    name: listed?.name ?? price?.nickname ?? "Pro",
    priceCents: fromStripeAmount(price?.unit_amount ?? 0, currency),
    currency: currency.toUpperCase(),
    interval: price?.recurring?.interval === "year" ? "year" : "month",
  };
}

/** A status that Stripe introduced later counts as paused: it grants no Pro, and blocks a second subscription. */
export function toSubscriptionStatus(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? "paused";
}

/** Ids of the customer's subscriptions that have not ended. Empty for a deleted customer. */
export async function listStripeSubscriptionIds(
  stripe: StripeConnection,
  customer: string,
): Promise<readonly string[]> {
  const subscriptions = await stripe.callOrNull((sdk) =>
    sdk.subscriptions.list({ customer, limit: pageSize }),
  );
  return subscriptions?.data.map(({ id }) => id) ?? [];
}

/** `paymentId` is the id of a PaymentIntent. */
export async function findStripeSubscriptionOfPayment(
  stripe: StripeConnection,
  paymentId: string,
): Promise<string | null> {
  const payment = { type: "payment_intent", payment_intent: paymentId } as const;
  const payments = await stripe.callOrNull((sdk) =>
    sdk.invoicePayments.list({ payment, limit: 1, expand: ["data.invoice"] }),
  );
  const invoice = payments?.data[0]?.invoice;
  if (typeof invoice !== "object" || invoice.deleted) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

interface CancelAtPeriodEnd {
  readonly subscriptionId: string;
  readonly isCancelled: boolean;
  readonly key: string;
}

/**
 * Resuming must also clear `cancel_at`, which flexible billing may leave set, and Stripe accepts only one of the two fields
 * per request. Throws `subscription_not_found` where Stripe does not have the subscription.
 */
export async function setStripeCancelAtPeriodEnd(
  stripe: StripeConnection,
  { subscriptionId, isCancelled, key }: CancelAtPeriodEnd,
): Promise<void> {
  const update = async (parameters: Stripe.SubscriptionUpdateParams) => {
    const idempotencyKey = stripeIdempotencyKey("cancel", subscriptionId, parameters, key);
    const changed = await stripe.callOrNull((sdk) =>
      sdk.subscriptions.update(subscriptionId, parameters, { idempotencyKey }),
    );
    if (!changed) throw new AppError("subscription_not_found");
    return changed;
  };
  const changed = await update({ cancel_at_period_end: isCancelled });
  if (!isCancelled && changed.cancel_at !== null) await update({ cancel_at: "" });
}

/** Does nothing if it has ended or was deleted with its customer. Stripe ignores idempotency keys of a DELETE. */
export async function cancelStripeSubscriptionNow(
  stripe: StripeConnection,
  subscriptionId: string,
): Promise<void> {
  await stripe.callOrNull((sdk) => sdk.subscriptions.cancel(subscriptionId));
}

/** Does nothing if nothing was paid, or it was refunded already. */
export async function refundLastStripePayment(
  stripe: StripeConnection,
  subscriptionId: string,
  key: string,
): Promise<void> {
  const [subscription, invoices] = await fetchWithInvoices(stripe, subscriptionId);
  const customer = idOf(subscription?.customer);
  if (customer === null) return;
  const charge = latestPaidCharge(await fetchCharges(stripe, customer, invoices));
  if (!charge || charge.refunded) return;
  const idempotencyKey = stripeIdempotencyKey("refund", charge.id, key);
  const refund = await stripe.callOrRefusal((sdk) =>
    sdk.refunds.create({ charge: charge.id }, { idempotencyKey }),
  );
  if (refund instanceof StripeRefusal && refund.code !== alreadyRefunded) throw refund.failure;
}
