import type { AnswerOf, CallOf } from "#contract/endpoint.ts";
import type { listFavourites, listOwnFoods, listUsual, logMeal } from "#contract/endpoints/add.ts";
import type { searchFoods } from "#contract/endpoints/foods.ts";
import type { listOwnProducts } from "#contract/endpoints/products.ts";
import type { listRecipes } from "#contract/endpoints/recipes.ts";
import { foodNameMaxLength } from "#contract/limits.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { hasOnlyOwnFigures } from "#domain/nutrition/entered-food.ts";
import { macrosInGrams, unstatedMacrosOf } from "#domain/nutrition/known-macros.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { MacronutrientName } from "#domain/nutrition/nutrients.ts";
import { recipeTable } from "#domain/nutrition/recipe.ts";

export type LoggedItem = CallOf<typeof logMeal>["body"]["items"][number];
export type OwnFood = AnswerOf<typeof listOwnFoods>[number];
export type RecipeSummary = AnswerOf<typeof listRecipes>[number];
type PackagedProduct = Omit<AnswerOf<typeof listOwnProducts>[number], "doubts" | "micronutrients">;
type Favourite = AnswerOf<typeof listFavourites>[number];
type UsualEntry = AnswerOf<typeof listUsual>["usual"][number];
export type UsualAmount = AnswerOf<typeof listUsual>["amounts"][number];
type FoundFood = AnswerOf<typeof searchFoods>[number];

/** g of what a label calls a serving, and of all servings of the pack. */
export interface PackPortions {
  readonly servingGrams: number | null;
  readonly packGrams: number | null;
}

export type RowMacros = Readonly<Record<"protein" | "carbs" | "fat" | "fiber", number>>;

/** Anything the sheet lists. */
export interface Addable {
  readonly key: string;
  readonly name: string;
  /** What it consists of. */
  readonly detail?: string;
  /** What `grams` are called. */
  readonly amountName?: "serving" | "all";
  /** `grams` is what the person takes. */
  readonly isOwnAmount?: boolean;
  /** g of what is added unless the person says otherwise; 0 for what weighs nothing. */
  readonly grams: number;
  /** kcal of `grams`; g. */
  readonly calories: number;
  readonly macros: RowMacros;
  /** Macronutrients that are 0 in `macros` because nobody stated them. */
  readonly notStated?: readonly MacronutrientName[];
  /** Its grams can be chosen. */
  readonly isScalable: boolean;
  /** A row of the table, which has household sizes. */
  readonly source?: Pick<FoodSource, "table" | "code">;
  readonly item: (grams: number) => LoggedItem;
  /** Set for a whole meal of the past, which is logged with all that is known of it. */
  readonly mealId?: string;
  /** Its place in the lists of what is eaten, from which it can be taken. */
  readonly entry?: Pick<UsualEntry, "mealId" | "position">;
  readonly ownFood?: OwnFood;
  readonly portions?: PackPortions;
  readonly favouriteId?: string;
  readonly recipe?: RecipeSummary;
}

export function addableOfUsual(entry: UsualEntry): Addable {
  const { mealId, position, name, grams, calories, protein, carbs, fat, fiber, unknown, source } = entry;
  const isWhole = position === null;
  const isOfTable = source && !hasOnlyOwnFigures({ source }) && source.table !== recipeTable;
  return {
    key: `${mealId} ${position}`,
    ...{ name, grams, calories, macros: { protein, carbs, fat, fiber }, notStated: unknown },
    isScalable: grams >= 1,
    isOwnAmount: grams >= 1,
    ...(!source && { amountName: "all" as const }),
    item: (chosen) => ({
      from: "meal",
      mealId,
      ...(!isWhole && { position }),
      ...(chosen !== grams && { grams: chosen }),
    }),
    ...(isOfTable && { source }),
    ...(isWhole && { mealId }),
    entry: { mealId, position },
  };
}

/** A meal of a past day, with all that is in it. */
export function addableOfMeal({
  id,
  name,
  quantity,
  calories,
  protein,
  carbs,
  fat,
  fiber,
  foods,
}: Meal): Addable {
  const item: Addable["item"] = (grams) => ({
    from: "meal",
    mealId: id,
    ...(grams !== quantity && { grams }),
  });
  return {
    ...{ key: `${id} null`, name, grams: quantity, calories, macros: { protein, carbs, fat, fiber }, item },
    isScalable: quantity >= 1,
    notStated: unstatedMacrosOf([{ foods }]),
    ...(foods.length > 1 && { amountName: "all" as const }),
    mealId: id,
  };
}

