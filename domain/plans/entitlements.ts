export type PlanKind = "anonymous" | "free" | "pro";

/**
 * Free covers everyday use: macros and calories of any range, the week's goals, the streak. Everything Pro adds is listed
 * here, and the server omits it from answers to everyone else.
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

/** The kind of plan a person has; undefined is a visitor. `isPremium` must come from the server's database, never from a token. */
export function planKindOf(person: { readonly isPremium: boolean } | undefined): PlanKind {
  if (!person) return "anonymous";
  return person.isPremium ? "pro" : "free";
}

export function may(kind: PlanKind, entitlement: Entitlement): boolean {
  return entitlements[kind][entitlement];
}
