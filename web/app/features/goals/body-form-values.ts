// The form behind a goal suggestion. It holds texts, with a comma or a point for decimals.
import type { Profile } from "#contract/shapes/profile.ts";
import {
  activityLevels,
  earliestBirthdate,
  heightCmRange,
  weightKgRange,
} from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseNumber } from "../../i18n/parse-number.ts";

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

/** The objectives that the form offers; the API also accepts `gain_muscle`. */
export const offeredObjectives = [
  "lose_weight",
  "maintain_weight",
  "gain_weight",
  "improve_fitness",
] as const;

const defaultAgeYears = 30;

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

/** `decimalSign` is that of the current language. */
export function profileToForm(profile: Profile, decimalSign: string): BodyFormValues {
  const format = (amount: number) => String(amount).replace(".", decimalSign);
  return {
    birthYear: profile.birthdate.slice(0, 4),
    gender: profile.gender,
    height: format(profile.height),
    weight: format(profile.weight),
    activityLevel: profile.activityLevel,
    userObjective: profile.userObjective,
  };
}

/** This year first, 1920 last. */
export function birthYears(today: CalendarDay): readonly string[] {
  const newest = yearOf(today);
  return Array.from({ length: newest - yearOf(earliestBirthdate) + 1 }, (_, back) => String(newest - back));
}

export type BodyField = "height" | "weight";

/** Fields without a number, or with one out of range. */
export function invalidFields(values: BodyFormValues): ReadonlySet<BodyField> {
  const ranges = { height: heightCmRange, weight: weightKgRange };
  const fields = ["height", "weight"] as const;
  return new Set(
    fields.filter((field) => {
      const amount = parseNumber(values[field]);
      return amount === undefined || amount < ranges[field].min || amount > ranges[field].max;
    }),
  );
}

/** Profiles store the first of January of the birth year. */
export function formToProfile(values: BodyFormValues): Profile {
  return {
    birthdate: `${values.birthYear}-01-01`,
    gender: values.gender === "female" ? "female" : "male",
    height: parseNumber(values.height) ?? 0,
    weight: parseNumber(values.weight) ?? 0,
    activityLevel: activityLevels.find((level) => level === values.activityLevel) ?? "moderately_active",
    userObjective: parseObjective(values.userObjective),
  };
}

function parseObjective(text: string): Profile["userObjective"] {
  if (text === "gain_muscle") return text;
  return offeredObjectives.find((objective) => objective === text) ?? "maintain_weight";
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}
