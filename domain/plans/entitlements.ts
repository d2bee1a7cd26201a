/** domain/plans: what each kind of person may do, one table (spec section 6), read by the API and by the pages. */

export type PlanKind = "anonymous" | "free" | "pro";

/**
 * Free has what a day's use needs: macros and calories of any range, the week's goals, the streak. What Pro adds is named
 * here one by one; the server leaves it out of every answer to anybody else.
 */
export const entitlements = {
  anonymous: {
    unlimitedScans: false,
    members: false,
    analysis: false,
    micronutrients: false,
    tips: false,
    recommendation: false,
    mealDetails: false,
    csvExport: false,
  },
  free: {
    unlimitedScans: false,
    members: true,
    analysis: false,
    micronutrients: false,
    tips: false,
    recommendation: false,
    mealDetails: false,
    csvExport: false,
  },
  pro: {
    unlimitedScans: true,
    members: true,
    analysis: true,
    micronutrients: true,
    tips: true,
    recommendation: true,
    mealDetails: true,
    csvExport: true,
  },
} as const satisfies Record<PlanKind, Record<string, boolean>>;

export type Entitlement = keyof (typeof entitlements)["free"];

export function may(kind: PlanKind, entitlement: Entitlement): boolean {
  return entitlements[kind][entitlement];
}
