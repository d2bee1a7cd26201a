// Whether the open document may load the payment provider's script.
import type { PaymentSetup } from "#contract/shapes/plans.ts";

export const checkoutPath = "/subscription";

/** Holds the plan that was chosen before the page was left. */
export const chosenPlanParameter = "plan";

/**
 * Whether checkout needs a full page load. Only /subscription, loaded as a document, has a content security policy that allows
 * Stripe's script.
 */
export function needsCheckoutDocument({ provider }: PaymentSetup): boolean {
  if (provider !== "stripe") return false;
  const [document] = performance.getEntriesByType("navigation");
  return document === undefined || new URL(document.name).pathname !== checkoutPath;
}
