// The form behind a goal suggestion. It holds texts, with a comma or a point for decimals.
import type { Profile } from "#contract/shapes/profile.ts";
import { type AllowedPace, allowedPaces } from "#domain/goals/allowed-paces.ts";
import { suggestionMinimumAge } from "#domain/goals/suggest-goals.ts";
import { hasPace, leastTargetKg, paces } from "#domain/goals/weight-plan.ts";
import {
  activityLevels,
  ageOn,
  earliestBirthdate,
  heightCmRange,
  maternities,
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
  /** Empty: neither pregnant nor breastfeeding. */
  readonly maternity: string;
  /** kg; empty: none. */
  readonly targetWeight: string;
  /** kg a week. */
  readonly pace: string;
}

/** The objectives that the form offers; the API also accepts `gain_muscle`. */
export const offeredObjectives = [
  "lose_weight",
  "maintain_weight",
  "gain_weight",
  "improve_fitness",
] as const;

const noWish = { targetWeight: "", pace: "0.5" } as const;

/** No default body: somebody who only pressed the button would get goals for a stranger. */
export const emptyBodyForm: BodyFormValues = {
  birthYear: "",
  gender: "",
  height: "",
  weight: "",
  activityLevel: "moderately_active",
  userObjective: "maintain_weight",
  maternity: "",
  ...noWish,
};

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
    maternity: profile.maternity ?? "",
    ...noWish,
  };
}

/** This year first, 1920 last. */
export function birthYears(today: CalendarDay): readonly string[] {
  const newest = yearOf(today);
  return Array.from({ length: newest - yearOf(earliestBirthdate) + 1 }, (_, back) => String(newest - back));
}

export type BodyField = "birthYear" | "gender" | "height" | "weight" | "targetWeight";

/** Fields without a choice or number, or with one out of range; a year of birth of somebody who is too young. */
export function invalidFields(values: BodyFormValues, today: CalendarDay): ReadonlySet<BodyField> {
  const ranges = { height: heightCmRange, weight: weightKgRange };
  const fields = ["height", "weight"] as const;
  const isOldEnough =
    values.birthYear !== "" && ageOn(today, `${values.birthYear}-01-01`) >= suggestionMinimumAge;
  return new Set<BodyField>([
    ...(isOldEnough ? [] : ["birthYear" as const]),
    ...(values.gender === "" ? ["gender" as const] : []),
    ...fields.filter((field) => {
      const amount = parseNumber(values[field]);
      return amount === undefined || amount < ranges[field].min || amount > ranges[field].max;
    }),
    ...(targetProblem(values) ? ["targetWeight" as const] : []),
  ]);
}

interface TargetProblem {
  readonly kind: "number" | "notBelow" | "notAbove" | "underweight";
  readonly limitKg: number;
}

/** Why the target cannot be one. Undefined also without a target, or where the objective has none. */
export function targetProblem(values: BodyFormValues): TargetProblem | undefined {
  const { userObjective, targetWeight } = values;
  const objective = parseObjective(userObjective);
  if (!asksForWish(values) || targetWeight.trim() === "") return undefined;
  const target = parseNumber(targetWeight);
  const weight = parseNumber(values.weight) ?? weightKgRange.max;
  if (target === undefined || target < weightKgRange.min || target > weightKgRange.max)
    return { kind: "number", limitKg: weightKgRange.min };
  if (objective === "gain_weight") return target > weight ? undefined : { kind: "notAbove", limitKg: weight };
  if (target >= weight) return { kind: "notBelow", limitKg: weight };
  const least = leastTargetKg(parseNumber(values.height) ?? heightCmRange.min);
  return target < least ? { kind: "underweight", limitKg: least } : undefined;
}

/** What the suggestion is asked for besides the profile. */
export function formToWish(values: BodyFormValues): { targetWeight?: number; kgPerWeek?: number } {
  const objective = parseObjective(values.userObjective);
  if (!hasPace(objective) || !asksForWish(values)) return {};
  const targetWeight = parseNumber(values.targetWeight);
  const offered: readonly number[] = paces[objective];
  const kgPerWeek = offered.find((pace) => String(pace) === values.pace) ?? offered.at(-1);
  return {
    ...(targetWeight !== undefined && { targetWeight }),
    ...(kgPerWeek !== undefined && { kgPerWeek }),
  };
}

/** The paces to choose from: the safe ones once the form describes a body, all of them before. */
export function offeredPaces(
  values: BodyFormValues,
  objective: keyof typeof paces,
  today: CalendarDay,
): readonly AllowedPace[] {
  const invalid = invalidFields({ ...values, targetWeight: "" }, today);
  if (invalid.size > 0) return paces[objective].map((kgPerWeek) => ({ kgPerWeek, safeKgPerWeek: kgPerWeek }));
  const { height: heightCm, weight: weightKg, ...person } = formToProfile(values);
  return allowedPaces({ ...person, heightCm, weightKg, objective }, objective, today);
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
    maternity: maternityOf(values),
  };
}

/** Asked of women alone, and forgotten where another sex is chosen. */
function maternityOf({ gender, maternity }: BodyFormValues): Profile["maternity"] {
  return gender === "female" ? (maternities.find((each) => each === maternity) ?? null) : null;
}

/** Whether a weight to reach is asked for: nobody loses weight while pregnant or breastfeeding. */
export function asksForWish(values: BodyFormValues): boolean {
  return hasPace(parseObjective(values.userObjective)) && maternityOf(values) === null;
}

function parseObjective(text: string): Profile["userObjective"] {
  if (text === "gain_muscle") return text;
  return offeredObjectives.find((objective) => objective === text) ?? "maintain_weight";
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}
