/** server/testing: what the server's tests stand on. This file: Stripe's calls on customers, products, prices and webhook endpoints. */

import type { DoubleCall } from "./double-call.ts";
import { invalid, noSuch } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { listAnswer, pageNames } from "./list-answer.ts";
import { makeCustomer, makePrice, makeProduct, makeWebhookEndpoint } from "./make-catalog.ts";
import {
  type FormFields,
  flag,
  integer,
  known,
  metadataOf,
  needed,
  text,
  textsOf,
  within,
} from "./read-form.ts";

const lookupKeysMax = 10;

export const catalogCalls: readonly DoubleCall[] = [
  {
    at: "POST /v1/customers",
    answer: (state, fields) => {
      known(fields, "email", "name", "preferred_locales", "metadata");
      const customer = makeCustomer(state, {
        email: text(fields, "email") ?? null,
        name: text(fields, "name") ?? null,
        preferred_locales: [...textsOf(fields, "preferred_locales")],
        metadata: metadataOf(fields),
      });
      state.customers.set(customer.id, customer);
      state.tell("customer.created", customer);
      return customer;
    },
  },
  {
    at: "GET /v1/customers",
    answer: (state, fields) => {
      const email = text(known(fields, "email", ...pageNames), "email");
      const all = [...state.customers.values()];
      return listAnswer("/v1/customers", email ? all.filter((one) => one.email === email) : all, fields);
    },
  },
  {
    at: "POST /v1/products",
    answer: (state, fields) => {
      known(fields, "name", "description", "metadata");
      const name = needed(fields, "name");
      const product = makeProduct(state, {
        name,
        description: text(fields, "description") ?? null,
        metadata: metadataOf(fields),
      });
      state.products.set(product.id, product);
      return product;
    },
  },
  {
    at: "GET /v1/products",
    answer: (state, fields) => {
      const isActive = flag(known(fields, "active", ...pageNames), "active");
      const all = [...state.products.values()];
      const some = isActive === undefined ? all : all.filter(({ active }) => active === isActive);
      return listAnswer("/v1/products", some, fields);
    },
  },
  { at: "POST /v1/prices", answer: createPrice },
  { at: "GET /v1/prices", answer: listPrices },
  {
    at: "POST /v1/prices/:id",
    answer: (state, fields, id) => {
      known(fields, "active");
      const price = state.prices.get(id);
      if (!price) throw noSuch("price", id, "id");
      price.active = flag(fields, "active") ?? price.active;
      return price;
    },
  },
  {
    at: "GET /v1/webhook_endpoints",
    answer: (state, fields) =>
      listAnswer("/v1/webhook_endpoints", state.webhookEndpoints.values(), known(fields, ...pageNames)),
  },
  {
    at: "POST /v1/webhook_endpoints/:id",
    answer: (state, fields, id) => {
      known(fields, "enabled_events");
      const endpoint = state.webhookEndpoints.get(id);
      if (!endpoint) throw noSuch("webhook endpoint", id, "id");
      endpoint.enabled_events = [...textsOf(fields, "enabled_events")];
      return endpoint;
    },
  },
  {
    at: "POST /v1/webhook_endpoints",
    answer: (state, fields) => {
      known(fields, "url", "enabled_events", "api_version", "description", "metadata");
      const endpoint = makeWebhookEndpoint(state, {
        url: needed(fields, "url"),
        enabled_events: [...textsOf(fields, "enabled_events")],
        api_version: text(fields, "api_version") ?? null,
        description: text(fields, "description") ?? null,
        metadata: metadataOf(fields),
      });
      state.webhookEndpoints.set(endpoint.id, endpoint);
      // Told once, when it is made.
      return { ...endpoint, secret: `whsec_${endpoint.id}` };
    },
  },
];

function createPrice(state: DoubleState, fields: FormFields): object {
  known(
    fields,
    ...["product", "currency", "unit_amount", "recurring", "lookup_key"],
    ...["transfer_lookup_key", "nickname", "metadata"],
  );
  const product = needed(fields, "product");
  if (!state.products.has(product)) throw noSuch("product", product, "product");
  const amount = integer(fields, "unit_amount");
  if (amount === undefined || amount < 0) throw invalid("Invalid integer", "unit_amount");
  const key = text(fields, "lookup_key") ?? null;
  const holder = [...state.prices.values()].find(({ lookup_key }) => key !== null && lookup_key === key);
  if (holder && flag(fields, "transfer_lookup_key") !== true) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, "lookup_key");
  }
  if (holder) holder.lookup_key = null;
  const interval = needed(within(fields, "recurring"), "interval");
  if (interval !== "month" && interval !== "year") throw invalid("Invalid interval", "recurring[interval]");
  const price = makePrice(state, {
    product,
    currency: needed(fields, "currency"),
    unit_amount: amount,
    interval,
    lookup_key: key,
    nickname: text(fields, "nickname") ?? null,
    metadata: metadataOf(fields),
  });
  state.prices.set(price.id, price);
  return price;
}

function listPrices(state: DoubleState, fields: FormFields): object {
  known(fields, "lookup_keys", "active", "currency", "product", ...pageNames);
  const keys = textsOf(fields, "lookup_keys");
  if (keys.length > lookupKeysMax) throw invalid("Too many lookup keys.", "lookup_keys");
  const isActive = flag(fields, "active");
  const currency = text(fields, "currency");
  const product = text(fields, "product");
  const some = [...state.prices.values()].filter(
    (price) =>
      (keys.length === 0 || keys.includes(price.lookup_key ?? "")) &&
      (isActive === undefined || price.active === isActive) &&
      (currency === undefined || price.currency === currency) &&
      (product === undefined || price.product === product),
  );
  return listAnswer("/v1/prices", some, fields);
}
