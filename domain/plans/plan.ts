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
/** Used for every currency unless the payment provider has its own prices. A year costs about eight months. */
export const monthlyPriceCents = 999;
export const yearlyPriceCents = 7999;

/** Free, monthly and yearly, in this order. */
export function priceList(currency: string): readonly Plan[] {
  const plan = (given: Omit<Plan, "currency">): Plan => ({
    ...given,
    id: `${given.id}-${currency.toLowerCase()}`,
    currency,
  });
  return [
    plan({ id: "free", name: "Free", priceCents: 0, interval: "month" }),
    plan({ id: "pro-monthly", name: "Pro monthly", priceCents: monthlyPriceCents, interval: "month" }),
    plan({ id: "pro-yearly", name: "Pro yearly", priceCents: yearlyPriceCents, interval: "year" }),
  ];
}
