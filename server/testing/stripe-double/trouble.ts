/** server/testing: what the server's tests stand on. This file: money given back or taken back, and customers that go. */
import type Stripe from "stripe";
import { end } from "./billing.ts";
import { invalid } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { makeDispute, makeRefund } from "./make-charge.ts";

/** `amount` in the currency's units; all that is left unless given. */
export function giveBack(state: DoubleState, charge: Stripe.Charge, amount?: number): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
  }
  const refund = makeRefund(state, charge, amount ?? left);
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  state.tell("charge.refunded", charge);
  return refund;
}

/** The bank takes the payment back, or only asks (`warning_needs_response`). */
export function dispute(
  state: DoubleState,
  charge: Stripe.Charge,
  status: Stripe.Dispute.Status = "needs_response",
): Stripe.Dispute {
  const opened = makeDispute(state, charge, status);
  state.disputes.set(opened.id, opened);
  charge.disputed = true;
  state.tell("charge.dispute.created", opened);
  return opened;
}

export function closeDispute(state: DoubleState, opened: Stripe.Dispute, status: "won" | "lost"): void {
  opened.status = status;
  state.tell("charge.dispute.closed", opened);
}

/** As from the dashboard: its subscriptions end with it. */
export function deleteCustomer(state: DoubleState, id: string): void {
  const customer = state.customers.get(id);
  if (!customer) throw new Error(`There is no customer ${id}.`);
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer === id && subscription.status !== "canceled") end(state, subscription);
  }
  state.customers.delete(id);
  state.deletedCustomers.add(id);
  state.tell("customer.deleted", customer);
}
