import type { Country } from "#domain/people/country.ts";
import { currencyOfCountry } from "#domain/plans/currency-of-country.ts";
import { type Plan, priceList } from "#domain/plans/plan.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const cacheMs = 5 * 60_000;

/** The plans offered in a country: exactly what somebody there can buy. */
export type PlanList = (country: Country | null | undefined) => Promise<readonly Plan[]>;

/**
 * Free first, and alone where nothing can be bought. In the country's currency if the provider sells in it, otherwise in
 * the operator's. The provider's plans are cached, failures are not: the function returned throws `payment_provider_failed`.
 */
export function createPlanList(
  provider: PaymentProvider | undefined,
  operatorCurrency: string,
  clock: () => Date,
): PlanList {
  const cached = new Map<string, { readonly plans: Promise<readonly Plan[]>; readonly until: number }>();
  const soldIn = async (currency: string): Promise<readonly Plan[]> => {
    if (!provider) return [];
    const now = clock().getTime();
    const known = cached.get(currency);
    const current =
      known && known.until > now ? known : { plans: provider.plans(currency), until: now + cacheMs };
    cached.set(currency, current);
    try {
      return await current.plans;
    } catch (failure) {
      if (cached.get(currency) === current) cached.delete(currency);
      throw failure;
    }
  };
  return async (country) => {
    const currency = currencyOfCountry(country) ?? operatorCurrency;
    const sold = await soldIn(currency);
    if (sold.length > 0) return [...freeIn(currency), ...sold];
    return [...freeIn(operatorCurrency), ...(await soldIn(operatorCurrency))];
  };
}

function freeIn(currency: string): readonly Plan[] {
  return priceList(currency).filter(({ priceCents }) => priceCents === 0);
}
