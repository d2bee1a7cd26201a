import type { CalendarDay } from "../time/calendar-day.ts";

/** Activity levels, from least to most active. */
export const activityLevels = [
  "sedentary",
  "lightly_active",
  "moderately_active",
  "very_active",
  "extra_active",
] as const;
export type ActivityLevel = (typeof activityLevels)[number];

/** `gain_muscle` is accepted by the API but not offered by the form. */
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

/** Of people who are pregnant, by trimester, or breastfeed. */
export const maternities = [
  "first_trimester",
  "second_trimester",
  "third_trimester",
  "breastfeeding",
] as const;
export type Maternity = (typeof maternities)[number];

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
  /** null for everybody else. */
  readonly maternity: Maternity | null;
}

/** Age in whole years. A birthday on 29 February falls on 1 March in other years. */
export function ageOn(day: CalendarDay, birthdate: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
