import type { TableFood } from "./edit-food.ts";
import {
  type AnalysedFood,
  type FirstReading,
  type FoodSource,
  type MealTotals,
  modelEstimateTable,
} from "./meal-analysis.ts";
import { foodFigures, macronutrientsOf, roundToHundredth, roundToTenth, totalsOf } from "./meal-totals.ts";
import type { NutriScoreLetter } from "./nutri-score.ts";
import {
  eachMicronutrient,
  type MacronutrientName,
  type Macronutrients,
  type MicronutrientName,
  type Micronutrients,
} from "./nutrients.ts";
import { amountsToLimit, type KnownToLimit, nutrientsToLimit } from "./nutrients-to-limit.ts";

/** A food of a saved meal, in kcal and g. */
export interface SavedFood extends Macronutrients {
  readonly name: string;
  readonly grams: number;
  readonly source: FoodSource;
  /** What the source does not give; its figure is 0. */
  readonly unknown?: readonly MacronutrientName[];
  /** Micronutrients that its source states, if it has no row of the table. */
  readonly micronutrients?: Partial<Readonly<Record<MicronutrientName, number>>>;
  /** g, of a food without a row of the table: what its source gives. */
  readonly toLimit?: KnownToLimit;
  /** What was eaten of each ingredient, if the dish was made by the person's own recipe. `grams` is the dish's weight. */
  readonly ingredients?: readonly SavedFood[];
  /** How it was first read, if it was typed. */
  readonly read?: FirstReading;
}

/** The foods that have a source of their own: those of a dish are its ingredients. */
export function sourcedFoods(foods: readonly SavedFood[]): readonly SavedFood[] {
  return foods.flatMap((food) => food.ingredients ?? [food]);
}

export type SavedFigures = Macronutrients &
  Pick<MealTotals, "quantityGrams" | "micronutrients"> & {
    /** null where it cannot be known of every food. */
    readonly nutriScore: NutriScoreLetter | null;
    readonly foods: readonly SavedFood[];
  };

/** A food with its row of the table, or one whose figures are all that is known of it. */
type SinglePart =
  | { readonly kind: "row"; readonly food: AnalysedFood }
  | { readonly kind: "figures"; readonly food: SavedFood };

/** One food of a meal; of a recipe's dish with its ingredients. */
export type MealPart =
  | SinglePart
  | { readonly kind: "recipe"; readonly food: SavedFood; readonly parts: readonly MealPart[] };

/** The parts, with the ingredients of dishes instead of the dishes. */
export function singleParts(parts: readonly MealPart[]): readonly SinglePart[] {
  return parts.flatMap((part) => (part.kind === "recipe" ? singleParts(part.parts) : [part]));
}

/** A food of a saved meal with its row of the table. */
export function toAnalysedFood(
  food: Pick<SavedFood, "name" | "grams" | "read">,
  at: number,
  found: TableFood,
): AnalysedFood {
  const { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners = false } = found;
  return {
    id: `food-${at + 1}`,
    name: food.name,
    grams: food.grams,
    source,
    per100Grams,
    nutriScoreClass,
    hasNonNutritiveSweeteners,
    confidence: 1,
    energyUncertainty: 0,
    portionUncertainty: 0,
    candidates: [],
    ...(food.read && { read: food.read }),
  };
}

/** The number of foods in a meal of these parts; the ingredients of a dish count too. */
export function countFoods(parts: readonly MealPart[]): number {
  return parts.reduce((sum, part) => sum + 1 + (part.kind === "recipe" ? countFoods(part.parts) : 0), 0);
}

/** The rows of a meal, or undefined where any of its foods has none. */
export function rowsOf(parts: readonly MealPart[]): AnalysedFood[] | undefined {
  const single = singleParts(parts);
  const rows = single.flatMap((part) => (part.kind === "row" ? [part.food] : []));
  return rows.length === single.length ? rows : undefined;
}

/**
 * Details stored with a saved food because its row cannot give them later: what a packet states and leaves out, and how the food
 * was first read.
 */
