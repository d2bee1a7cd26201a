import { isEntered, quickCaloriesCode } from "./entered-food.ts";
import { unstatedMacrosOf } from "./known-macros.ts";
import type { FoodSource } from "./meal-analysis.ts";
import type { MealType } from "./meal-type.ts";
import type { MacronutrientName } from "./nutrients.ts";
import type { SavedFood } from "./saved-food.ts";

/** A past meal, as the ranking needs it. */
export interface PastMeal {
  readonly id: string;
  readonly name: string;
  readonly eatenAt: Date;
  /** When it was put into the diary. */
  readonly loggedAt: Date;
  readonly mealType: MealType;
  readonly grams: number;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber: number;
  readonly foods: readonly PastFood[];
}

type PastFood = Pick<
  SavedFood,
  "name" | "grams" | "calories" | "protein" | "carbs" | "fat" | "fiber" | "source" | "unknown" | "ingredients"
>;

/** A meal, or the food at `position` in it. */
export interface UsualEntry {
  readonly mealId: string;
  readonly position: number | null;
  readonly name: string;
  readonly grams: number;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber: number;
  readonly times: number;
  readonly eatenAt: Date;
  /** Macronutrients that are 0 because nobody stated them. */
  readonly unknown: readonly MacronutrientName[];
  /** Where a single food's figures come from. */
  readonly source?: FoodSource;
}

/** The entry as it was when last eaten. */
type LastEntry = Omit<UsualEntry, "times">;

interface Counted {
  readonly last: LastEntry;
  times: number;
  score: number;
}

/** Days after which having eaten something counts half. */
const halfLifeDays = 14;
const msPerDay = 86_400_000;
/** Eaten at the time of day that is asked about, against eaten at another. */
const sameTypeWeight = 4;
/** A whole meal saves more taps than one of its foods. */
const wholeMealWeight = 1.5;
const usualLeastTimes = 2;

export interface Moment {
  readonly now: Date;
  readonly mealType: MealType;
  /** The person took the entry out of their lists after this was logged. */
  readonly isCleared?: (key: string, loggedAt: Date) => boolean;
}

function weigh({ eatenAt, mealType }: PastMeal, moment: Moment): number {
  const days = Math.max(0, moment.now.getTime() - eatenAt.getTime()) / msPerDay;
  return 0.5 ** (days / halfLifeDays) * (mealType === moment.mealType ? sameTypeWeight : 1);
}

function keyOfFood({ name, source }: Pick<PastFood, "name" | "source">): string {
  return `${source.table}\n${source.code}\n${name.toLowerCase()}`;
}

function keyOfMeal({ name }: Pick<PastMeal, "name">, keysOfFoods: readonly string[]): string {
  const [only] = keysOfFoods;
  if (only !== undefined && keysOfFoods.length === 1) return only;
  return `${name.toLowerCase()}\n${keysOfFoods.toSorted().join("\n")}`;
}

function wholeMeal({ id: mealId, foods, ...meal }: PastMeal): LastEntry {
  const { name, grams, calories, protein, carbs, fat, fiber, eatenAt } = meal;
  const [only] = foods;
  const source = only && foods.length === 1 ? { source: only.source } : {};
  const unknown = unstatedMacrosOf([{ foods }]);
  const figures = { calories, protein, carbs, fat, fiber, unknown };
  return { mealId, position: null, name, grams, ...figures, eatenAt, ...source };
}

function foodOfMeal({ id: mealId, eatenAt }: PastMeal, food: PastFood, position: number): LastEntry {
  const { name, grams, calories, protein, carbs, fat, fiber, source } = food;
  const unknown = unstatedMacrosOf([{ foods: [food] }]);
  return { mealId, position, name, grams, calories, protein, carbs, fat, fiber, unknown, eatenAt, source };
}

/** The key by which lists of usual foods tell entries apart: of a meal, or of the food at `position` in it. */
export function keyOfEntry(
  { name, foods }: Pick<PastMeal, "name" | "foods">,
  position: number | null,
): string {
  const keys = foods.map(keyOfFood);
  return position === null ? keyOfMeal({ name }, keys) : (keys[position] ?? "");
}

/** Whether only calories were entered, which cannot be logged again as a food. */
function isQuick(food: PastFood): boolean {
  return isEntered(food) && food.source.code === quickCaloriesCode;
}

/** Counts how often each meal was eaten and, where it has several foods, each of them. */
export function countEntries(meals: readonly PastMeal[], moment: Moment): Counted[] {
  const byKey = new Map<string, Counted>();
  const count = (key: string, score: number, makeLast: () => LastEntry) => {
    const counted = byKey.get(key);
    if (counted) {
      counted.times += 1;
      counted.score += score;
    } else byKey.set(key, { last: makeLast(), times: 1, score });
  };
  for (const meal of meals) {
    if (meal.foods.every(isQuick)) continue;
    const isCleared = (key: string) => moment.isCleared?.(key, meal.loggedAt) ?? false;
    const score = weigh(meal, moment);
    const keys = meal.foods.map(keyOfFood);
    const whole = keyOfMeal(meal, keys);
    if (!isCleared(whole)) count(whole, score * wholeMealWeight, () => wholeMeal(meal));
    if (keys.length < 2) continue;
    for (const [position, food] of meal.foods.entries()) {
      const key = keys[position] ?? "";
      if (!isQuick(food) && !isCleared(key)) count(key, score, () => foodOfMeal(meal, food, position));
    }
  }
  return [...byKey.values()];
}

/** g of a food that the person takes most often, and took more than once; of two taken as often, the one taken last. */
export interface UsualAmount extends Pick<FoodSource, "table" | "code"> {
  readonly grams: number;
  readonly times: number;
}

/** `meals`: newest first. Foods of the same row have the same amount, whatever they are called. */
export function usualAmounts(meals: readonly PastMeal[], limit: number): UsualAmount[] {
  const bySource = new Map<string, { readonly source: FoodSource; readonly counts: Map<number, number> }>();
  for (const { source, grams } of meals.flatMap(({ foods }) => foods)) {
    if (grams < 1) continue;
    const key = `${source.table}\n${source.code}`;
    const { counts } = bySource.get(key) ?? bySource.set(key, { source, counts: new Map() }).get(key) ?? {};
    counts?.set(Math.round(grams), (counts.get(Math.round(grams)) ?? 0) + 1);
  }
  const amounts = [...bySource.values()].map(({ source: { table, code }, counts }) => {
    // A map keeps the order of its keys, so the first of the highest is the newest.
    const [grams, times] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best));
    return { table, code, grams, times };
  });
  return amounts.filter(({ times }) => times >= usualLeastTimes).slice(0, limit);
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

export function toEntry({ last, times }: Counted): UsualEntry {
  return { ...last, times };
}
