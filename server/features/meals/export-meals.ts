import type { Kysely } from "kysely";
import type { FindFood } from "#domain/nutrition/edit-meal.ts";
import { micronutrientNames, micronutrientUnits } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { wallClockAsUtc } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { FileAnswer } from "../../http/downloads.ts";
import { byteOrderMark, type CsvCell, csvRow } from "./csv.ts";
import { mealPages, type OpenRange } from "./meal-pages.ts";
import type { SavedMeal } from "./meal-table.ts";

const unitNames = { µg: "ug", mg: "mg", g: "g" } as const;
/** For machines: the same in every language, and they do not change. */
const columns = [
  ...["date", "time", "time_zone", "meal", "meal_nutri_score", "food", "grams"],
  ...["calories_kcal", "protein_g", "carbs_g", "fat_g", "fiber_g"],
  ...micronutrientNames.map((name) => `${name}_${unitNames[micronutrientUnits[name]]}`),
  ...["source_table", "source_code", "source_description"],
];

interface MealExport {
  readonly findFood: FindFood;
  readonly userId: string;
  readonly range: OpenRange;
}

/** Throws `range_reversed`. */
export function exportMeals(db: Kysely<Database>, { findFood, userId, range }: MealExport): FileAnswer {
  const { from, to } = range;
  if (from !== undefined && to !== undefined && from > to) throw new AppError("range_reversed");
  async function* pieces() {
    yield byteOrderMark + csvRow(columns);
    for await (const meals of mealPages(db, userId, range)) {
      yield meals
        .flatMap((meal) => meal.foods.map((food) => csvRow(buildCells(meal, food, findFood))))
        .join("");
    }
  }
  const days = [from, to].filter((day) => day !== undefined).map((day) => `-${day}`);
  return { fileName: `platewise-meals${days.join("")}.csv`, pieces: pieces() };
}

function buildCells(meal: SavedMeal, food: SavedFood, findFood: FindFood): CsvCell[] {
  const { table, code, description } = food.source;
  return [
    ...[meal.day, wallClockAsUtc(meal.timeZone, meal.eatenAt).slice(11, 16), meal.timeZone],
    ...[meal.name, meal.nutriScore, food.name, roundToHundredth(food.grams)],
    ...[food.calories, food.protein, food.carbs, food.fat, food.fiber],
    ...micronutrientCells(food, findFood),
    ...[table, code, description],
  ];
}

/** Empty where the table gives no figure: unknown is not 0. */
function micronutrientCells(food: SavedFood, findFood: FindFood): CsvCell[] {
  const per100Grams = findFood(food.source.table, food.source.code)?.per100Grams.micronutrients;
  return micronutrientNames.map((name) => {
    const amount = per100Grams?.[name] ?? null;
    return amount === null ? null : roundToHundredth((amount * food.grams) / 100);
  });
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
