import type Stripe from "stripe";
import { endSubscription } from "./billing.ts";
import { invalidRequest } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { makeDispute, makeRefund } from "./make-charge.ts";

/** `amount` in the currency's smallest unit; the remaining amount by default. */
export function refundCharge(state: DoubleState, charge: Stripe.Charge, amount?: number): Stripe.Refund {
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      "charge_already_refunded",
    );
  }
  const refund = makeRefund(state, charge, amount ?? remaining);
  state.refunds.set(refund.id, refund);
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  state.recordEvent("charge.refunded", charge);
  return refund;
}

/** Opens a dispute; with `warning_needs_response` the bank only inquires and does not take the payment back. */
export function openDispute(
  state: DoubleState,
  charge: Stripe.Charge,
  status: Stripe.Dispute.Status = "needs_response",
): Stripe.Dispute {
  const opened = makeDispute(state, charge, status);
  state.disputes.set(opened.id, opened);
  charge.disputed = true;
  state.recordEvent("charge.dispute.created", opened);
  return opened;
}

export function closeDispute(state: DoubleState, opened: Stripe.Dispute, status: "won" | "lost"): void {
  opened.status = status;
  state.recordEvent("charge.dispute.closed", opened);
}

/** Deletes a customer as from the dashboard, which also ends their subscriptions. */
export function deleteCustomer(state: DoubleState, id: string): void {
  const customer = state.customers.get(id);
  if (!customer) throw new Error(`There is no customer ${id}.`);
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer === id && subscription.status !== "canceled")
      endSubscription(state, subscription);
  }
  state.customers.delete(id);
  state.deletedCustomers.add(id);
  state.recordEvent("customer.deleted", customer);
}