export function detailsToStore(food: AnalysedFood): Pick<SavedFood, "unknown" | "toLimit" | "read"> {
  const { product, read } = food;
  const toLimit = statedToLimit(food);
  return {
    ...(product && product.unknown.length > 0 ? { unknown: product.unknown } : {}),
    ...(Object.keys(toLimit).length > 0 && { toLimit }),
    ...(read && { read }),
  };
}

/** The nutrients to limit as the food's source states them. Empty for a food with a row of the table, which is looked up. */
function statedToLimit(food: AnalysedFood): KnownToLimit {
  return food.product || food.source.table === modelEstimateTable ? toLimitIn(food, food.grams) : {};
}

/** Grams of the nutrients to limit in this many grams of a food, without those that its packet leaves out. */
export function toLimitIn(
  { product, per100Grams }: Pick<AnalysedFood, "product" | "per100Grams">,
  grams: number,
): KnownToLimit {
  // Older analyses say only whether all of them are stated.
  const unknown = product ? (product.unknownToLimit ?? (product.isScored ? [] : nutrientsToLimit)) : [];
  const amounts = amountsToLimit(per100Grams, grams);
  return Object.fromEntries(
    nutrientsToLimit
      .filter((name) => !unknown.includes(name))
      .map((name) => [name, roundToHundredth(amounts[name])]),
  );
}

function toSavedFood(part: MealPart): SavedFood {
  if (part.kind === "figures") return part.food;
  if (part.kind === "recipe") {
    const {
      quantityGrams: _,
      nutriScore: __,
      micronutrients: ___,
      foods,
      ...macros
    } = composeMeal(part.parts);
    return { ...part.food, ...macros, ingredients: foods };
  }
  const { name, grams, source } = part.food;
  return { name, grams, ...foodFigures(part.food), source, ...detailsToStore(part.food) };
}

/** Rows of the table, and foods that have their own figures. */
function byKind(parts: readonly MealPart[]) {
  const single = singleParts(parts);
  return {
    rows: single.flatMap((part) => (part.kind === "row" ? [part.food] : [])),
    others: single.flatMap((part) => (part.kind === "figures" ? [part.food] : [])),
  };
}

/** Rounded once: figures without a row are whole kcal and tenths of a gram already. */
function addFigures(ofRows: Macronutrients, others: readonly SavedFood[]): Macronutrients {
  const withOthers = (name: keyof Macronutrients) =>
    others.length === 0
      ? ofRows[name]
      : roundToTenth(others.reduce((sum, food) => sum + food[name], ofRows[name]));
  return {
    calories: Math.round(withOthers("calories")),
    protein: withOthers("protein"),
    carbs: withOthers("carbs"),
    fat: withOthers("fat"),
    fiber: withOthers("fiber"),
  };
}

/** The macronutrients of `composeMeal`, for lists that show nothing else. */
export function macronutrientsOfParts(parts: readonly MealPart[]): Macronutrients {
  const { rows, others } = byKind(parts);
  return addFigures(macronutrientsOf(rows), others);
}

export function composeMeal(parts: readonly MealPart[]): SavedFigures {
  const { rows, others } = byKind(parts);
  const ofRows = totalsOf({ foods: rows });
  return {
    quantityGrams: roundToTenth(parts.reduce((sum, { food }) => sum + food.grams, 0)),
    ...addFigures(ofRows, others),
    nutriScore: others.length === 0 ? ofRows.nutriScore : null,
    micronutrients: addMicronutrients(ofRows.micronutrients, others),
    foods: parts.map(toSavedFood),
  };
}

/** A lower bound, as for rows: a food whose value is unknown counts as 0. */
function addMicronutrients(ofRows: Micronutrients, others: readonly SavedFood[]): Micronutrients {
  return eachMicronutrient((name) => {
    const known = others.flatMap(({ micronutrients }) => micronutrients?.[name] ?? []);
    if (known.length === 0) return ofRows[name];
    return roundToHundredth(known.reduce((sum, amount) => sum + amount, ofRows[name] ?? 0));
  });
}
