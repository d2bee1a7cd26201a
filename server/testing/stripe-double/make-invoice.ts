import type Stripe from "stripe";
import type { DoubleState } from "./double-state.ts";

export interface InvoiceFields {
  readonly subscription: Stripe.Subscription;
  readonly amount: number;
  readonly reason: "subscription_create" | "subscription_cycle";
}

/** Finalized and open; an amount of zero counts as paid immediately. */
export function makeInvoice(
  state: DoubleState,
  { subscription, amount, reason }: InvoiceFields,
): Stripe.Invoice {
  const id = state.newId("in");
  const customer =
    typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id;
  const isPaid = amount === 0;
  return {
    ...defaultFields,
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: state.now,
    currency: subscription.currency,
    customer,
    customer_email: state.customers.get(customer)?.email ?? null,
    effective_at: state.now,
    lines: { object: "list", data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    number: `DOUBLE-${id}`,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: state.now,
    period_start: state.now,
    status: isPaid ? "paid" : "open",
    status_transitions: {
      finalized_at: state.now,
      marked_uncollectible_at: null,
      paid_at: isPaid ? state.now : null,
      voided_at: null,
    },
    subtotal: amount,
    total: amount,
  };
}

export function makeInvoicePayment(state: DoubleState, invoice: Stripe.Invoice): Stripe.InvoicePayment {
  return {
    id: state.newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: state.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: state.newId("pi") },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

/** The same in all our invoices. */
const defaultFields = {
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  default_tax_rates: [],
  discounts: [],
  issuer: { type: "self" },
  livemode: false,
  metadata: {},
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  account_country: "US",
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  default_payment_method: null,
  default_source: null,
  description: null,
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  subtotal_excluding_tax: null,
  test_clock: null,
  total_discount_amounts: [],
  total_excluding_tax: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
