import type Stripe from "stripe";
import { type Plan, priceList, soldCurrencies } from "#domain/plans/plan.ts";
import type { StripeConnection } from "./connect-stripe.ts";
import { fromStripeAmount } from "./stripe-money.ts";

/** Prices change by hand, a few times a year; visitors should not wait for Stripe each time. */
const freshForMs = 5 * 60_000;
/** Pause after a failure, so that not every visitor waits for a Stripe that hangs. */
const failureBackoffMs = 15_000;

export interface StripePrices {
  /** Stale ones while new ones are being fetched, and while Stripe is down. Throws `payment_provider_failed`. */
  plans(currency: string): Promise<readonly Plan[]>;
  /** Null for a plan that is not sold. */
  priceOf(planId: string): Promise<string | null>;
  /** The next read fetches from Stripe. */
  forget(): void;
}

interface Offer {
  readonly plan: Plan;
  readonly priceId: string;
}

export function lookupKeyOf(planId: string): string {
  return `platewise-${planId}`;
}

/** The plans of every currency, except Free, which has no price at Stripe. */
export function soldPlans(operatorCurrency: string): readonly Plan[] {
  return soldCurrencies(operatorCurrency)
    .flatMap((currency) => priceList(currency))
    .filter(({ priceCents }) => priceCents > 0);
}

/** Stripe's limit for one call. */
const lookupKeysMax = 10;

export function createStripePrices(stripe: StripeConnection, currency: string): StripePrices {
  const offers = createRefreshingCache(() => fetchOffers(stripe, currency));
  return {
    plans: async (wanted) =>
      (await offers.read()).map(({ plan }) => plan).filter((plan) => plan.currency === wanted),
    priceOf: async (planId) => (await offers.read()).find(({ plan }) => plan.id === planId)?.priceId ?? null,
    forget: offers.forget,
  };
}

async function fetchOffers(stripe: StripeConnection, operatorCurrency: string): Promise<readonly Offer[]> {
  const plans = soldPlans(operatorCurrency);
  const data: Stripe.Price[] = [];
  for (let at = 0; at < plans.length; at += lookupKeysMax) {
    const lookup_keys = plans.slice(at, at + lookupKeysMax).map(({ id }) => lookupKeyOf(id));
    const page = await stripe.call((sdk) =>
      sdk.prices.list({ lookup_keys, active: true, limit: lookupKeysMax, expand: ["data.product"] }),
    );
    data.push(...page.data);
  }
  return plans.flatMap((plan) => {
    const price = data.find((candidate) => candidate.lookup_key === lookupKeyOf(plan.id));
    if (!price || !isSellable(price, plan)) return [];
    const priceCents = fromStripeAmount(price.unit_amount ?? 0, plan.currency);
    return { plan: { ...plan, priceCents }, priceId: price.id };
  });
}

/** Checks the price itself, since somebody may have edited it by hand and left its lookup key. */
function isSellable(
  { active, currency, product, recurring, unit_amount }: Stripe.Price,
  plan: Plan,
): boolean {
  const isProductActive = typeof product === "object" && !product.deleted && product.active;
  const isOfInterval = recurring?.interval === plan.interval && recurring.interval_count === 1;
  const isOfCurrency = currency.toUpperCase() === plan.currency.toUpperCase();
  return active && isProductActive && isOfInterval && isOfCurrency && (unit_amount ?? 0) > 0;
}

/** Concurrent reads share one fetch. */
function createRefreshingCache<T>(fetchNew: () => Promise<T>): {
  read: () => Promise<T>;
  forget: () => void;
} {
  let known: { readonly value: T; readonly staleAt: number } | undefined;
  let failed: { readonly failure: unknown; readonly until: number } | undefined;
  let underWay: Promise<T> | undefined;
  const refresh = () => {
    underWay ??= fetchNew()
      .then((value) => {
        known = { value, staleAt: performance.now() + freshForMs };
        failed = undefined;
        return value;
      })
      .catch((failure: unknown) => {
        failed = { failure, until: performance.now() + failureBackoffMs };
        throw failure;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const read = async () => {
    const now = performance.now();
    const isPaused = failed !== undefined && failed.until > now;
    if (known) {
      if (known.staleAt <= now && !isPaused) refresh().catch(() => {});
      return known.value;
    }
    if (isPaused) throw failed?.failure;
    return refresh();
  };
  const forget = () => {
    known = undefined;
    failed = undefined;
  };
  return { read, forget };
}
