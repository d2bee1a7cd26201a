import { type Plan, priceList } from "#domain/plans/plan.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const cacheMs = 5 * 60_000;

/**
 * Free first, and alone where nothing can be bought. The provider's plans are cached, failures are not: the function returned
 * throws `payment_provider_failed`.
 */
export function createPlanList(
  provider: PaymentProvider | undefined,
  currency: string,
  clock: () => Date,
): () => Promise<readonly Plan[]> {
  const free = priceList(currency).filter(({ priceCents }) => priceCents === 0);
  let cached: { plans: Promise<readonly Plan[]>; until: number } | undefined;
  return async () => {
    if (!provider) return free;
    const now = clock().getTime();
    if (!cached || cached.until <= now) cached = { plans: provider.plans(), until: now + cacheMs };
    const current = cached;
    try {
      return [...free, ...(await current.plans)];
    } catch (failure) {
      if (cached === current) cached = undefined;
      throw failure;
    }
  };
}
