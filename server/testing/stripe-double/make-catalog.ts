import type Stripe from "stripe";
import type { DoubleState } from "./double-state.ts";

export function makeCustomer(
  state: DoubleState,
  given: Pick<Stripe.Customer, "email" | "metadata"> & { name: string | null; preferred_locales: string[] },
): Stripe.Customer {
  return {
    id: state.newId("cus"),
    object: "customer",
    balance: 0,
    created: state.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    phone: null,
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...given,
  };
}

export function makeProduct(
  state: DoubleState,
  given: Pick<Stripe.Product, "name" | "metadata" | "description">,
): Stripe.Product {
  return {
    id: state.newId("prod"),
    object: "product",
    active: true,
    created: state.now,
    default_price: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: state.now,
    url: null,
    ...given,
  };
}

export interface PriceFields {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly interval: "month" | "year";
  readonly lookup_key: string | null;
  readonly nickname: string | null;
  readonly metadata: Record<string, string>;
}

export function makePrice(state: DoubleState, { interval, ...given }: PriceFields): Stripe.Price {
  return {
    id: state.newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: state.now,
    custom_unit_amount: null,
    livemode: false,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount_decimal: null,
    ...given,
  };
}

export function makeWebhookEndpoint(
  state: DoubleState,
  given: Pick<Stripe.WebhookEndpoint, "url" | "enabled_events" | "api_version" | "description" | "metadata">,
): Stripe.WebhookEndpoint {
  return {
    id: state.newId("we"),
    object: "webhook_endpoint",
    application: null,
    created: state.now,
    livemode: false,
    status: "enabled",
    ...given,
  };
}
