import type { FoodSource } from "./meal-analysis.ts";
import type { MealType } from "./meal-type.ts";
import type { SavedFood } from "./saved-food.ts";

/** A meal of the past, as far as the ranking needs it. */
export interface PastMeal {
  readonly id: string;
  readonly name: string;
  readonly eatenAt: Date;
  readonly mealType: MealType;
  readonly grams: number;
  readonly calories: number;
  readonly foods: readonly SavedFood[];
}

/** A meal, or the food at `position` in it. */
export interface UsualEntry {
  readonly mealId: string;
  readonly position: number | null;
  readonly name: string;
  readonly grams: number;
  readonly calories: number;
  readonly times: number;
  readonly eatenAt: Date;
  /** Where a single food's figures come from. */
  readonly source?: FoodSource;
}

interface Scored extends UsualEntry {
  readonly score: number;
}

/** After so many days, having eaten something counts half. */
const halfLifeDays = 14;
const msPerDay = 86_400_000;
/** Eaten at the time of day that is asked about, against eaten at another. */
const sameTypeWeight = 4;
/** A whole meal saves more taps than one of its foods. */
const wholeMealWeight = 1.5;
const usualLeastTimes = 2;

interface Moment {
  readonly now: Date;
  readonly mealType: MealType;
}

function weigh({ eatenAt, mealType }: PastMeal, moment: Moment): number {
  const days = Math.max(0, moment.now.getTime() - eatenAt.getTime()) / msPerDay;
  return 0.5 ** (days / halfLifeDays) * (mealType === moment.mealType ? sameTypeWeight : 1);
}

function keyOfFood({ name, source }: SavedFood): string {
  return `${source.table}\n${source.code}\n${name.toLowerCase()}`;
}

function keyOfMeal({ name, foods }: PastMeal): string {
  const [only] = foods;
  if (only && foods.length === 1) return keyOfFood(only);
  return `${name.toLowerCase()}\n${foods.map(keyOfFood).sort().join("\n")}`;
}

/** The meal and, where it has several, each of its foods. */
function entriesOf(meal: PastMeal, moment: Moment): readonly (readonly [string, Scored])[] {
  const { id: mealId, name, eatenAt, grams, calories, foods } = meal;
  const score = weigh(meal, moment);
  const whole = { mealId, position: null, name, grams, calories, times: 1, eatenAt };
  const [only] = foods;
  const source = only && foods.length === 1 ? { source: only.source } : {};
  const wholeEntry = [keyOfMeal(meal), { ...whole, ...source, score: score * wholeMealWeight }] as const;
  if (foods.length < 2) return [wholeEntry];
  const parts = foods.map((food, position) => {
    const { name: foodName, grams: foodGrams, calories: foodCalories } = food;
    const figures = { grams: foodGrams, calories: foodCalories, source: food.source };
    const part = { ...whole, position, name: foodName, ...figures };
    return [keyOfFood(food), { ...part, score }] as const;
  });
  return [wholeEntry, ...parts];
}

/**
 * `meals`: newest first. `usual`: what is eaten most, lately and at that time of day; each entry as it was eaten last.
 * `recent`: the last other meals.
 */
export function rankUsual(meals: readonly PastMeal[], moment: Moment, limit: number) {
  const byKey = new Map<string, Scored>();
  for (const [key, entry] of meals.flatMap((meal) => entriesOf(meal, moment))) {
    const last = byKey.get(key);
    byKey.set(key, last ? { ...last, times: last.times + 1, score: last.score + entry.score } : entry);
  }
  const all = [...byKey.values()];
  const usual = all
    .filter(({ times }) => times >= usualLeastTimes)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const recent = all.filter((entry) => entry.position === null && !usual.includes(entry)).slice(0, limit);
  return { usual: usual.map(withoutScore), recent: recent.map(withoutScore) };
}

function withoutScore({ score: _, ...entry }: Scored): UsualEntry {
  return entry;
}
