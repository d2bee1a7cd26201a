import type { DoubleCall } from "./double-call.ts";
import { invalidRequest, noSuchObject } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";
import { listAnswer, pageNames } from "./list-answer.ts";
import { makeCustomer, makePrice, makeProduct, makeWebhookEndpoint } from "./make-catalog.ts";
import {
  type FormFields,
  metadataOf,
  nestedFields,
  optionalBoolean,
  optionalInteger,
  optionalText,
  rejectUnknownFields,
  requiredText,
  textsOf,
} from "./read-form.ts";

const lookupKeysMax = 10;

export const catalogCalls: readonly DoubleCall[] = [
  {
    at: "POST /v1/customers",
    answer: (state, fields) => {
      rejectUnknownFields(fields, "email", "name", "preferred_locales", "metadata");
      const customer = makeCustomer(state, {
        email: optionalText(fields, "email") ?? null,
        name: optionalText(fields, "name") ?? null,
        preferred_locales: [...textsOf(fields, "preferred_locales")],
        metadata: metadataOf(fields),
      });
      state.customers.set(customer.id, customer);
      state.recordEvent("customer.created", customer);
      return customer;
    },
  },
  {
    at: "GET /v1/customers",
    answer: (state, fields) => {
      const email = optionalText(rejectUnknownFields(fields, "email", ...pageNames), "email");
      const all = [...state.customers.values()];
      return listAnswer("/v1/customers", email ? all.filter((one) => one.email === email) : all, fields);
    },
  },
  {
    at: "POST /v1/products",
    answer: (state, fields) => {
      rejectUnknownFields(fields, "name", "description", "metadata");
      const name = requiredText(fields, "name");
      const product = makeProduct(state, {
        name,
        description: optionalText(fields, "description") ?? null,
        metadata: metadataOf(fields),
      });
      state.products.set(product.id, product);
      return product;
    },
  },
  {
    at: "GET /v1/products",
    answer: (state, fields) => {
      const isActive = optionalBoolean(rejectUnknownFields(fields, "active", ...pageNames), "active");
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
      rejectUnknownFields(fields, "active");
      const price = state.prices.get(id);
      if (!price) throw noSuchObject("price", id, "id");
      price.active = optionalBoolean(fields, "active") ?? price.active;
      return price;
    },
  },
  {
    at: "GET /v1/webhook_endpoints",
    answer: (state, fields) =>
      listAnswer(
        "/v1/webhook_endpoints",
        state.webhookEndpoints.values(),
        rejectUnknownFields(fields, ...pageNames),
      ),
  },
  {
    at: "POST /v1/webhook_endpoints/:id",
    answer: (state, fields, id) => {
      rejectUnknownFields(fields, "enabled_events");
      const endpoint = state.webhookEndpoints.get(id);
      if (!endpoint) throw noSuchObject("webhook endpoint", id, "id");
      endpoint.enabled_events = [...textsOf(fields, "enabled_events")];
      return endpoint;
    },
  },
  {
    at: "POST /v1/webhook_endpoints",
    answer: (state, fields) => {
      rejectUnknownFields(fields, "url", "enabled_events", "api_version", "description", "metadata");
      const endpoint = makeWebhookEndpoint(state, {
        url: requiredText(fields, "url"),
        enabled_events: [...textsOf(fields, "enabled_events")],
        api_version: optionalText(fields, "api_version") ?? null,
        description: optionalText(fields, "description") ?? null,
        metadata: metadataOf(fields),
      });
      state.webhookEndpoints.set(endpoint.id, endpoint);
      // The secret is only returned on creation.
      return { ...endpoint, secret: `whsec_${endpoint.id}` };
    },
  },
];

function createPrice(state: DoubleState, fields: FormFields): object {
  rejectUnknownFields(
    fields,
    "product",
    "currency",
    "unit_amount",
    "recurring",
    "lookup_key",
    "transfer_lookup_key",
    "nickname",
    "metadata",
  );
  const product = requiredText(fields, "product");
  if (!state.products.has(product)) throw noSuchObject("product", product, "product");
  const amount = optionalInteger(fields, "unit_amount");
  if (amount === undefined || amount < 0) throw invalidRequest("Invalid integer", "unit_amount");
  const key = optionalText(fields, "lookup_key") ?? null;
  const holder = [...state.prices.values()].find(({ lookup_key }) => key !== null && lookup_key === key);
  if (holder && optionalBoolean(fields, "transfer_lookup_key") !== true) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, "lookup_key");
  }
  if (holder) holder.lookup_key = null;
  const interval = requiredText(nestedFields(fields, "recurring"), "interval");
  if (interval !== "month" && interval !== "year")
    throw invalidRequest("Invalid interval", "recurring[interval]");
  const price = makePrice(state, {
    product,
    currency: requiredText(fields, "currency"),
    unit_amount: amount,
    interval,
    lookup_key: key,
    nickname: optionalText(fields, "nickname") ?? null,
    metadata: metadataOf(fields),
  });
  state.prices.set(price.id, price);
  return price;
}

function listPrices(state: DoubleState, fields: FormFields): object {
  rejectUnknownFields(fields, "lookup_keys", "active", "currency", "product", ...pageNames);
  const keys = textsOf(fields, "lookup_keys");
  if (keys.length > lookupKeysMax) throw invalidRequest("Too many lookup keys.", "lookup_keys");
  const isActive = optionalBoolean(fields, "active");
  const currency = optionalText(fields, "currency");
  const product = optionalText(fields, "product");
  const some = [...state.prices.values()].filter(
    (price) =>
      (keys.length === 0 || keys.includes(price.lookup_key ?? "")) &&
      (isActive === undefined || price.active === isActive) &&
      (currency === undefined || price.currency === currency) &&
      (product === undefined || price.product === product),
  );
  return listAnswer("/v1/prices", some, fields);
}
