import type { Kysely } from "kysely";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { type SavedFood, sourcedFoods } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { knownToLimitOf } from "#domain/nutrition/totals-to-limit.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { FileAnswer } from "../../http/downloads.ts";
import { byteOrderMark, type CsvConvention, formatCsvRow } from "./csv.ts";
import { mealColumns } from "./meal-columns.ts";
import { type OpenRange, readMealPages } from "./meal-pages.ts";

interface MealExport {
  readonly findFood: FindFood;
  readonly userId: string;
  readonly range: OpenRange;
  readonly convention: CsvConvention;
}

/** Throws `range_reversed`. */
export function exportMeals(
  db: Kysely<Database>,
  { findFood, userId, range, convention }: MealExport,
): FileAnswer {
  const { from, to } = range;
  if (from !== undefined && to !== undefined && from > to) throw new AppError("range_reversed");
  async function* pieces() {
    yield byteOrderMark +
      formatCsvRow(
        mealColumns.map(({ name }) => name),
        convention,
      );
    for await (const meals of readMealPages(db, userId, range)) {
      // A meal at a time, because others wait while a piece is made.
      for (const meal of meals) {
        const rows = sourcedFoods(meal.foods).map((food) =>
          exportedRow({ meal, food, findFood, convention }),
        );
        yield rows.join("");
      }
    }
  }
  const days = [from, to].filter((day) => day !== undefined).map((day) => `-${day}`);
  return { fileName: `platewise-meals${days.join("")}.csv`, pieces: pieces() };
}

interface ExportedRow extends Pick<MealExport, "findFood" | "convention"> {
  readonly meal: SavedMeal;
  readonly food: SavedFood;
}

function exportedRow({ meal, food, findFood, convention }: ExportedRow): string {
  const micronutrients = findFood(food.source.table, food.source.code)?.per100Grams.micronutrients;
  const toLimit = knownToLimitOf(food, findFood);
  return formatCsvRow(
    mealColumns.map(({ cell }) => cell({ meal, food, micronutrients, toLimit })),
    convention,
  );
}
