/** domain/plans: how a subscription stands, in the few ways that its owner tells apart. */
import type { SubscriptionStatus } from "./subscription-state.ts";

export type SubscriptionStanding = "trial" | "active" | "cancelled" | "late" | "stopped" | "ended";

export interface Standing {
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
}

/** `late`: the provider still tries to collect. `stopped`: it has given up, or waits for the payer. */
export function standingOf({ status, cancelAtPeriodEnd }: Standing): SubscriptionStanding {
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
