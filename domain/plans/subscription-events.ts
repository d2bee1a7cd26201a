const paymentMovementKinds = ["payment", "payment_failed", "refund", "dispute", "dispute_won"] as const;
export type PaymentMovementKind = (typeof paymentMovementKinds)[number];

export const historyKinds = ["started", ...paymentMovementKinds, "cancelled", "resumed", "ended"] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** `second_ended`: a duplicate subscription was ended and refunded. */
const subscriptionMailKinds = [
  "receipt",
  "trial_ending",
  "payment_failed",
  "cancelled",
  "second_ended",
] as const;
export type SubscriptionMailKind = (typeof subscriptionMailKinds)[number];
