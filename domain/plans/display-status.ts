import type { SubscriptionStatus } from "./subscription-state.ts";

/** The few states that the subscription's owner needs to tell apart. */
export type SubscriptionDisplayStatus = "trial" | "active" | "cancelled" | "late" | "stopped" | "ended";

export interface RenewalState {
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
}

/** `late`: the provider is still retrying the payment. `stopped`: it has given up, or waits for the payer. */
export function displayStatusOf({ status, cancelAtPeriodEnd }: RenewalState): SubscriptionDisplayStatus {
  switch (status) {
    case "past_due":
      return "late";
    case "trialing":
      return cancelAtPeriodEnd ? "cancelled" : "trial";
    case "active":
      return cancelAtPeriodEnd ? "cancelled" : "active";
    case "unpaid":
    case "paused":
    case "incomplete":
      return "stopped";
    case "canceled":
    case "incomplete_expired":
      return "ended";
  }
}
