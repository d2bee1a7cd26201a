/** server/features/plans: plans, subscriptions, payments. This file: what can be bought, kept a while so that not every visitor asks the provider. */
import { type Plan, priceList } from "#domain/plans/plan.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const keptMs = 5 * 60_000;

/** Free first, and alone where nothing can be bought. Throws `payment_provider_failed`, which is not kept. */
export function offeredPlans(
  provider: PaymentProvider | undefined,
  currency: string,
  clock: () => Date,
): () => Promise<readonly Plan[]> {
  const free = priceList(currency).filter(({ priceCents }) => priceCents === 0);
  let kept: { plans: Promise<readonly Plan[]>; until: number } | undefined;
  return async () => {
    if (!provider) return free;
    const now = clock().getTime();
    if (!kept || kept.until <= now) kept = { plans: provider.plans(), until: now + keptMs };
    const asked = kept;
    try {
      return [...free, ...(await asked.plans)];
    } catch (failure) {
      if (kept === asked) kept = undefined;
      throw failure;
    }
  };
}
