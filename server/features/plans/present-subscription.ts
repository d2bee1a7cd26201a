import type { Subscription } from "#contract/shapes/plans.ts";
import type { StoredSubscription } from "./subscriptions-table.ts";

export function presentSubscription(subscription: StoredSubscription): Subscription {
  const { id, status, plan, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const { id: planId, name, priceCents, currency, interval } = plan;
  return {
    id,
    status,
    plan: name,
    planId,
    priceCents,
    currency,
    interval,
    cancelAtPeriodEnd,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    trialEndsAt: status === "trialing" ? (trialEndsAt?.toISOString() ?? null) : null,
  };
}
