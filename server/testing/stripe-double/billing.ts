import type Stripe from "stripe";
import type { CardOutcome, DoubleState } from "./double-state.ts";
import { makeCharge } from "./make-charge.ts";
import { makeInvoice, makeInvoicePayment } from "./make-invoice.ts";
import { makeSubscription } from "./make-subscription.ts";

export const daySeconds = 24 * 60 * 60;
/** Days after the due date on which Stripe retries. */
const retryDays = [3, 5, 7];

/** Pays as the browser's form does. Null if the card is declined; the session then stays open. */
export function paySession(
  state: DoubleState,
  session: Stripe.Checkout.Session,
  card: CardOutcome,
): Stripe.Subscription | null {
  const order = state.orders.get(session.id);
  const price = state.prices.get(order?.priceId ?? "");
  if (session.status !== "open" || !order || !price) throw new Error("This session is not open.");
  if (card === "declined") return null;
  const customer = String(session.customer);
  state.cards.set(customer, card);
  const subscription = makeSubscription(state, { customer, price, ...order });
  state.subscriptions.set(subscription.id, subscription);
  const invoice = billPeriod(state, subscription, "subscription_create");
  session.status = "complete";
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.payment_status = invoice.amount_due === 0 ? "no_payment_required" : "paid";
  session.client_secret = null;
  state.recordEvent("customer.subscription.created", subscription);
  state.recordEvent("checkout.session.completed", session);
  return subscription;
}

/** Bills a new period; the amount is zero during a trial. */
export function billPeriod(
  state: DoubleState,
  subscription: Stripe.Subscription,
  reason: "subscription_create" | "subscription_cycle",
): Stripe.Invoice {
  const price = subscription.items.data[0]?.price;
  const amount = subscription.status === "trialing" ? 0 : (price?.unit_amount ?? 0);
  const invoice = makeInvoice(state, { subscription, amount, reason });
  state.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  state.recordEvent("invoice.created", invoice);
  if (amount === 0) state.recordEvent("invoice.paid", invoice);
  else {
    const payment = makeInvoicePayment(state, invoice);
    state.invoicePayments.set(payment.id, payment);
    attemptPayment(state, { subscription, invoice, payment });
  }
  return invoice;
}

interface Billing {
  readonly subscription: Stripe.Subscription;
  readonly invoice: Stripe.Invoice;
  readonly payment: Stripe.InvoicePayment;
}

/** Charges the invoice to the customer's card, which may decline, and sets subscription and invoice accordingly. */
export function attemptPayment(state: DoubleState, { subscription, invoice, payment }: Billing): void {
  const customer = String(subscription.customer);
  const isPaid = state.cards.get(customer) !== "declined";
  const { amount_due: amount, currency } = invoice;
  const paymentIntent = String(payment.payment.payment_intent);
  const charge = makeCharge(state, { amount, currency, customer, paymentIntent, isPaid });
  state.charges.set(charge.id, charge);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (isPaid) markPaid(state, { subscription, invoice, payment });
  else markFailed(state, subscription, invoice);
}

function markPaid(state: DoubleState, { subscription, invoice, payment }: Billing): void {
  payment.status = "paid";
  payment.amount_paid = invoice.amount_due;
  payment.status_transitions.paid_at = state.now;
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = state.now;
  subscription.status = "active";
  state.recordEvent("invoice.paid", invoice);
}

function markFailed(state: DoubleState, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const days = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * daySeconds;
  subscription.status = "past_due";
  state.recordEvent("invoice.payment_failed", invoice);
  if (days !== undefined) return;
  if (state.afterRetries === "canceled") endSubscription(state, subscription);
  else subscription.status = "unpaid";
}

/** Pays all open invoices, as the portal does after a card was entered. */
export function payOpenInvoices(state: DoubleState, customer: string): void {
  for (const invoice of state.invoices.values()) {
    const subscription = state.subscriptions.get(String(invoice.parent?.subscription_details?.subscription));
    const payment = [...state.invoicePayments.values()].find((candidate) => candidate.invoice === invoice.id);
    const isOpen = invoice.status === "open" && subscription?.status !== "canceled";
    if (!isOpen || subscription?.customer !== customer || !payment) continue;
    attemptPayment(state, { subscription, invoice, payment });
    state.recordEvent("customer.subscription.updated", subscription);
  }
}

/** Immediately. */
export function endSubscription(state: DoubleState, subscription: Stripe.Subscription): void {
  subscription.status = "canceled";
  subscription.ended_at = state.now;
  subscription.canceled_at ??= state.now;
  state.recordEvent("customer.subscription.deleted", subscription);
}

export function expireSession(state: DoubleState, session: Stripe.Checkout.Session): void {
  session.status = "expired";
  session.client_secret = null;
  state.recordEvent("checkout.session.expired", session);
}