export function addableOfFound({ name, source, per100Grams, defaultGrams }: FoundFood): Addable {
  const { table, code } = source;
  const grams = Math.round(defaultGrams);
  return {
    ...{ key: `${table} ${code}`, name, grams, isScalable: true, source: { table, code } },
    ...figuresOf(per100Grams, grams),
    item: (chosen) => ({ from: "table", table, code, grams: chosen, name: name.slice(0, foodNameMaxLength) }),
  };
}

export function addableOfOwn(ownFood: OwnFood, portions?: PackPortions): Addable {
  const { id, name, portionGrams: grams } = ownFood;
  return {
    ...{ key: id, name, grams, isScalable: true, ownFood },
    ...figuresOf(ownFood, grams),
    notStated: ownFood.unknown,
    item: (chosen) => ({ from: "ownFood", id, grams: chosen }),
    ...(portions && { portions }),
  };
}

/** Of what the table or the person gives for 100 g. */
function figuresOf(per100Grams: RowMacros & { readonly calories: number }, grams: number) {
  const { calories, protein, carbs, fat, fiber } = per100Grams;
  const share = grams / 100;
  return {
    calories: calories * share,
    macros: { protein: protein * share, carbs: carbs * share, fat: fat * share, fiber: fiber * share },
  };
}

/** A serving, as its packet says. */
export function addableOfProduct({
  code,
  name,
  brand,
  figures,
  servingGrams,
  packGrams,
}: PackagedProduct): Addable {
  const grams = servingGrams ?? 100;
  const { protein, carbs, fat, fiber } = figures;
  const known = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0, fiber: fiber ?? 0 };
  return {
    ...{ key: `product ${code}`, name, grams, isScalable: true, portions: { servingGrams, packGrams } },
    ...(brand !== null && { detail: brand }),
    ...figuresOf({ calories: figures.calories, ...known }, grams),
    notStated: macrosInGrams.filter((macro) => figures[macro] === null),
    item: (chosen) => ({ from: "product", code, grams: chosen }),
  };
}

/** One serving. */
export function addableOfRecipe(recipe: RecipeSummary): Addable {
  const { id, name, grams, servings, calories, protein, carbs, fat, fiber } = recipe;
  const servingGrams = grams / servings;
  const eachOf = (whole: number) => whole / servings;
  const macros = { protein: eachOf(protein), carbs: eachOf(carbs), fat: eachOf(fat), fiber: eachOf(fiber) };
  return {
    ...{ key: id, name, grams: servingGrams, calories: calories / servings, macros },
    ...{ isScalable: true, amountName: "serving", recipe },
    item: (chosen) => ({ from: "recipe", id, ...(chosen !== servingGrams && { grams: chosen }) }),
  };
}

export function addableOfFavourite(favourite: Favourite): Addable {
  const { id, name, grams, calories, protein, carbs, fat, fiber, foods } = favourite;
  const detail = foods.map((food) => food.name).join(", ");
  return {
    ...{ key: id, name, grams, calories, macros: { protein, carbs, fat, fiber }, isScalable: false },
    notStated: unstatedMacrosOf([favourite]),
    ...(detail !== name && { detail }),
    ...(foods.length > 1 && { amountName: "all" as const }),
    item: () => ({ from: "favourite", id }),
    favouriteId: id,
  };
}

type QuickItem = Omit<Extract<LoggedItem, { from: "quick" }>, "from">;

/** Calories alone, each time something new. */
export function addableOfQuick({ name, calories, ...stated }: QuickItem): Addable {
  const { protein = null, carbs = null, fat = null, fiber = null } = stated;
  const macros = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0, fiber: fiber ?? 0 };
  const notStated = macrosInGrams.filter((macro) => (stated[macro] ?? null) === null);
  return {
    ...{ notStated, key: "quick", name, grams: 0, calories, macros, isScalable: false },
    item: () => ({ from: "quick", name, calories, protein, carbs, fat, fiber }),
  };
}
