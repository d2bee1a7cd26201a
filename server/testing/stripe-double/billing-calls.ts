import type Stripe from "stripe";
import { endSubscription } from "./billing.ts";
import type { DoubleCall } from "./double-call.ts";
import { invalidRequest, noSuchObject } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { listAnswer, pageNames } from "./list-answer.ts";
import {
  type FormFields,
  nestedFields,
  optionalBoolean,
  optionalInteger,
  optionalText,
  rejectUnknownFields,
  requiredText,
} from "./read-form.ts";
import { refundCharge } from "./refunds-and-disputes.ts";

export const billingCalls: readonly DoubleCall[] = [
  {
    at: "GET /v1/subscriptions",
    answer: (state, fields) => {
      rejectUnknownFields(fields, "customer", "status", ...pageNames);
      const [customer, status] = [optionalText(fields, "customer"), optionalText(fields, "status")];
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
      rejectUnknownFields(fields);
      return requireSubscription(state, id);
    },
  },
  {
    at: "POST /v1/subscriptions/:id",
    answer: (state, fields, id) => {
      rejectUnknownFields(fields, "cancel_at_period_end", "cancel_at");
      const subscription = requireSubscription(state, id);
      if (subscription.status === "canceled") {
        throw invalidRequest(
          "A canceled subscription can only update its cancellation_details and metadata.",
        );
      }
      applyCancellation(state, subscription, fields);
      state.recordEvent("customer.subscription.updated", subscription);
      return subscription;
    },
  },
  {
    at: "DELETE /v1/subscriptions/:id",
    answer: (state, fields, id) => {
      rejectUnknownFields(fields);
      const subscription = requireSubscription(state, id);
      if (subscription.status === "canceled") throw noSuchObject("subscription", id, "id");
      endSubscription(state, subscription);
      return subscription;
    },
  },
  {
    at: "GET /v1/invoices",
    answer: (state, fields) => {
      const id = optionalText(
        rejectUnknownFields(fields, "subscription", "customer", ...pageNames),
        "subscription",
      );
      if (id !== undefined) requireSubscription(state, id, "subscription");
      const some = [...state.invoices.values()].filter(
        ({ parent }) => id === undefined || parent?.subscription_details?.subscription === id,
      );
      return listAnswer("/v1/invoices", some, fields);
    },
  },
  {
    at: "GET /v1/invoice_payments",
    answer: (state, fields) => {
      const payment = rejectUnknownFields(
        nestedFields(rejectUnknownFields(fields, "payment", "invoice", ...pageNames), "payment"),
        "type",
        "payment_intent",
      );
      requiredText(payment, "type");
      const intent = requiredText(payment, "payment_intent");
      const some = [...state.invoicePayments.values()].filter((one) => one.payment.payment_intent === intent);
      return listAnswer("/v1/invoice_payments", some, fields);
    },
  },
  {
    at: "GET /v1/charges",
    answer: (state, fields) => {
      const customer = optionalText(
        rejectUnknownFields(fields, "customer", "payment_intent", ...pageNames),
        "customer",
      );
      const some = [...state.charges.values()].filter(
        (charge) => customer === undefined || charge.customer === customer,
      );
      return listAnswer("/v1/charges", some, fields);
    },
  },
  {
    at: "GET /v1/disputes",
    answer: (state, fields) => {
      const charge = optionalText(
        rejectUnknownFields(fields, "charge", "payment_intent", ...pageNames),
        "charge",
      );
      const some = [...state.disputes.values()].filter(
        (dispute) => charge === undefined || dispute.charge === charge,
      );
      return listAnswer("/v1/disputes", some, fields);
    },
  },
  {
    at: "POST /v1/refunds",
    answer: (state, fields) => {
      const id = requiredText(rejectUnknownFields(fields, "charge", "amount"), "charge");
      const charge = state.charges.get(id);
      if (!charge) throw noSuchObject("charge", id, "charge");
      return refundCharge(state, charge, optionalInteger(fields, "amount"));
    },
  },
];

/** Changes the cancellation: with flexible billing each field keeps its value until it is cleared by its own name. */
function applyCancellation(state: DoubleState, subscription: Stripe.Subscription, fields: FormFields): void {
  const [atPeriodEnd, at] = [
    optionalBoolean(fields, "cancel_at_period_end"),
    optionalText(fields, "cancel_at"),
  ];
  if (atPeriodEnd !== undefined && at !== undefined) {
    throw invalidRequest("You may only specify one of cancel_at and cancel_at_period_end.", "cancel_at");
  }
  if (atPeriodEnd !== undefined) subscription.cancel_at_period_end = atPeriodEnd;
  if (atPeriodEnd) subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
  if (at !== undefined)
    subscription.cancel_at = at === "" ? null : (optionalInteger(fields, "cancel_at") ?? null);
  const isCancelled = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  subscription.canceled_at = isCancelled ? state.now : null;
}

function requireSubscription(state: DoubleState, id: string, param = "id"): Stripe.Subscription {
  const subscription = state.subscriptions.get(id);
  if (!subscription) throw noSuchObject("subscription", id, param);
  return subscription;
}
