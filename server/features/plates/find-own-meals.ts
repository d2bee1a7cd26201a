import type { Kysely } from "kysely";
import { uncertaintyCalibration } from "#analysis/compose/uncertainty-calibration.ts";
import { type EatenMeal, type MealMoment, rankOwnMeals } from "#analysis/photo/plates/rank-own-meals.ts";
import { ownMealsMax } from "#contract/limits.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, OwnMeal } from "#domain/nutrition/meal-analysis.ts";
import type { PastMeal } from "#domain/nutrition/rank-usual.ts";
import { type SavedFood, toAnalysedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { findMeals } from "../meals/meal-table.ts";
import { listPlates, type Plate } from "./plates-table.ts";

/** Some of them may hold a food that the table does not have: then it is not offered. */
const lookedUpMax = 2 * ownMealsMax;
const msPerDay = 86_400_000;

interface OwnMealParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

interface Shot {
  readonly features: Uint8Array;
  /** Meals of the diary, newest first. */
  readonly past: readonly PastMeal[];
  /** When the meal is eaten. */
  readonly now: Date;
}

function keyOf({ name }: Pick<PastMeal, "name">): string {
  return name.toLowerCase();
}

function momentOf(timeZone: string, at: Date): MealMoment {
  const { day, hour } = wallClockIn(timeZone, at);
  const weekday = new Date(day).getUTCDay();
  return { hour, isWeekend: weekday === 0 || weekday === 6 };
}

function rank(plates: readonly Plate[], { features, past, now }: Shot, timeZone: string) {
  const eaten = past.map(
    (meal): EatenMeal => ({
      meal: keyOf(meal),
      daysAgo: (now.getTime() - meal.eatenAt.getTime()) / msPerDay,
      ...momentOf(timeZone, meal.eatenAt),
    }),
  );
  const own = plates.map((plate) => ({ meal: keyOf(plate), features: plate.features }));
  return rankOwnMeals(features, { plates: own, eaten, moment: momentOf(timeZone, now) });
}

/** The person's own meals that the photo may show, likeliest first, each as it was eaten last. */
export async function findOwnMeals(
  { db, findFood }: OwnMealParts,
  { userId, timeZone }: Pick<User, "userId" | "timeZone">,
  shot: Shot,
): Promise<readonly OwnMeal[]> {
  const plates = await listPlates(db, userId);
  if (plates.length === 0) return [];
  const newest = new Map<string, string>();
  for (const { id, name } of shot.past) if (!newest.has(keyOf({ name }))) newest.set(keyOf({ name }), id);
  for (const plate of plates) if (!newest.has(keyOf(plate))) newest.set(keyOf(plate), plate.mealId);
  const likeliest = rank(plates, shot, timeZone).slice(0, lookedUpMax);
  const ids = likeliest.flatMap(({ meal }) => newest.get(meal) ?? []);
  const meals = new Map((await findMeals(db, userId, ids)).map((meal) => [meal.id, meal]));
  return ids.flatMap((id) => toOwnMeal(meals.get(id), findFood) ?? []).slice(0, ownMealsMax);
}

function toOwnMeal(meal: SavedMeal | undefined, findFood: FindFood): OwnMeal | undefined {
  if (meal === undefined || meal.foods.length === 0) return undefined;
  const foods = meal.foods.flatMap((food, at) => toUsualFood(food, at, findFood) ?? []);
  if (foods.length < meal.foods.length) return undefined;
  return { mealId: meal.id, name: meal.name, day: meal.day, foods };
}

/** Undefined where the table has no row of it. */
function toUsualFood(food: SavedFood, at: number, findFood: FindFood): AnalysedFood | undefined {
  const { source, name, grams } = food;
  const row = food.ingredients || grams <= 0 ? undefined : findFood(source.table, source.code);
  if (row === undefined) return undefined;
  // Nobody weighed it again.
  const { measured } = uncertaintyCalibration.portion;
  return {
    ...toAnalysedFood({ name, grams }, at, row),
    energyUncertainty: measured,
    portionUncertainty: measured,
  };
}
