/** server/testing: what the server's tests stand on. This file: what Stripe's billing does when a form is paid and as time goes by. */
import type Stripe from "stripe";
import type { CardOutcome, DoubleState } from "./double-state.ts";
import { makeCharge } from "./make-charge.ts";
import { makeInvoice, makeInvoicePayment } from "./make-invoice.ts";
import { afterInterval, makeSubscription } from "./make-subscription.ts";

const daySeconds = 24 * 60 * 60;
/** Days after the due day on which Stripe tries again. */
const retryDays = [3, 5, 7];
const trialNoticeDays = 3;

/** What the browser's form does: null when the card is declined, and the session stays open. */
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
  const invoice = bill(state, subscription, "subscription_create");
  session.status = "complete";
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.payment_status = invoice.amount_due === 0 ? "no_payment_required" : "paid";
  session.client_secret = null;
  state.tell("customer.subscription.created", subscription);
  state.tell("checkout.session.completed", session);
  return subscription;
}

/** Of a new period: nothing while it is on trial. */
function bill(
  state: DoubleState,
  subscription: Stripe.Subscription,
  reason: "subscription_create" | "subscription_cycle",
): Stripe.Invoice {
  const price = subscription.items.data[0]?.price;
  const amount = subscription.status === "trialing" ? 0 : (price?.unit_amount ?? 0);
  const invoice = makeInvoice(state, { subscription, amount, reason });
  state.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  state.tell("invoice.created", invoice);
  if (amount === 0) state.tell("invoice.paid", invoice);
  else {
    const payment = makeInvoicePayment(state, invoice);
    state.invoicePayments.set(payment.id, payment);
    collect(state, subscription, invoice, payment);
  }
  return invoice;
}

function collect(
  state: DoubleState,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  payment: Stripe.InvoicePayment,
): void {
  const customer = String(subscription.customer);
  const isPaid = state.cards.get(customer) !== "declined";
  const { amount_due: amount, currency } = invoice;
  const paymentIntent = String(payment.payment.payment_intent);
  const charge = makeCharge(state, { amount, currency, customer, paymentIntent, isPaid });
  state.charges.set(charge.id, charge);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (isPaid) settle(state, subscription, invoice, payment);
  else fail(state, subscription, invoice);
}

function settle(
  state: DoubleState,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  payment: Stripe.InvoicePayment,
): void {
  payment.status = "paid";
  payment.amount_paid = invoice.amount_due;
  payment.status_transitions.paid_at = state.now;
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = state.now;
  subscription.status = "active";
  state.tell("invoice.paid", invoice);
}

function fail(state: DoubleState, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const days = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * daySeconds;
  subscription.status = "past_due";
  state.tell("invoice.payment_failed", invoice);
  if (days !== undefined) return;
  if (state.afterRetries === "canceled") end(state, subscription);
  else subscription.status = "unpaid";
}

/** What the portal does with a card that was put in there: it pays what is open. */
export function payOpenInvoices(state: DoubleState, customer: string): void {
  for (const invoice of state.invoices.values()) {
    const subscription = state.subscriptions.get(String(invoice.parent?.subscription_details?.subscription));
    const payment = [...state.invoicePayments.values()].find((candidate) => candidate.invoice === invoice.id);
    const isOpen = invoice.status === "open" && subscription?.status !== "canceled";
    if (!isOpen || subscription?.customer !== customer || !payment) continue;
    collect(state, subscription, invoice, payment);
    state.tell("customer.subscription.updated", subscription);
  }
}

/** At once. */
export function end(state: DoubleState, subscription: Stripe.Subscription): void {
  subscription.status = "canceled";
  subscription.ended_at = state.now;
  subscription.canceled_at ??= state.now;
  state.tell("customer.subscription.deleted", subscription);
}

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Everything that falls due until then, in its order and at its time. */
export function advanceTo(state: DoubleState, seconds: number): void {
  for (;;) {
    const next = duties(state)
      .filter(({ at }) => at <= seconds)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    state.now = Math.max(state.now, next.at);
    next.happen();
  }
  state.now = seconds;
}

function duties(state: DoubleState): readonly Due[] {
  return [
    ...[...state.sessions.values()].flatMap((session) => sessionDuties(state, session)),
    ...[...state.subscriptions.values()].flatMap((subscription) => periodDuties(state, subscription)),
    ...[...state.invoices.values()].flatMap((invoice) => retryDuties(state, invoice)),
  ];
}

function sessionDuties(state: DoubleState, session: Stripe.Checkout.Session): readonly Due[] {
  if (session.status !== "open") return [];
  return [{ at: session.expires_at, happen: () => expire(state, session) }];
}

export function expire(state: DoubleState, session: Stripe.Checkout.Session): void {
  session.status = "expired";
  session.client_secret = null;
  state.tell("checkout.session.expired", session);
}

function periodDuties(state: DoubleState, subscription: Stripe.Subscription): readonly Due[] {
  const item = subscription.items.data[0];
  if (!item || subscription.status === "canceled") return [];
  const endsAt = subscription.cancel_at;
  const renew =
    endsAt !== null && endsAt <= item.current_period_end
      ? { at: endsAt, happen: () => end(state, subscription) }
      : { at: item.current_period_end, happen: () => renewOrEnd(state, subscription, item) };
  const noticeAt = (subscription.trial_end ?? 0) - trialNoticeDays * daySeconds;
  if (subscription.status !== "trialing" || noticeAt <= state.now) return [renew];
  const notify = () => {
    state.now = noticeAt;
    state.tell("customer.subscription.trial_will_end", subscription);
  };
  return [renew, { at: noticeAt, happen: notify }];
}

function renewOrEnd(
  state: DoubleState,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): void {
  if (subscription.cancel_at_period_end) {
    end(state, subscription);
    return;
  }
  item.current_period_start = item.current_period_end;
  item.current_period_end = afterInterval(item.current_period_start, item.price);
  if (subscription.status === "unpaid") return;
  if (subscription.status === "trialing") subscription.status = "active";
  bill(state, subscription, "subscription_cycle");
  if (subscription.ended_at === null) state.tell("customer.subscription.updated", subscription);
}

function retryDuties(state: DoubleState, invoice: Stripe.Invoice): readonly Due[] {
  const subscription = state.subscriptions.get(String(invoice.parent?.subscription_details?.subscription));
  const payment = [...state.invoicePayments.values()].find((candidate) => candidate.invoice === invoice.id);
  const at = invoice.next_payment_attempt;
  if (at === null || !subscription || subscription.status === "canceled" || !payment) return [];
  const retry = () => {
    collect(state, subscription, invoice, payment);
    if (subscription.ended_at === null) state.tell("customer.subscription.updated", subscription);
  };
  return [{ at, happen: retry }];
}
