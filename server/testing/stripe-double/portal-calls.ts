/** Stripe's call for a session of its customer portal. */
import type Stripe from "stripe";
import type { DoubleCall } from "./double-call.ts";
import { noSuchObject } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { type FormFields, optionalText, rejectUnknownFields, requiredText } from "./read-form.ts";

export const portalCalls: readonly DoubleCall[] = [
  { at: "POST /v1/billing_portal/sessions", answer: createPortalSession },
];

function createPortalSession(state: DoubleState, fields: FormFields): Stripe.BillingPortal.Session {
  rejectUnknownFields(fields, "customer", "return_url", "locale");
  const customer = requiredText(fields, "customer");
  if (!state.customers.has(customer)) throw noSuchObject("customer", customer, "customer");
  const id = state.newId("bps");
  const session: Stripe.BillingPortal.Session = {
    id,
    object: "billing_portal.session",
    configuration: "bpc_double",
    created: state.now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: optionalText(fields, "locale") ?? null,
    on_behalf_of: null,
    return_url: optionalText(fields, "return_url") ?? null,
    url: `https://billing.stripe.com/p/session/${id}`,
  };
  state.portalSessions.set(session.url, session);
  return session;
}
