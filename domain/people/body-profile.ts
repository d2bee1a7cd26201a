/** domain/people: what a goal suggestion needs to know of a person. Ranges and defaults: spec section 5. */
import type { CalendarDay } from "../time/calendar-day.ts";

/** From least to most active, as the slider has them. */
export const activityLevels = [
  "sedentary",
  "lightly_active",
  "moderately_active",
  "very_active",
  "extra_active",
] as const;
export type ActivityLevel = (typeof activityLevels)[number];

/** The form offers all but `gain_muscle`, which the API also takes (spec section 3 has both readings). */
export const objectives = [
  "lose_weight",
  "maintain_weight",
  "gain_weight",
  "improve_fitness",
  "gain_muscle",
] as const;
export type Objective = (typeof objectives)[number];

export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

export const weightKgRange = { min: 30, max: 300 } as const;
export const heightCmRange = { min: 100, max: 250 } as const;
export const earliestBirthdate: CalendarDay = "1920-01-01";

export interface BodyProfile {
  readonly birthdate: CalendarDay;
  readonly gender: Gender;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly activityLevel: ActivityLevel;
  readonly objective: Objective;
}

/** Whole years on `day`; whoever was born on 29 February has their birthday on 1 March of other years. */
export function ageOn(day: CalendarDay, birthdate: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
