/** web/features/plans/checkout: what every provider's form is given. */
import type { OfferedPlan } from "#contract/shapes/plans.ts";

export interface PaymentFormProps {
  readonly plan: OfferedPlan;
  readonly clientSecret: string;
  /** True while the provider has the payment. */
  readonly onPaying: (isPaying: boolean) => void;
  /** The provider says that it is done. */
  readonly onPaid: () => void;
}
