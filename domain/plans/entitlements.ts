/** domain/plans: what each kind of person may do, one table (spec section 6), read by the API and by the pages. */

export type PlanKind = "anonymous" | "free" | "pro";

/**
 * Free has what a day's use needs: macros and calories of any range, the week's goals, the streak. What Pro adds is named
 * here one by one; the server leaves it out of every answer to anybody else.
 */
export const entitlements = {
  anonymous: {
    unlimitedScans: false,
    analysis: false,
    micronutrients: false,
    tips: false,
    recommendation: false,
    mealDetails: false,
    csvExport: false,
  },
  free: {
    unlimitedScans: false,
    analysis: false,
    micronutrients: false,
    tips: false,
    recommendation: false,
    mealDetails: false,
    csvExport: false,
  },
  pro: {
    unlimitedScans: true,
    analysis: true,
    micronutrients: true,
    tips: true,
    recommendation: true,
    mealDetails: true,
    csvExport: true,
  },
} as const satisfies Record<PlanKind, Record<string, boolean>>;

export type Entitlement = keyof (typeof entitlements)["free"];

/** Whoever is not signed in is anonymous; Pro is what the server's own rows say. */
export function planKindOf(person: { readonly isPremium: boolean } | undefined): PlanKind {
  if (!person) return "anonymous";
  return person.isPremium ? "pro" : "free";
}

export function may(kind: PlanKind, entitlement: Entitlement): boolean {
  return entitlements[kind][entitlement];
}
