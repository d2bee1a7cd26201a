/** domain/plans: what a subscription's state at the payment provider means for the person. */

/** As Stripe names them; every provider of ours speaks so. */
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
  /** The last payment was given back in full. */
  readonly isRefunded: boolean;
  /** The payer's bank disputes the last payment, or has won. */
  readonly isDisputed: boolean;
}

/**
 * Whether the subscription makes its account Pro. A payment that is late keeps Pro while the provider tries again
 * (`past_due`); one given up (`unpaid`), given back or disputed does not. What was cancelled stays `active` or `trialing`
 * at the provider until its period ends.
 */
export function givesPro({ status, isRefunded, isDisputed }: SubscriptionState): boolean {
  if (isRefunded || isDisputed) return false;
  return status === "trialing" || status === "active" || status === "past_due";
}

/** Whether a second subscription may not be begun beside it (spec section 5): all but what has ended or never began. */
export function blocksCheckout({ status }: Pick<SubscriptionState, "status">): boolean {
  return status !== "canceled" && status !== "incomplete" && status !== "incomplete_expired";
}
