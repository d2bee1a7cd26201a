import type { ImportedProduct } from "#domain/nutrition/imported-food.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { MicronutrientName } from "#domain/nutrition/nutrients.ts";
import type { NutrientToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import type { CarbohydrateMeaning } from "#domain/products/carbohydrate.ts";
import type { Names } from "../headers.ts";

/** Names in lower case, without the unit in parentheses behind them: "Energy (kJ)" is `energy`. */
interface FoodColumns {
  /** The time of day is in the same cell where `time` names it too. */
  readonly day: Names;
  readonly time?: Names;
  /** How far the clock of day and time is behind the person's own: `UTC+0530`. */
  readonly offset?: Names;
  readonly mealType?: Names;
  /** A food without a name is called by its meal. */
  readonly name?: Names;
  readonly brand?: Names;
  /** The amount, with its unit in the same cell where there is no `unit`. */
  readonly amount?: Names;
  readonly unit?: Names;
  /** Grams of the whole amount, where the product weighs it itself. */
  readonly grams?: Names;
  readonly isDeleted?: Names;
  /** Free text in the last column, which products continue on further lines without quotes. It names a meal without foods, too. */
  readonly note?: Names;
  readonly calories: Names;
  readonly protein?: Names;
  readonly carbs?: Names;
  readonly fat?: Names;
  readonly fiber?: Names;
  readonly micronutrients?: Partial<Record<MicronutrientName, Names>>;
  /** Salt counts before sodium where a file has both. */
  readonly toLimit?: Partial<Record<NutrientToLimit | "sodium", Names>>;
}

interface WeightColumns {
  readonly day: Names;
  readonly offset?: Names;
  readonly weight: Names;
  readonly unit?: Names;
  /** Rows of other metrics are no weights. */
  readonly metric?: Names;
  readonly isDeleted?: Names;
  readonly note?: Names;
}

/**
 * `table`: a header and a row an entry. `outline`: rows within days and meals. `sections`: several tables in one file. `json`: an
 * object an entry, whose columns are paths. The others are read by files of their own.
 */
export type Layout = "table" | "outline" | "sections" | "json" | "waistline" | "health";

interface Source {
  readonly product: ImportedProduct;
  /** `table` unless given. */
  readonly layout?: Layout;
  /** All of these columns are needed; of alternatives, one. */
  readonly signature: readonly Names[];
  /** Columns that are no loss: about neither food nor weight, or repeating another column. */
  readonly bookkeeping?: Names;
}

export interface FoodFormat extends Source {
  readonly kind: "foods";
  /** What that product calls carbohydrate. */
  readonly carbohydrate: CarbohydrateMeaning;
  readonly columns: FoodColumns;
  /** Where the product has numbers for meal types. */
  readonly mealTypes?: Readonly<Record<string, MealType>>;
  /** Figures are those of 100 g. */
  readonly isPer100Grams?: boolean;
}

export interface WeightFormat extends Source {
  readonly kind: "weights";
  readonly columns: WeightColumns;
  /** Unless the file says it. Without, the account's own unit, which the person can change. */
  readonly weightUnit?: "kg" | "lb";
}

export type DiaryFormat = FoodFormat | WeightFormat;

/** The columns of micronutrients; `separator` is between "vitamin" and its letter. */
export function micronutrientColumns(separator: " " | "-" | "") {
  const vitamin = (letter: string) => [`vitamin${separator}${letter}`];
  return {
    ...{ vitaminD: vitamin("d"), vitaminB12: vitamin("b12"), vitaminA: vitamin("a") },
    ...{ vitaminC: vitamin("c"), vitaminK: vitamin("k"), vitaminE: vitamin("e") },
    ...{ vitaminB9: ["folate"], vitaminB1: ["thiamin"], omega3: ["omega-3"] },
    ...{ calcium: ["calcium"], iron: ["iron"], magnesium: ["magnesium"], potassium: ["potassium"] },
    ...{ zinc: ["zinc"], iodine: ["iodine"], selenium: ["selenium"] },
  } satisfies Required<NonNullable<FoodColumns["micronutrients"]>>;
}
export const macros = { protein: ["protein"], carbs: ["carbs"], fat: ["fat"], fiber: ["fiber"] };
export const toLimit = { sugars: ["sugars"], saturatedFat: ["saturated fat"], sodium: ["sodium"] };
