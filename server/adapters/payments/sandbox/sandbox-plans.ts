import { type Plan, priceList, soldCurrencies } from "#domain/plans/plan.ts";

/** The plans that the sandbox sells, in every currency. */
export function sandboxPlans(operatorCurrency: string): readonly Plan[] {
  return soldCurrencies(operatorCurrency).flatMap(paidPlans);
}

function paidPlans(currency: string): readonly Plan[] {
  return priceList(currency).filter(({ priceCents }) => priceCents > 0);
}

/** The id ends in the currency, so plans sold in a currency that is no longer configured are found too. */
export function findSandboxPlan(planId: string): Plan {
  const currency = planId.slice(planId.lastIndexOf("-") + 1).toUpperCase();
  const plan = paidPlans(currency).find(({ id }) => id === planId);
  if (!plan) throw new Error(`The sandbox has no plan ${planId}.`);
  return plan;
}
