/** domain/plans: what can happen to a subscription, and which of it is told by mail. */

/** Of money. */
export const paymentMovementKinds = [
  "payment",
  "payment_failed",
  "refund",
  "dispute",
  "dispute_won",
] as const;
export type PaymentMovementKind = (typeof paymentMovementKinds)[number];

export const historyKinds = ["started", ...paymentMovementKinds, "cancelled", "resumed", "ended"] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** `second_ended`: a second subscription beside a running one, ended and given back at once. */
export const subscriptionMailKinds = [
  "receipt",
  "trial_ending",
  "payment_failed",
  "cancelled",
  "second_ended",
] as const;
export type SubscriptionMailKind = (typeof subscriptionMailKinds)[number];
