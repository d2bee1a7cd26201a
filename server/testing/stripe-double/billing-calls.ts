/** server/testing: what the server's tests stand on. This file: Stripe's calls on subscriptions, invoices, charges, refunds and disputes. */
import type Stripe from "stripe";
import { end } from "./billing.ts";
import type { DoubleCall } from "./double-call.ts";
import { invalid, noSuch } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { listAnswer, pageNames } from "./list-answer.ts";
import { type FormFields, flag, integer, known, needed, text, within } from "./read-form.ts";
import { giveBack } from "./trouble.ts";

export const billingCalls: readonly DoubleCall[] = [
  {
    at: "GET /v1/subscriptions",
    answer: (state, fields) => {
      known(fields, "customer", "status", ...pageNames);
      const [customer, status] = [text(fields, "customer"), text(fields, "status")];
      const some = [...state.subscriptions.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === "all" || (status === undefined ? one.status !== "canceled" : one.status === status)),
      );
      return listAnswer("/v1/subscriptions", some, fields);
    },
  },
  {
    at: "GET /v1/subscriptions/:id",
    answer: (state, fields, id) => {
      known(fields);
      return subscriptionOf(state, id);
    },
  },
  {
    at: "POST /v1/subscriptions/:id",
    answer: (state, fields, id) => {
      known(fields, "cancel_at_period_end", "cancel_at");
      const subscription = subscriptionOf(state, id);
      if (subscription.status === "canceled") {
        throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
      }
      changeEnd(state, subscription, fields);
      state.tell("customer.subscription.updated", subscription);
      return subscription;
    },
  },
  {
    at: "DELETE /v1/subscriptions/:id",
    answer: (state, fields, id) => {
      known(fields);
      const subscription = subscriptionOf(state, id);
      if (subscription.status === "canceled") throw noSuch("subscription", id, "id");
      end(state, subscription);
      return subscription;
    },
  },
  {
    at: "GET /v1/invoices",
    answer: (state, fields) => {
      const id = text(known(fields, "subscription", "customer", ...pageNames), "subscription");
      if (id !== undefined) subscriptionOf(state, id, "subscription");
      const some = [...state.invoices.values()].filter(
        ({ parent }) => id === undefined || parent?.subscription_details?.subscription === id,
      );
      return listAnswer("/v1/invoices", some, fields);
    },
  },
  {
    at: "GET /v1/invoice_payments",
    answer: (state, fields) => {
      const payment = known(
        within(known(fields, "payment", "invoice", ...pageNames), "payment"),
        "type",
        "payment_intent",
      );
      needed(payment, "type");
      const intent = needed(payment, "payment_intent");
      const some = [...state.invoicePayments.values()].filter((one) => one.payment.payment_intent === intent);
      return listAnswer("/v1/invoice_payments", some, fields);
    },
  },
  {
    at: "GET /v1/charges",
    answer: (state, fields) => {
      const customer = text(known(fields, "customer", "payment_intent", ...pageNames), "customer");
      const some = [...state.charges.values()].filter(
        (charge) => customer === undefined || charge.customer === customer,
      );
      return listAnswer("/v1/charges", some, fields);
    },
  },
  {
    at: "GET /v1/disputes",
    answer: (state, fields) => {
      const charge = text(known(fields, "charge", "payment_intent", ...pageNames), "charge");
      const some = [...state.disputes.values()].filter(
        (dispute) => charge === undefined || dispute.charge === charge,
      );
      return listAnswer("/v1/disputes", some, fields);
    },
  },
  {
    at: "POST /v1/refunds",
    answer: (state, fields) => {
      const id = needed(known(fields, "charge", "amount"), "charge");
      const charge = state.charges.get(id);
      if (!charge) throw noSuch("charge", id, "charge");
      return giveBack(state, charge, integer(fields, "amount"));
    },
  },
];

/** With flexible billing each field keeps its value until it is cleared by its own name. */
function changeEnd(state: DoubleState, subscription: Stripe.Subscription, fields: FormFields): void {
  const [atPeriodEnd, at] = [flag(fields, "cancel_at_period_end"), text(fields, "cancel_at")];
  if (atPeriodEnd !== undefined && at !== undefined) {
    throw invalid("You may only specify one of cancel_at and cancel_at_period_end.", "cancel_at");
  }
  if (atPeriodEnd !== undefined) subscription.cancel_at_period_end = atPeriodEnd;
  if (atPeriodEnd) subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
  if (at !== undefined) subscription.cancel_at = at === "" ? null : (integer(fields, "cancel_at") ?? null);
  const isCancelled = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  subscription.canceled_at = isCancelled ? state.now : null;
}

function subscriptionOf(state: DoubleState, id: string, param = "id"): Stripe.Subscription {
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw noSuch("subscription", id, param);
  return subscription;
}
