export const planIntervals = ["month", "year"] as const;
export type PlanInterval = (typeof planIntervals)[number];

export interface Plan {
  /** Product, interval and currency, such as `pro-monthly-usd`; also the lookup key of the price at the payment provider. */
  readonly id: string;
  readonly name: string;
  /** Hundredths of the currency, also for currencies without a minor unit. */
  readonly priceCents: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly interval: PlanInterval;
}

/** Days before the first payment. */
export const trialDays = 7;
interface Prices {
  readonly monthlyCents: number;
  readonly yearlyCents: number;
}

/** The only place of our prices, in hundredths of each currency; the payment provider may have its own. A year costs about eight months. */
const prices = {
  USD: { monthlyCents: 999, yearlyCents: 7999 },
  EUR: { monthlyCents: 999, yearlyCents: 7999 },
  GBP: { monthlyCents: 899, yearlyCents: 6999 },
  CAD: { monthlyCents: 1299, yearlyCents: 9999 },
  MXN: { monthlyCents: 14_900, yearlyCents: 119_900 },
} as const satisfies Readonly<Record<string, Prices>>;

export type PricedCurrency = keyof typeof prices;

/** Prices in a currency for which we have none: only the operator's can be such, who sets its prices at the payment provider. */
const otherPrices: Prices = prices.USD;

/** The currencies in which plans are sold: the operator's, and those with prices of their own. */
export function soldCurrencies(operatorCurrency: string): readonly string[] {
  return [...new Set([operatorCurrency, ...Object.keys(prices)])];
}

/** Free, monthly and yearly, in this order. */
export function priceList(currency: string): readonly Plan[] {
  const { monthlyCents, yearlyCents } = prices[currency as PricedCurrency] ?? otherPrices;
  const plan = (given: Omit<Plan, "currency">): Plan => ({
    ...given,
    id: `${given.id}-${currency.toLowerCase()}`,
    currency,
  });
  return [
    plan({ id: "free", name: "Free", priceCents: 0, interval: "month" }),
    plan({ id: "pro-monthly", name: "Pro monthly", priceCents: monthlyCents, interval: "month" }),
    plan({ id: "pro-yearly", name: "Pro yearly", priceCents: yearlyCents, interval: "year" }),
  ];
}
