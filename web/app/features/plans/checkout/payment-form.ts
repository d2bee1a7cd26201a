import type { OfferedPlan } from "#contract/shapes/plans.ts";

export interface PaymentFormProps {
  readonly plan: OfferedPlan;
  readonly clientSecret: string;
  /** Called with true while a payment is in progress. */
  readonly onPaying: (isPaying: boolean) => void;
  /** Called when the provider reports success. */
  readonly onPaid: () => void;
}
