/** domain/plans: what is sold, and what each plan opens. This file: a plan and the price list that we sell by. */

export const planIntervals = ["month", "year"] as const;
export type PlanInterval = (typeof planIntervals)[number];

export interface Plan {
  /** Names product, interval and currency, `pro-monthly-usd`; the payment provider finds its price by it. */
  readonly id: string;
  readonly name: string;
  /** Hundredths of the currency, whatever the currency (spec section 9). */
  readonly priceCents: number;
  /** ISO 4217, capitals. */
  readonly currency: string;
  readonly interval: PlanInterval;
}

/** Days before the first payment (spec section 2). */
export const trialDays = 7;
/** Whole hundredths of the currency: "starting at 9.99 a month" (spec section 2), a year at about eight months. */
export const monthlyPriceCents = 999;
export const yearlyPriceCents = 7999;

/** The plans of a currency: Free first, then by the month and by the year. */
export function priceList(currency: string): readonly Plan[] {
  const plan = (id: string, name: string, priceCents: number, interval: PlanInterval): Plan => ({
    ...{ id: `${id}-${currency.toLowerCase()}`, name, priceCents, currency, interval },
  });
  return [
    plan("free", "Free", 0, "month"),
    plan("pro-monthly", "Pro monthly", monthlyPriceCents, "month"),
    plan("pro-yearly", "Pro yearly", yearlyPriceCents, "year"),
  ];
}
