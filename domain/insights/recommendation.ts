// The most noticeable finding of the last days, compared with goals and reference values. Never medical advice.

import { mean } from "../averages.ts";
import type { DailyGoals } from "../goals/daily-goals.ts";
import type { MacronutrientName, Macronutrients, MicronutrientName } from "../nutrition/nutrients.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { abovePercent, goalLevelOf } from "./goal-level.ts";
import { type AssessedMicronutrient, referenceValues } from "./reference-values.ts";

export type RecommendationTopic =
  | `${AssessedMicronutrient}_low`
  | "calories_over"
  | "calories_under"
  | "protein_low"
  | "fiber_low"
  | "fat_over"
  | "carbs_over"
  | "uneven_days"
  | "goals_met"
  | "few_days_logged";

type ReferenceSource = "goals" | "reference" | "log";

export interface Recommendation {
  readonly topic: RecommendationTopic;
  /** Mean per logged day in the topic's unit (a lower bound for micronutrients); a number of days for `few_days_logged` and `goals_met`. */
  readonly actual: number;
  /** The value it is compared with, in the same unit. */
  readonly target: number;
  readonly source: ReferenceSource;
}

/** A micronutrient over the logged days: the sum of the known values, and for how many foods it is known. */
export interface KnownAmount {
  readonly amount: number;
  readonly knownFoods: number;
  readonly foods: number;
}

export interface WeekIntake {
  /** Only days with meals. */
  readonly days: readonly Macronutrients[];
  readonly micronutrients: Readonly<Record<MicronutrientName, KnownAmount>>;
  readonly goals: DailyGoals;
  readonly gender: "male" | "female" | undefined;
  /** Findings about calories are left out. */
  readonly hidesCalories?: boolean;
}

/** Logged days without which a week is not assessed. */
const daysMin = 3;
/** A micronutrient is assessed only when its value is known for this share of the foods: unknown is not 0. */
const knownShareMin = 0.8;
const lowShare = 0.7;
const underShare = 0.75;
const metShare = { min: 0.9, max: abovePercent / 100 } as const;
/** Standard deviation of the days' calories over their mean. */
const unevenSpread = 0.35;

function compareWithGoals({ days, goals }: WeekIntake): Recommendation[] {
  const meanOf = (name: MacronutrientName) => mean(days.map((day) => day[name]));
  const finding = (topic: RecommendationTopic, name: MacronutrientName): Recommendation => ({
    topic,
    actual: meanOf(name),
    target: goals[name],
    source: "goals",
  });
  const isUnder = (name: MacronutrientName, share: number) =>
    goals[name] > 0 && meanOf(name) < goals[name] * share;
  const isOver = (name: MacronutrientName) =>
    goals[name] > 0 && goalLevelOf(name, (meanOf(name) * 100) / goals[name]) === "above";
  return [
    ...(isOver("calories") ? [finding("calories_over", "calories")] : []),
    ...(isUnder("calories", underShare) ? [finding("calories_under", "calories")] : []),
    ...(isUnder("protein", lowShare) ? [finding("protein_low", "protein")] : []),
    ...(isUnder("fiber", lowShare) ? [finding("fiber_low", "fiber")] : []),
    ...(isOver("fat") ? [finding("fat_over", "fat")] : []),
    ...(isOver("carbs") ? [finding("carbs_over", "carbs")] : []),
  ];
}

function compareWithReferences({ days, micronutrients, gender }: WeekIntake): Recommendation[] {
  return referenceValues(gender).flatMap(({ name, amount }) => {
    const known = micronutrients[name];
    const isKnown = known.foods > 0 && known.knownFoods / known.foods >= knownShareMin;
    const actual = known.amount / days.length;
    if (!isKnown || actual >= amount * lowShare) return [];
    return [{ topic: `${name}_low` as const, actual, target: amount, source: "reference" as const }];
  });
}

function compareDays({ days, goals }: WeekIntake): Recommendation[] {
  const calories = days.map((day) => day.calories);
  const meanKcal = mean(calories);
  const spread = Math.sqrt(mean(calories.map((kcal) => (kcal - meanKcal) ** 2)));
  const met = calories.filter(
    (kcal) => kcal >= goals.calories * metShare.min && kcal <= goals.calories * metShare.max,
  ).length;
  const isUneven = meanKcal > 0 && spread / meanKcal > unevenSpread;
  return [
    ...(isUneven ? [{ topic: "uneven_days", actual: spread, target: meanKcal, source: "log" } as const] : []),
    ...(met * 2 > days.length
      ? [{ topic: "goals_met", actual: met, target: days.length, source: "goals" } as const]
      : []),
  ];
}

const calorieTopics: ReadonlySet<RecommendationTopic> = new Set([
  ...(["calories_over", "calories_under", "uneven_days", "goals_met"] as const),
]);

/** All findings of the week; empty when nothing stands out. */
export function recommendationsForWeek(week: WeekIntake): readonly Recommendation[] {
  if (week.days.length === 0) return [];
  if (week.days.length < daysMin) {
    return [{ topic: "few_days_logged", actual: week.days.length, target: daysMin, source: "log" }];
  }
  const all = [...compareWithGoals(week), ...compareWithReferences(week), ...compareDays(week)];
  return all.filter(({ topic }) => !week.hidesCalories || !calorieTopics.has(topic));
}

const millisecondsPerDay = 86_400_000;

/** Rotates through the findings, one a day. Undefined when there are none. */
export function recommendationForDay(week: WeekIntake, day: CalendarDay): Recommendation | undefined {
  const all = recommendationsForWeek(week);
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);
  return all[number % Math.max(1, all.length)];
}
