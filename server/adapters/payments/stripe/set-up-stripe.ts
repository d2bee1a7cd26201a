import type Stripe from "stripe";
import type { Plan } from "#domain/plans/plan.ts";
import { type StripeConnection, stripeApiVersion } from "./connect-stripe.ts";
import { stripeEventTypes } from "./stripe-event.ts";
import { idOf, planIdKey } from "./stripe-keys.ts";
import { toStripeAmount } from "./stripe-money.ts";
import { lookupKeyOf } from "./stripe-prices.ts";

const productName = "Platewise Pro";
const productKey = "platewise_product";
const productMark = "pro";
const pageSize = 100;

export interface StripeSetup {
  readonly plans: readonly Plan[];
  /** Where Stripe sends events. Undefined: no webhook is created. */
  readonly webhookUrl?: string | undefined;
}

/**
 * Creates the product, a price per plan under its lookup key, and the webhook. A repeat creates only what is missing or has
 * another amount. Running subscriptions keep their price. Returns a sentence for each step. Throws `payment_provider_failed`,
 * and an Error for an amount that the currency cannot represent.
 */
export async function setUpStripe(stripe: StripeConnection, setup: StripeSetup): Promise<readonly string[]> {
  const amounts = setup.plans.map((plan) => ({ plan, amount: requireStripeAmount(plan) }));
  const done: string[] = [];
  const product = await ensureProduct(stripe, done);
  for (const { plan, amount } of amounts) done.push(await ensurePrice(stripe, { product, plan, amount }));
  if (setup.webhookUrl !== undefined) done.push(...(await ensureWebhook(stripe, setup.webhookUrl)));
  return done;
}

function requireStripeAmount({ priceCents, currency }: Plan): number {
  const amount = toStripeAmount(priceCents, currency);
  if (amount !== null) return amount;
  throw new Error(`${priceCents / 100} ${currency} cannot be charged: ${currency} has no unit that small.`);
}

async function ensureProduct(stripe: StripeConnection, done: string[]): Promise<string> {
  const products = await stripe.call((sdk) =>
    sdk.products.list({ active: true, limit: pageSize }).autoPagingToArray({ limit: 10 * pageSize }),
  );
  const ours = products.find(({ metadata }) => metadata[productKey] === productMark);
  if (ours) {
    done.push(`Product ${ours.id}, ${ours.name}: unchanged.`);
    return ours.id;
  }
  const made = await stripe.call((sdk) =>
    sdk.products.create({ name: productName, metadata: { [productKey]: productMark } }),
  );
  done.push(`Product ${made.id}, ${made.name}: created.`);
  return made.id;
}

interface WantedPrice {
  readonly product: string;
  readonly plan: Plan;
  readonly amount: number;
}

async function ensurePrice(
  stripe: StripeConnection,
  { product, plan, amount }: WantedPrice,
): Promise<string> {
  const key = lookupKeyOf(plan.id);
  const shown = `${key}: ${plan.priceCents / 100} ${plan.currency} a ${plan.interval}`;
  const { data } = await stripe.call((sdk) => sdk.prices.list({ lookup_keys: [key] }));
  const before = data[0];
  if (before && isUpToDate(before, { product, plan, amount })) return `${shown}: unchanged (${before.id}).`;
  const made = await stripe.call((sdk) =>
    sdk.prices.create({
      product,
      currency: plan.currency.toLowerCase(),
      unit_amount: amount,
      recurring: { interval: plan.interval },
      lookup_key: key,
      transfer_lookup_key: true,
      nickname: plan.name,
      metadata: { [planIdKey]: plan.id },
    }),
  );
  if (!before) return `${shown}: created (${made.id}).`;
  await stripe.call((sdk) => sdk.prices.update(before.id, { active: false }));
  return `${shown}: created (${made.id}), replacing ${before.id}, which is no longer sold.`;
}

function isUpToDate(price: Stripe.Price, { product, plan, amount }: WantedPrice): boolean {
  const { active, currency, recurring, unit_amount } = price;
  return (
    active &&
    idOf(price.product) === product &&
    currency === plan.currency.toLowerCase() &&
    unit_amount === amount &&
    recurring?.interval === plan.interval &&
    recurring.interval_count === 1
  );
}

/** Stripe never changes an endpoint's API version, and shows its secret only when it is created. */
async function ensureWebhook(stripe: StripeConnection, url: string): Promise<readonly string[]> {
  const { data } = await stripe.call((sdk) => sdk.webhookEndpoints.list({ limit: pageSize }));
  const before = data.find((endpoint) => endpoint.url === url);
  const enabled_events = [...stripeEventTypes];
  if (before) {
    await stripe.call((sdk) => sdk.webhookEndpoints.update(before.id, { enabled_events }));
    return [
      `Webhook ${before.id} to ${url}: updated to the events that we read. Its secret is in the dashboard.`,
    ];
  }
  const made = await stripe.call((sdk) =>
    sdk.webhookEndpoints.create({ url, enabled_events, api_version: stripeApiVersion }),
  );
  return [
    `Webhook ${made.id} to ${url}: created.`,
    `STRIPE_WEBHOOK_SECRET=${made.secret} (shown only once; keep it with the other keys)`,
  ];
}
