// The formulas and why they were chosen: docs/decisions/016-what-the-figures-of-days-and-goals-mean.md
import { kcalPerGram } from "../nutrition/energy-factors.ts";
import { type MacronutrientName, macronutrientNames } from "../nutrition/nutrients.ts";
import { type ActivityLevel, ageOn, type BodyProfile } from "../people/body-profile.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { type DailyGoals, goalRanges } from "./daily-goals.ts";
import { adjustEnergy, type EnergyAdjustment, maternityNeeds, proteinGramsPerKg } from "./objective-rules.ts";
import { hasPace, kcalOfPace, planWeight, type WeightPlan } from "./weight-plan.ts";

/** Minimum age of the terms of use, in years; younger people get no suggestion. */
export const suggestionMinimumAge = 13;

/** The usual multipliers of resting energy (McArdle, Katch & Katch, Exercise Physiology). */
const activityFactors: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extra_active: 1.9,
};
/** Share of energy from fat, within the 20 to 35 % of EFSA 2010 (doi:10.2903/j.efsa.2010.1461). */
export const fatShare = 0.3;
/** Institute of Medicine, Dietary Reference Intakes, 2005. */
export const fiberGramsPer1000Kcal = 14;
/** kg/m²: protein is based on at most the weight at this body mass index (upper end of the WHO's normal range). */
const proteinBodyMassIndex = 25;

export interface GoalSuggestion {
  readonly goals: DailyGoals;
  readonly ageYears: number;
  /** kcal a day at rest. */
  readonly bmr: number;
  readonly activityFactor: number;
  /** kcal a day. */
  readonly tdee: number;
  readonly adjustment: EnergyAdjustment;
  readonly proteinGramsPerKg: number;
  readonly proteinWeightKg: number;
  /** g, where pregnancy or breastfeeding needs more. */
  readonly proteinAddition: number;
  /** Goals that were clamped to their slider's range. */
  readonly limited: readonly MacronutrientName[];
  /** Where a target weight was given. */
  readonly plan?: WeightPlan;
}

export interface WeightWish {
  readonly targetKg?: number | undefined;
  /** The objective's usual step unless given. */
  readonly kgPerWeek?: number | undefined;
}

/**
 * Resting energy in kcal a day: Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241–247
 * (10 × kg + 6.25 × cm − 5 × years, + 5 for men, − 161 for women).
 */
export function restingKcal(
  { weightKg, heightCm, gender }: Pick<BodyProfile, "weightKg" | "heightCm" | "gender">,
  ageYears: number,
): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (gender === "male" ? 5 : -161);
}

/** Rounds to the slider's step and clamps to its range. */
function roundToSlider(name: MacronutrientName, wanted: number): number {
  const { min, max, step } = goalRanges[name];
  return Math.min(max, Math.max(min, Math.round(wanted / step) * step));
}

function isOutsideSlider(name: MacronutrientName, wanted: number): boolean {
  const { min, max, step } = goalRanges[name];
  return wanted < min - step / 2 || wanted > max + step / 2;
}

/** Goals within the ranges of the sliders. Before that, fat is a share of the energy and carbohydrate what is left. */
function splitEnergy(wantedCalories: number, wantedProtein: number) {
  const calories = roundToSlider("calories", wantedCalories);
  const protein = roundToSlider("protein", wantedProtein);
  const wantedFat = (calories * fatShare) / kcalPerGram.fat;
  const fat = roundToSlider("fat", wantedFat);
  const wantedCarbs = (calories - protein * kcalPerGram.protein - fat * kcalPerGram.fat) / kcalPerGram.carbs;
  const wantedFiber = (calories * fiberGramsPer1000Kcal) / 1000;
  return {
    goals: {
      calories,
      protein,
      carbs: roundToSlider("carbs", wantedCarbs),
      fat,
      fiber: roundToSlider("fiber", wantedFiber),
    },
    wanted: {
      calories: wantedCalories,
      protein: wantedProtein,
      carbs: wantedCarbs,
      fat: wantedFat,
      fiber: wantedFiber,
    },
  };
}

/** The caller checks `suggestionMinimumAge` first: below it the figures are meaningless. */
export function suggestGoals(
  person: BodyProfile,
  today: CalendarDay,
  { targetKg, kgPerWeek }: WeightWish = {},
): GoalSuggestion {
  const ageYears = ageOn(today, person.birthdate);
  const bmr = restingKcal(person, ageYears);
  const activityFactor = activityFactors[person.activityLevel];
  const tdee = bmr * activityFactor;
  const { objective, weightKg, maternity } = person;
  const paceKcal =
    kgPerWeek !== undefined && hasPace(objective) ? kcalOfPace(objective, kgPerWeek) : undefined;
  const adjustment = adjustEnergy(person, { ageYears, bmr, tdee, paceKcal });
  const gramsPerKg = proteinGramsPerKg[person.objective];
  const proteinWeightKg = Math.min(person.weightKg, proteinBodyMassIndex * (person.heightCm / 100) ** 2);
  const proteinAddition = maternity === null ? 0 : maternityNeeds[maternity].protein;
  const wantedProtein = gramsPerKg * proteinWeightKg + proteinAddition;
  const { goals, wanted } = splitEnergy(tdee + adjustment.kcal, wantedProtein);
  return {
    goals,
    ageYears,
    bmr,
    activityFactor,
    tdee,
    adjustment,
    proteinWeightKg,
    proteinGramsPerKg: gramsPerKg,
    proteinAddition,
    limited: macronutrientNames.filter((name) => isOutsideSlider(name, wanted[name])),
    ...(targetKg !== undefined && { plan: planWeight({ weightKg, targetKg, kcal: adjustment.kcal, today }) }),
  };
}
