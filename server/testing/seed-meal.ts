import { eachMicronutrient, type Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { newId } from "../core/new-id.ts";
import { newMealDefaults } from "../features/meals/meal-row.ts";
import { insertMeals } from "../features/meals/meal-table.ts";
import type { SignedIn, TestApp } from "./test-app.ts";

const apple = { table: "FNDDS 2017-2018", code: "63101000", description: "Apple, raw" };

interface SeededMeal {
  readonly eatenAt: string;
  readonly figures?: Partial<Macronutrients>;
  readonly changes?: Partial<SavedMeal>;
}

/** Inserts a meal without a scan and returns its id. Its day is that of `eatenAt` in the time zone, UTC by default. */
export async function seedMeal(
  app: TestApp,
  { userId }: SignedIn,
  { eatenAt, figures = {}, changes = {} }: SeededMeal,
): Promise<string> {
  const instant = new Date(eatenAt);
  const timeZone = changes.timeZone ?? "UTC";
  const macros = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, ...figures };
  const meal: SavedMeal = {
    ...newMealDefaults,
    id: newId(instant),
    day: calendarDayIn(timeZone, instant),
    timeZone,
    eatenAt: instant,
    name: "Apple",
    quantityGrams: 100,
    ...macros,
    nutriScore: "A",
    micronutrients: eachMicronutrient(() => null),
    foods: [{ name: "Apple", grams: 100, ...macros, source: apple }],
    ...changes,
  };
  await insertMeals(app.db, { userId, submissionId: null }, [meal]);
  return meal.id;
}
