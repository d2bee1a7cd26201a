import type Stripe from "stripe";
import type { DoubleState } from "./double-state.ts";

const daySeconds = 24 * 60 * 60;

export interface SubscriptionFields {
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly trialDays: number;
  readonly metadata: Record<string, string>;
}

export function makeSubscription(state: DoubleState, given: SubscriptionFields): Stripe.Subscription {
  const { customer, price, trialDays, metadata } = given;
  const id = state.newId("sub");
  const trialEnd = trialDays > 0 ? state.now + trialDays * daySeconds : null;
  const periodEnd = trialEnd ?? afterInterval(state.now, price);
  return {
    ...defaultFields,
    id,
    object: "subscription",
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? state.now,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    cancel_at_period_end: false,
    collection_method: "charge_automatically",
    created: state.now,
    currency: price.currency,
    customer,
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [makeItem(state, { subscription: id, price, periodEnd })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata,
    start_date: state.now,
    status: trialEnd === null ? "active" : "trialing",
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: trialEnd === null ? null : state.now,
  };
}

interface NewItem {
  readonly subscription: string;
  readonly price: Stripe.Price;
  readonly periodEnd: number;
}

function makeItem(state: DoubleState, { subscription, price, periodEnd }: NewItem): Stripe.SubscriptionItem {
  return {
    id: state.newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: state.now,
    current_period_end: periodEnd,
    current_period_start: state.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The legacy form of a price, which Stripe still includes. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: typeof price.product === "string" ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** The same day of the next month or year, or that month's last day. In seconds. */
export function afterInterval(seconds: number, { recurring }: Stripe.Price): number {
  const from = new Date(seconds * 1000);
  const months = recurring?.interval === "year" ? 12 : 1;
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

/** Fields that our subscriptions do not use. */
const defaultFields = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  ended_at: null,
  latest_invoice: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} satisfies Partial<Stripe.Subscription>;
