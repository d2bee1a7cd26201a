/** web/features/goals: what a suggestion asks of a person, as the form holds it: texts, with a comma or a point for decimals. */
import type { Profile } from "#contract/shapes/profile.ts";
import {
  activityLevels,
  earliestBirthdate,
  heightCmRange,
  weightKgRange,
} from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export interface BodyFormValues extends Readonly<Record<string, string>> {
  readonly birthYear: string;
  readonly gender: string;
  /** cm */
  readonly height: string;
  /** kg */
  readonly weight: string;
  readonly activityLevel: string;
  readonly userObjective: string;
}

/** The objectives that the form offers; the API takes one more (docs/decisions). */
export const offeredObjectives = [
  "lose_weight",
  "maintain_weight",
  "gain_weight",
  "improve_fitness",
] as const;

const defaultAgeYears = 30;

/** Spec section 5. */
export function defaultBodyForm(today: CalendarDay): BodyFormValues {
  return {
    birthYear: String(yearOf(today) - defaultAgeYears),
    gender: "male",
    height: "170",
    weight: "70",
    activityLevel: "moderately_active",
    userObjective: "maintain_weight",
  };
}

/** `decimalSign` is the one of the language on screen. */
export function formOfProfile(profile: Profile, decimalSign: string): BodyFormValues {
  const written = (amount: number) => String(amount).replace(".", decimalSign);
  return {
    birthYear: profile.birthdate.slice(0, 4),
    gender: profile.gender,
    height: written(profile.height),
    weight: written(profile.weight),
    activityLevel: profile.activityLevel,
    userObjective: profile.userObjective,
  };
}

/** This year first, 1920 last. */
export function birthYears(today: CalendarDay): readonly string[] {
  const newest = yearOf(today);
  return Array.from({ length: newest - yearOf(earliestBirthdate) + 1 }, (_, back) => String(newest - back));
}

/** A number written with a point or a comma; undefined for anything else. */
export function readDecimal(text: string): number | undefined {
  return /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : undefined;
}

export type BodyField = "height" | "weight";

/** The fields whose values are none, or out of range. */
export function bodyProblems(values: BodyFormValues): ReadonlySet<BodyField> {
  const ranges = { height: heightCmRange, weight: weightKgRange };
  const fields = ["height", "weight"] as const;
  return new Set(
    fields.filter((field) => {
      const amount = readDecimal(values[field]);
      return amount === undefined || amount < ranges[field].min || amount > ranges[field].max;
    }),
  );
}

/** The first of January of the year, as the profile keeps it (spec section 3). */
export function profileOf(values: BodyFormValues): Profile {
  return {
    birthdate: `${values.birthYear}-01-01`,
    gender: values.gender === "female" ? "female" : "male",
    height: readDecimal(values.height) ?? 0,
    weight: readDecimal(values.weight) ?? 0,
    activityLevel: activityLevels.find((level) => level === values.activityLevel) ?? "moderately_active",
    userObjective: objectiveOf(values.userObjective),
  };
}

function objectiveOf(text: string): Profile["userObjective"] {
  if (text === "gain_muscle") return text;
  return offeredObjectives.find((objective) => objective === text) ?? "maintain_weight";
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}
