// The energy balance of the last weeks. Reasons: docs/decisions/016-what-the-figures-of-days-and-goals-mean.md

import { mean } from "../averages.ts";
import { fitLine } from "../body/fit-line.ts";
import type { DayWeight } from "../body/weight-trend.ts";
import { kcalPerGram } from "../nutrition/energy-factors.ts";
import { ageOn, type BodyProfile } from "../people/body-profile.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { type DayRange, dayCount } from "../time/day-range.ts";
import { type DailyGoals, goalRanges } from "./daily-goals.ts";
import { adjustEnergy, type EnergyAdjustment } from "./objective-rules.ts";
import { restingKcal } from "./suggest-goals.ts";
import { kcalPerKg } from "./weight-plan.ts";

/** Days up to yesterday that are read: today is not over. */
export const balanceDays = 28;
const balanceNeeds = { trackedDays: 14, weights: 6, weightSpanDays: 14 } as const;
type BalanceNeed = keyof typeof balanceNeeds | "profile" | "plausible" | "ownWeight";

/** Outside these multiples of the resting energy the logged meals or the weights cannot be right. */
const plausibleFactors = { min: 0.9, max: 3 } as const;

export interface BalanceInput {
  /** Days whose meals are logged, without those that are left out. */
  readonly intakes: readonly { readonly day: CalendarDay; readonly calories: number }[];
  /** Oldest first, one a day. */
  readonly weights: readonly DayWeight[];
  readonly range: DayRange;
  readonly person: BodyProfile | undefined;
  readonly goals: DailyGoals;
}

export interface AdaptiveGoal {
  readonly kind: "ready";
  readonly trackedDays: number;
  readonly meanIntake: number;
  readonly weights: number;
  readonly kgPerWeek: number;
  /** kcal a day that the body stored (positive) or used up, from the change of weight. */
  readonly storedKcal: number;
  /** kcal a day. */
  readonly expenditure: number;
  /** Standard error of the expenditure, from the scatter of the weights around their line. */
  readonly uncertaintyKcal: number;
  readonly adjustment: EnergyAdjustment;
  readonly goals: DailyGoals;
}

export interface MissingForBalance {
  readonly kind: "missing";
  readonly missing: readonly { readonly need: BalanceNeed; readonly have: number; readonly wanted: number }[];
}

function findMissing({ intakes, weights, person }: BalanceInput): MissingForBalance["missing"] {
  const [first, last] = [weights[0], weights.at(-1)];
  const have = {
    trackedDays: intakes.length,
    weights: weights.length,
    weightSpanDays: first && last ? dayCount({ from: first.day, to: last.day }) : 0,
  };
  const names = Object.keys(balanceNeeds) as (keyof typeof balanceNeeds)[];
  const short = names
    .filter((need) => have[need] < balanceNeeds[need])
    .map((need) => ({ need, have: have[need], wanted: balanceNeeds[need] }));
  return person ? short : [...short, { need: "profile" as const, have: 0, wanted: 1 }];
}

/** Carbohydrate makes up for the change of the calories, so that the goals still fit each other. */
function withCalories(goals: DailyGoals, wanted: number): DailyGoals {
  const atStep = (name: "calories" | "carbs", value: number) => {
    const { min, max, step } = goalRanges[name];
    return Math.min(max, Math.max(min, Math.round(value / step) * step));
  };
  const calories = atStep("calories", wanted);
  const carbs = atStep("carbs", goals.carbs + (calories - goals.calories) / kcalPerGram.carbs);
  return { ...goals, calories, carbs };
}

/** Estimates the energy a person uses: what they ate minus what their body stored. The caller checks the minimum age. */
export function adaptGoal(input: BalanceInput): AdaptiveGoal | MissingForBalance {
  const missing = findMissing(input);
  const { intakes, weights, range, person, goals } = input;
  if (missing.length > 0 || !person) return { kind: "missing", missing };
  // What a pregnant woman gains is not stored energy alone, and milk leaves the body unweighed.
  if (person.maternity !== null)
    return { kind: "missing", missing: [{ need: "ownWeight", have: 0, wanted: 0 }] };
  const { slope: kgPerDay, standardError } = fitLine(
    weights.map(({ day, weightKg }) => ({ x: dayCount({ from: range.from, to: day }), y: weightKg })),
  );
  const meanIntake = mean(intakes.map(({ calories }) => calories));
  const storedKcal = kgPerDay * kcalPerKg;
  const expenditure = meanIntake - storedKcal;
  const ageYears = ageOn(range.to, person.birthdate);
  const bmr = restingKcal(person, ageYears);
  if (expenditure < plausibleFactors.min * bmr || expenditure > plausibleFactors.max * bmr) {
    const plausible = { need: "plausible" as const, have: Math.round(expenditure), wanted: Math.round(bmr) };
    return { kind: "missing", missing: [plausible] };
  }
  const adjustment = adjustEnergy(person, { ageYears, bmr, tdee: expenditure });
  return {
    kind: "ready",
    trackedDays: intakes.length,
    meanIntake,
    weights: weights.length,
    kgPerWeek: 7 * kgPerDay,
    storedKcal,
    expenditure,
    uncertaintyKcal: standardError * kcalPerKg,
    adjustment,
    goals: withCalories(goals, expenditure + adjustment.kcal),
  };
}
