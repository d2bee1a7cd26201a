/** Stripe's names, which all our payment providers use. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  /** The last payment was refunded in full. */
  readonly isRefunded: boolean;
  /** The last payment is disputed, or the dispute was lost. */
  readonly isDisputed: boolean;
}

/**
 * Whether the subscription makes its account Pro. Pro is kept while the provider retries a late payment (`past_due`), but
 * not when it has given up (`unpaid`) or the payment was refunded or disputed. A cancelled subscription stays `active` or
 * `trialing` at the provider until its period ends.
 */
export function givesPro({ status, isRefunded, isDisputed }: SubscriptionState): boolean {
  if (isRefunded || isDisputed) return false;
  return status === "trialing" || status === "active" || status === "past_due";
}

/** Whether the subscription prevents another checkout: unless it has ended or never started. */
export function blocksCheckout({ status }: Pick<SubscriptionState, "status">): boolean {
  return status !== "canceled" && status !== "incomplete" && status !== "incomplete_expired";
}

/** Whether the present period is paid, or free. */
export function isPaid({ status }: Pick<SubscriptionState, "status">): boolean {
  return status === "active" || status === "trialing";
}

/** Whether the provider may charge for the subscription again. Not for one that was cancelled, unless a failed payment is being retried. */
export function mayCharge(
  one: Pick<SubscriptionState, "status"> & { readonly cancelAtPeriodEnd: boolean },
): boolean {
  return blocksCheckout(one) && !(one.cancelAtPeriodEnd && isPaid(one));
}

export interface RunningSubscription extends SubscriptionState {
  readonly id: string;
  readonly providerId: string;
  readonly startedAt: Date;
}

/**
 * All but the one to keep: the first to start among those that give Pro, else the first to start. An account has one running
 * subscription, but two checkouts at once can create a second.
 */
export function duplicateSubscriptions<One extends RunningSubscription>(all: readonly One[]): One[] {
  const running = all.filter(blocksCheckout);
  return running.sort(byPrecedence).slice(1);
}

function byPrecedence(a: RunningSubscription, b: RunningSubscription): number {
  const rank = Number(givesPro(b)) - Number(givesPro(a));
  return rank || a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1);
}
