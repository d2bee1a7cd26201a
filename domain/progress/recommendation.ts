/** domain/progress: what stands out in a person's last days, held against their goals and reference values. Never medical advice. */
import type { DailyGoals } from "../goals/daily-goals.ts";
import type { MacronutrientName, Macronutrients, MicronutrientName } from "../nutrition/nutrients.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { referenceValues } from "./reference-values.ts";

export type RecommendationTopic =
  | `${MicronutrientName}_low`
  | "calories_over"
  | "calories_under"
  | "protein_low"
  | "fiber_low"
  | "fat_over"
  | "carbs_over"
  | "uneven_days"
  | "goals_met"
  | "few_days_logged";

export type ReferenceSource = "goals" | "reference" | "log";

export interface Recommendation {
  readonly topic: RecommendationTopic;
  /** Mean a logged day, in the topic's unit; for a micronutrient at least so much. Days for `few_days_logged` and `goals_met`. */
  readonly actual: number;
  /** What it is held against, in the same unit. */
  readonly target: number;
  readonly source: ReferenceSource;
}

/** A micronutrient over the logged days: the sum of what is known, and for how many of the foods it is. */
export interface KnownAmount {
  readonly amount: number;
  readonly knownFoods: number;
  readonly foods: number;
}

export interface WeekEaten {
  /** Only days with meals. */
  readonly days: readonly Macronutrients[];
  readonly micronutrients: Readonly<Record<MicronutrientName, KnownAmount>>;
  readonly goals: DailyGoals;
  readonly gender: "male" | "female" | undefined;
}

/** With fewer logged days nothing can be said of a week. */
const daysNeeded = 3;
/** A sum is spoken of only where so much of the foods is known: unknown is not 0. */
const knownShareNeeded = 0.8;
const lowShare = 0.7;
const overShare = 1.15;
const underShare = 0.75;
const metShare = { least: 0.9, most: 1.1 } as const;
/** Standard deviation of the days' calories over their mean. */
const unevenSpread = 0.35;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function againstGoals({ days, goals }: WeekEaten): Recommendation[] {
  const meanOf = (name: MacronutrientName) => mean(days.map((day) => day[name]));
  const of = (topic: RecommendationTopic, name: MacronutrientName): Recommendation => ({
    ...{ topic, actual: meanOf(name), target: goals[name], source: "goals" },
  });
  const isUnder = (name: MacronutrientName, share: number) =>
    goals[name] > 0 && meanOf(name) < goals[name] * share;
  const isOver = (name: MacronutrientName) => goals[name] > 0 && meanOf(name) > goals[name] * overShare;
  return [
    ...(isOver("calories") ? [of("calories_over", "calories")] : []),
    ...(isUnder("calories", underShare) ? [of("calories_under", "calories")] : []),
    ...(isUnder("protein", lowShare) ? [of("protein_low", "protein")] : []),
    ...(isUnder("fiber", lowShare) ? [of("fiber_low", "fiber")] : []),
    ...(isOver("fat") ? [of("fat_over", "fat")] : []),
    ...(isOver("carbs") ? [of("carbs_over", "carbs")] : []),
  ];
}

function againstReferences({ days, micronutrients, gender }: WeekEaten): Recommendation[] {
  return referenceValues(gender).flatMap(({ name, amount }) => {
    const known = micronutrients[name];
    const isKnown = known.foods > 0 && known.knownFoods / known.foods >= knownShareNeeded;
    const actual = known.amount / days.length;
    if (!isKnown || actual >= amount * lowShare) return [];
    return [{ topic: `${name}_low` as const, actual, target: amount, source: "reference" as const }];
  });
}

function onTheDays({ days, goals }: WeekEaten): Recommendation[] {
  const calories = days.map((day) => day.calories);
  const middle = mean(calories);
  const spread = Math.sqrt(mean(calories.map((kcal) => (kcal - middle) ** 2)));
  const met = calories.filter(
    (kcal) => kcal >= goals.calories * metShare.least && kcal <= goals.calories * metShare.most,
  ).length;
  const isUneven = middle > 0 && spread / middle > unevenSpread;
  return [
    ...(isUneven ? [{ topic: "uneven_days", actual: spread, target: middle, source: "log" } as const] : []),
    ...(met * 2 > days.length
      ? [{ topic: "goals_met", actual: met, target: days.length, source: "goals" } as const]
      : []),
  ];
}

/** Everything that can be said of the week; empty where nothing stands out. */
export function recommendationsOf(week: WeekEaten): readonly Recommendation[] {
  if (week.days.length === 0) return [];
  if (week.days.length < daysNeeded) {
    return [{ topic: "few_days_logged", actual: week.days.length, target: daysNeeded, source: "log" }];
  }
  return [...againstGoals(week), ...againstReferences(week), ...onTheDays(week)];
}

const millisecondsPerDay = 86_400_000;

/** One of them: another each day in turn, the same all day. Undefined where there is none. */
export function recommendationOfDay(week: WeekEaten, day: CalendarDay): Recommendation | undefined {
  const all = recommendationsOf(week);
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);
  return all[number % Math.max(1, all.length)];
}
