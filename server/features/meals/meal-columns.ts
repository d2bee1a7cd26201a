import { roundToHundredth } from "#domain/nutrition/meal-totals.ts";
import {
  type MicronutrientName,
  micronutrientNames,
  micronutrientUnits,
} from "#domain/nutrition/nutrients.ts";
import type { KnownToLimit, NutrientToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { sodiumMgOf } from "#domain/nutrition/salt.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { wallClockAsUtc } from "#domain/time/calendar-day.ts";
import type { CsvCell } from "./csv.ts";
import { mealTypeOf } from "./meal-type-of.ts";

export interface ExportedFood {
  readonly meal: SavedMeal;
  readonly food: SavedFood;
  /** What 100 g of the food's row has; undefined where the table no longer has it. */
  readonly micronutrients: Readonly<Record<MicronutrientName, number | null>> | undefined;
  readonly toLimit: KnownToLimit;
}

interface Column {
  readonly name: string;
  readonly cell: (exported: ExportedFood) => CsvCell;
}

const unitNames = { µg: "ug", mg: "mg", g: "g" } as const;

/** Empty where the table gives no figure: unknown is not 0. */
function micronutrientColumn(name: MicronutrientName): Column {
  return {
    name: `${name}_${unitNames[micronutrientUnits[name]]}`,
    cell: ({ food, micronutrients }) => {
      if (food.micronutrients) return food.micronutrients[name] ?? null;
      const per100Grams = micronutrients?.[name] ?? null;
      return per100Grams === null ? null : roundToHundredth((per100Grams * food.grams) / 100);
    },
  };
}

/** Empty where the food's source gives no figure. */
function macronutrientColumn(name: string, macro: "protein" | "carbs" | "fat" | "fiber"): Column {
  return { name, cell: ({ food }) => (food.unknown?.includes(macro) ? null : food[macro]) };
}

/** Empty where the food's source gives no figure. */
function toLimitColumn(name: string, nutrient: NutrientToLimit): Column {
  return {
    name,
    cell: ({ toLimit: { [nutrient]: known } }) => (known === undefined ? null : roundToHundredth(known)),
  };
}

/** Columns of the CSV export, which programs read: neither their names, the same in every language, nor their order change. */
export const mealColumns: readonly Column[] = [
  { name: "date", cell: ({ meal }) => meal.day },
  { name: "time", cell: ({ meal }) => wallClockAsUtc(meal.timeZone, meal.eatenAt).slice(11, 16) },
  { name: "time_zone", cell: ({ meal }) => meal.timeZone },
  { name: "meal", cell: ({ meal }) => meal.name },
  { name: "meal_nutri_score", cell: ({ meal }) => meal.nutriScore },
  { name: "food", cell: ({ food }) => food.name },
  { name: "grams", cell: ({ food }) => roundToHundredth(food.grams) },
  { name: "calories_kcal", cell: ({ food }) => food.calories },
  macronutrientColumn("protein_g", "protein"),
  macronutrientColumn("carbs_g", "carbs"),
  macronutrientColumn("fat_g", "fat"),
  macronutrientColumn("fiber_g", "fiber"),
  ...micronutrientNames.map(micronutrientColumn),
  { name: "source_table", cell: ({ food }) => food.source.table },
  { name: "source_code", cell: ({ food }) => food.source.code },
  { name: "source_description", cell: ({ food }) => food.source.description },
  { name: "meal_type", cell: ({ meal }) => mealTypeOf(meal) },
  toLimitColumn("sugars_g", "sugars"),
  toLimitColumn("saturated_fat_g", "saturatedFat"),
  toLimitColumn("salt_g", "salt"),
  {
    name: "sodium_mg",
    cell: ({ toLimit: { salt } }) => (salt === undefined ? null : Math.round(sodiumMgOf(salt))),
  },
];
