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
  const plan = (id: string, name: string, priceCents: number, interval: PlanInterval): Plan => ({
    id: `${id}-${currency.toLowerCase()}`,
    name,
    priceCents,
    currency,
    interval,
  });
  return [
    plan("free", "Free", 0, "month"),
    plan("pro-monthly", "Pro monthly", monthlyPriceCents, "month"),
    plan("pro-yearly", "Pro yearly", yearlyPriceCents, "year"),
  ];
}
