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
  readonly foods: readonly PastFood[];
}

export type PastFood = Pick<SavedFood, "name" | "grams" | "calories" | "source">;

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

/** Of the last time that it was eaten. */
type LastEntry = Omit<UsualEntry, "times">;

interface Counted {
  readonly last: LastEntry;
  times: number;
  score: number;
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

function keyOfFood({ name, source }: PastFood): string {
  return `${source.table}\n${source.code}\n${name.toLowerCase()}`;
}

function keyOfMeal({ name }: PastMeal, keysOfFoods: readonly string[]): string {
  const [only] = keysOfFoods;
  if (only !== undefined && keysOfFoods.length === 1) return only;
  return `${name.toLowerCase()}\n${keysOfFoods.toSorted().join("\n")}`;
}

function wholeMeal({ id: mealId, name, eatenAt, grams, calories, foods }: PastMeal): LastEntry {
  const [only] = foods;
  const source = only && foods.length === 1 ? { source: only.source } : {};
  return { mealId, position: null, name, grams, calories, eatenAt, ...source };
}

function foodOfMeal(
  { id: mealId, eatenAt }: PastMeal,
  { name, grams, calories, source }: PastFood,
  position: number,
): LastEntry {
  return { mealId, position, name, grams, calories, eatenAt, source };
}

/** Each meal and, where it has several, each of its foods. */
function countEntries(meals: readonly PastMeal[], moment: Moment): Counted[] {
  const byKey = new Map<string, Counted>();
  const count = (key: string, score: number, makeLast: () => LastEntry) => {
    const counted = byKey.get(key);
    if (counted) {
      counted.times += 1;
      counted.score += score;
    } else byKey.set(key, { last: makeLast(), times: 1, score });
  };
  for (const meal of meals) {
    const score = weigh(meal, moment);
    const keys = meal.foods.map(keyOfFood);
    count(keyOfMeal(meal, keys), score * wholeMealWeight, () => wholeMeal(meal));
    if (keys.length < 2) continue;
    for (const [position, food] of meal.foods.entries())
      count(keys[position] ?? "", score, () => foodOfMeal(meal, food, position));
  }
  return [...byKey.values()];
}

/**
 * `meals`: newest first. `usual`: what is eaten most, lately and at that time of day; each entry as it was eaten last.
 * `recent`: the last other meals.
 */
export function rankUsual(meals: readonly PastMeal[], moment: Moment, limit: number) {
  const all = countEntries(meals, moment);
  const usual = all
    .filter(({ times }) => times >= usualLeastTimes)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const recent = all
    .filter((entry) => entry.last.position === null && !usual.includes(entry))
    .slice(0, limit);
  return { usual: usual.map(toEntry), recent: recent.map(toEntry) };
}

function toEntry({ last, times }: Counted): UsualEntry {
  return { ...last, times };
}
