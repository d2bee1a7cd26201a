/** web/features/plans/checkout: the payment, in a dialog over the plans. This file: whether the document that is open may load the provider's script. */
import type { PaymentSetup } from "#contract/shapes/plans.ts";

export const checkoutPath = "/subscription";

/** Names the plan that somebody chose before they left the page. */
export const chosenPlanParameter = "plan";

/** Only the document of /subscription allows Stripe's script (its content security policy does); one that was opened elsewhere must be left for it. */
export function needsOwnDocument({ provider }: PaymentSetup): boolean {
  if (provider !== "stripe") return false;
  const [document] = performance.getEntriesByType("navigation");
  return document === undefined || new URL(document.name).pathname !== checkoutPath;
}
