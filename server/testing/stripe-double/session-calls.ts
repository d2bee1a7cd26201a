/** server/testing: what the server's tests stand on. This file: Stripe's calls on Checkout Sessions. */
import { expire } from "./billing.ts";
import type { DoubleCall } from "./double-call.ts";
import { DoubleError, invalid, noSuch } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { listAnswer, pageNames } from "./list-answer.ts";
import { makeSession } from "./make-session.ts";
import { type FormFields, integer, known, listOf, metadataOf, needed, text, within } from "./read-form.ts";

export const sessionCalls: readonly DoubleCall[] = [
  { at: "POST /v1/checkout/sessions", answer: createSession },
  {
    at: "GET /v1/checkout/sessions",
    answer: (state, fields) => {
      known(fields, "customer", "status", "subscription", ...pageNames);
      const [customer, status] = [text(fields, "customer"), text(fields, "status")];
      if (customer !== undefined) existingCustomer(state, customer);
      const some = [...state.sessions.values()].filter(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (status === undefined || session.status === status),
      );
      return listAnswer("/v1/checkout/sessions", some, fields);
    },
  },
  { at: "GET /v1/checkout/sessions/:id", answer: (state, fields, id) => sessionOf(state, fields, id) },
  {
    at: "POST /v1/checkout/sessions/:id/expire",
    answer: (state, fields, id) => {
      const session = sessionOf(state, fields, id);
      if (session.status !== "open") {
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      }
      expire(state, session);
      return session;
    },
  },
];

function sessionOf(state: DoubleState, fields: FormFields, id: string) {
  known(fields);
  const session = state.sessions.get(id);
  if (!session) throw noSuch("checkout.session", id, "session");
  return session;
}

function existingCustomer(state: DoubleState, id: string): void {
  if (!state.customers.has(id)) throw noSuch("customer", id, "customer");
}

function createSession(state: DoubleState, fields: FormFields): object {
  known(
    fields,
    ...["mode", "ui_mode", "customer", "client_reference_id", "line_items", "payment_method_collection"],
    ...["subscription_data", "metadata", "return_url"],
  );
  if (needed(fields, "mode") !== "subscription") throw invalid("The double sells subscriptions.", "mode");
  if (needed(fields, "ui_mode") !== "elements") throw invalid("The double knows elements only.", "ui_mode");
  const returnUrl = needed(fields, "return_url");
  const customer = needed(fields, "customer");
  existingCustomer(state, customer);
  const subscription = known(within(fields, "subscription_data"), "metadata", "trial_period_days");
  const trialDays = integer(subscription, "trial_period_days") ?? 0;
  if ("trial_period_days" in subscription && trialDays < 1) {
    throw invalid("The minimum number of trial period days is 1.", "subscription_data[trial_period_days]");
  }
  const price = orderedPrice(state, fields);
  const session = makeSession(state, {
    customer,
    price,
    hasTrial: trialDays > 0,
    returnUrl,
    clientReferenceId: text(fields, "client_reference_id") ?? null,
    paymentMethodCollection: text(fields, "payment_method_collection") ?? "always",
    metadata: metadataOf(fields),
  });
  session.return_url = returnUrl.replace("{CHECKOUT_SESSION_ID}", session.id);
  state.sessions.set(session.id, session);
  state.orders.set(session.id, { priceId: price.id, trialDays, metadata: metadataOf(subscription) });
  return session;
}

function orderedPrice(state: DoubleState, fields: FormFields) {
  const [item, ...others] = listOf(fields, "line_items");
  if (item === undefined || others.length > 0) throw invalid("The double sells one thing.", "line_items");
  const line = within({ item }, "item");
  const id = needed(known(line, "price", "quantity"), "price");
  const price = state.prices.get(id);
  const param = "line_items[0][price]";
  if (!price) throw noSuch("price", id, param);
  if (!price.active) {
    throw new DoubleError(400, {
      type: "invalid_request_error",
      message: "The price specified is inactive. This field only accepts active prices.",
      param,
    });
  }
  return price;
}
