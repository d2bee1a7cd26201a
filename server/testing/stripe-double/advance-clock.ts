// What happens by itself as time passes: sessions expire, periods are renewed, failed payments tried again.
import type Stripe from "stripe";
import { attemptPayment, billPeriod, daySeconds, endSubscription, expireSession } from "./billing.ts";
import type { DoubleState } from "./double-state.ts";
import { afterInterval } from "./make-subscription.ts";

const trialNoticeDays = 3;

interface ScheduledStep {
  readonly at: number;
  readonly run: () => void;
}

/** Runs everything that is due by then, in order, each at its own time. */
export function advanceTo(state: DoubleState, seconds: number): void {
  for (;;) {
    const next = scheduledSteps(state)
      .filter(({ at }) => at <= seconds)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    state.now = Math.max(state.now, next.at);
    next.run();
  }
  state.now = seconds;
}

function scheduledSteps(state: DoubleState): readonly ScheduledStep[] {
  return [
    ...[...state.sessions.values()].flatMap((session) => sessionSteps(state, session)),
    ...[...state.subscriptions.values()].flatMap((subscription) => periodSteps(state, subscription)),
    ...[...state.invoices.values()].flatMap((invoice) => retrySteps(state, invoice)),
  ];
}

function sessionSteps(state: DoubleState, session: Stripe.Checkout.Session): readonly ScheduledStep[] {
  if (session.status !== "open") return [];
  return [{ at: session.expires_at, run: () => expireSession(state, session) }];
}

function periodSteps(state: DoubleState, subscription: Stripe.Subscription): readonly ScheduledStep[] {
  const item = subscription.items.data[0];
  if (!item || subscription.status === "canceled") return [];
  const endsAt = subscription.cancel_at;
  const renew =
    endsAt !== null && endsAt <= item.current_period_end
      ? { at: endsAt, run: () => endSubscription(state, subscription) }
      : { at: item.current_period_end, run: () => renewOrEnd(state, subscription, item) };
  const noticeAt = (subscription.trial_end ?? 0) - trialNoticeDays * daySeconds;
  if (subscription.status !== "trialing" || noticeAt <= state.now) return [renew];
  const notify = () => {
    state.now = noticeAt;
    state.recordEvent("customer.subscription.trial_will_end", subscription);
  };
  return [renew, { at: noticeAt, run: notify }];
}

function renewOrEnd(
  state: DoubleState,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(state, subscription);
    return;
  }
  item.current_period_start = item.current_period_end;
  item.current_period_end = afterInterval(item.current_period_start, item.price);
  if (subscription.status === "unpaid") return;
  if (subscription.status === "trialing") subscription.status = "active";
  billPeriod(state, subscription, "subscription_cycle");
  if (subscription.ended_at === null) state.recordEvent("customer.subscription.updated", subscription);
}

function retrySteps(state: DoubleState, invoice: Stripe.Invoice): readonly ScheduledStep[] {
  const subscription = state.subscriptions.get(String(invoice.parent?.subscription_details?.subscription));
  const payment = [...state.invoicePayments.values()].find((candidate) => candidate.invoice === invoice.id);
  const at = invoice.next_payment_attempt;
  if (at === null || !subscription || subscription.status === "canceled" || !payment) return [];
  const retry = () => {
    attemptPayment(state, { subscription, invoice, payment });
    if (subscription.ended_at === null) state.recordEvent("customer.subscription.updated", subscription);
  };
  return [{ at, run: retry }];
}
