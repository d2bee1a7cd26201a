import type { BodyProfile } from "../people/body-profile.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { suggestGoals } from "./suggest-goals.ts";
import { kgPerWeekOf, paces } from "./weight-plan.ts";

export interface AllowedPace {
  /** As it is asked for. */
  readonly kgPerWeek: number;
  /** When safety has taken its part. */
  readonly leftKgPerWeek: number;
}

/** The slower first. A faster one of which no more is left than of a slower one would change nothing, so it is left out. */
export function allowedPaces(
  person: BodyProfile,
  objective: keyof typeof paces,
  today: CalendarDay,
): readonly AllowedPace[] {
  const all = paces[objective].map((kgPerWeek): AllowedPace => {
    const { kcal } = suggestGoals({ ...person, objective }, today, { kgPerWeek }).adjustment;
    return { kgPerWeek, leftKgPerWeek: Math.abs(kgPerWeekOf(kcal)) };
  });
  return all.filter(({ leftKgPerWeek }, at) => leftKgPerWeek > (all[at - 1]?.leftKgPerWeek ?? -1));
}
