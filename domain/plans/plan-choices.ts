import type { Plan } from "./plan.ts";

export interface PlanChoices {
  readonly monthly: Plan | undefined;
  readonly yearly: Plan | undefined;
}

const monthsOfYear = 12;

function isNamed(plan: Plan, word: string): boolean {
  return plan.name.toLowerCase().includes(word);
}

/** The monthly and the yearly plan to choose from, without plans named Free. A plan's name takes precedence over its interval. */
export function planChoices(plans: readonly Plan[]): PlanChoices {
  const paid = plans.filter(({ name }) => name.trim().toLowerCase() !== "free");
  const monthly =
    paid.find((plan) => isNamed(plan, "monthly")) ??
    paid.find((plan) => plan.interval === "month" && !isNamed(plan, "yearly"));
  const others = paid.filter((plan) => plan !== monthly);
  const yearly =
    others.find((plan) => isNamed(plan, "yearly")) ?? others.find(({ interval }) => interval === "year");
  return { monthly, yearly };
}

/** The monthly price; a twelfth of the yearly price when there is no monthly plan. */
export function startingPriceCents({ monthly, yearly }: PlanChoices): number | undefined {
  return monthly?.priceCents ?? (yearly && monthlyEquivalentCents(yearly));
}

/** A twelfth of the yearly price, rounded to the cent. */
export function monthlyEquivalentCents(yearly: Pick<Plan, "priceCents">): number {
  return Math.round(yearly.priceCents / monthsOfYear);
}

export interface YearlySaving {
  readonly savedCents: number;
  /** Rounded down, so that it never overstates the saving. */
  readonly savedPercent: number;
}

/** Compared with paying twelve months; null when nothing is saved or the currencies differ. */
export function yearlySaving({ monthly, yearly }: PlanChoices): YearlySaving | null {
  if (!monthly || !yearly || monthly.currency !== yearly.currency) return null;
  const twelveMonthsCents = monthsOfYear * monthly.priceCents;
  const savedCents = twelveMonthsCents - yearly.priceCents;
  if (savedCents <= 0) return null;
  return { savedCents, savedPercent: Math.floor((savedCents / twelveMonthsCents) * 100) };
}
