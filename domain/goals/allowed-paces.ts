import type { BodyProfile } from "../people/body-profile.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { suggestGoals } from "./suggest-goals.ts";
import { kgPerWeekOf, paces } from "./weight-plan.ts";

export interface AllowedPace {
  /** As chosen. */
  readonly kgPerWeek: number;
  /** After the safety limits: at most as fast as chosen. */
  readonly safeKgPerWeek: number;
}

/** Slowest first. A pace that the safety limits make no faster than the one before it is left out. */
export function allowedPaces(
  person: BodyProfile,
  objective: keyof typeof paces,
  today: CalendarDay,
): readonly AllowedPace[] {
  const all = paces[objective].map((kgPerWeek): AllowedPace => {
    const { kcal } = suggestGoals({ ...person, objective }, today, { kgPerWeek }).adjustment;
    return { kgPerWeek, safeKgPerWeek: Math.abs(kgPerWeekOf(kcal)) };
  });
  return all.filter(({ safeKgPerWeek }, at) => safeKgPerWeek > (all[at - 1]?.safeKgPerWeek ?? -1));
}
