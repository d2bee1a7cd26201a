import { expireSession } from "./billing.ts";
import type { DoubleCall } from "./double-call.ts";
import { DoubleError, invalidRequest, noSuchObject } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { listAnswer, pageNames } from "./list-answer.ts";
import { makeSession } from "./make-session.ts";
import {
  type FormFields,
  listOf,
  metadataOf,
  nestedFields,
  optionalInteger,
  optionalText,
  rejectUnknownFields,
  requiredText,
} from "./read-form.ts";

export const sessionCalls: readonly DoubleCall[] = [
  { at: "POST /v1/checkout/sessions", answer: createSession },
  {
    at: "GET /v1/checkout/sessions",
    answer: (state, fields) => {
      rejectUnknownFields(fields, "customer", "status", "subscription", ...pageNames);
      const [customer, status] = [optionalText(fields, "customer"), optionalText(fields, "status")];
      if (customer !== undefined) requireCustomer(state, customer);
      const some = [...state.sessions.values()].filter(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (status === undefined || session.status === status),
      );
      return listAnswer("/v1/checkout/sessions", some, fields);
    },
  },
  { at: "GET /v1/checkout/sessions/:id", answer: (state, fields, id) => requireSession(state, fields, id) },
  {
    at: "POST /v1/checkout/sessions/:id/expire",
    answer: (state, fields, id) => {
      const session = requireSession(state, fields, id);
      if (session.status !== "open") {
        throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
      }
      expireSession(state, session);
      return session;
    },
  },
];

function requireSession(state: DoubleState, fields: FormFields, id: string) {
  rejectUnknownFields(fields);
  const session = state.sessions.get(id);
  if (!session) throw noSuchObject("checkout.session", id, "session");
  return session;
}

function requireCustomer(state: DoubleState, id: string): void {
  if (!state.customers.has(id)) throw noSuchObject("customer", id, "customer");
}

const sessionFields = [
  ...["mode", "ui_mode", "customer", "client_reference_id", "line_items", "payment_method_collection"],
  ...["subscription_data", "metadata", "return_url"],
];

function createSession(state: DoubleState, fields: FormFields): object {
  rejectUnknownFields(fields, ...sessionFields);
  if (requiredText(fields, "mode") !== "subscription")
    throw invalidRequest("The double supports only subscriptions.", "mode");
  if (requiredText(fields, "ui_mode") !== "elements")
    throw invalidRequest("The double supports only elements.", "ui_mode");
  const returnUrl = requiredText(fields, "return_url");
  const customer = requiredText(fields, "customer");
  requireCustomer(state, customer);
  const subscription = rejectUnknownFields(
    nestedFields(fields, "subscription_data"),
    "metadata",
    "trial_period_days",
  );
  const trialDays = trialDaysOf(subscription);
  const price = orderedPrice(state, fields);
  const session = makeSession(state, {
    customer,
    price,
    hasTrial: trialDays > 0,
    returnUrl,
    clientReferenceId: optionalText(fields, "client_reference_id") ?? null,
    paymentMethodCollection: optionalText(fields, "payment_method_collection") ?? "always",
    metadata: metadataOf(fields),
  });
  session.return_url = returnUrl.replace("{CHECKOUT_SESSION_ID}", session.id);
  state.sessions.set(session.id, session);
  state.orders.set(session.id, { priceId: price.id, trialDays, metadata: metadataOf(subscription) });
  return session;
}

function trialDaysOf(subscription: FormFields): number {
  const trialDays = optionalInteger(subscription, "trial_period_days") ?? 0;
  if ("trial_period_days" in subscription && trialDays < 1) {
    const message = "The minimum number of trial period days is 1.";
    throw invalidRequest(message, "subscription_data[trial_period_days]");
  }
  return trialDays;
}

function orderedPrice(state: DoubleState, fields: FormFields) {
  const [item, ...others] = listOf(fields, "line_items");
  if (item === undefined || others.length > 0)
    throw invalidRequest("The double supports only one line item.", "line_items");
  const line = nestedFields({ item }, "item");
  const id = requiredText(rejectUnknownFields(line, "price", "quantity"), "price");
  const price = state.prices.get(id);
  const param = "line_items[0][price]";
  if (!price) throw noSuchObject("price", id, param);
  if (!price.active) {
    throw new DoubleError(400, {
      type: "invalid_request_error",
      message: "The price specified is inactive. This field only accepts active prices.",
      param,
    });
  }
  return price;
}
