import type Stripe from "stripe";
import type { DoubleState } from "./double-state.ts";

const openForSeconds = 24 * 60 * 60;

export interface SessionFields {
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly hasTrial: boolean;
  readonly returnUrl: string;
  readonly clientReferenceId: string | null;
  readonly paymentMethodCollection: string;
  readonly metadata: Record<string, string>;
}

export function makeSession(state: DoubleState, given: SessionFields): Stripe.Checkout.Session {
  const id = state.newId("cs_test");
  const amount = given.hasTrial ? 0 : (given.price.unit_amount ?? 0);
  return {
    ...defaultFields,
    id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_reference_id: given.clientReferenceId,
    client_secret: `${id}_secret_${state.newId("fid")}`,
    created: state.now,
    currency: given.price.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    expires_at: state.now + openForSeconds,
    livemode: false,
    metadata: given.metadata,
    mode: "subscription",
    payment_method_collection: given.paymentMethodCollection,
    payment_method_types: ["card"],
    payment_status: given.hasTrial ? "no_payment_required" : "unpaid",
    return_url: given.returnUrl,
    shipping_options: [],
    status: "open",
    ui_mode: "elements",
  };
}

/** Fields that our sessions do not use. */
const defaultFields = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  cancel_url: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  success_url: null,
  total_details: null,
  url: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
