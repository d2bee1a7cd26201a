import * as z from "zod/mini";
import {
  energyDensityMax,
  favouritesMax,
  foodGramsMax,
  foodGramsMin,
  foodNameMaxLength,
  foodsPerMealMax,
  mealsPerDayMax,
  ownFoodsMax,
  quickCaloriesMax,
  recipeServingsMax,
  usualAmountsMax,
  usualEntriesMax,
  usualOfMealMax,
} from "../limits.ts";
import { meal, mealFood } from "./meals.ts";
import { figureDoubts, foodSource, macronutrients, unknownFigures } from "./nutrition.ts";
import { amount, calendarDay, identifier, instant, language } from "./primitives.ts";
import { barcode } from "./products.ts";
import { mealName, mealType, sourceKey } from "./scan.ts";

const foodName = z.string().check(z.trim(), z.minLength(1), z.maxLength(foodNameMaxLength));
const grams = z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax));
const upTo = (max: number) => z.number().check(z.gte(0), z.lte(max));
/** g; null, unless stated: unknown, which is not 0. */
const statedGrams = (max: number) => z._default(z.nullable(upTo(max)), null);
/** The fewest servings of a recipe that can be logged. */
const servingsMin = 0.1;
const position = z.int().check(z.gte(0), z.lt(foodsPerMealMax));

export const tableItem = z.strictObject({
  from: z.literal("table"),
  ...sourceKey,
  grams,
  /** What the person calls it, or saw it called; by default the table's name. */
  name: z.optional(foodName),
});
export const ownFoodItem = z.strictObject({ from: z.literal("ownFood"), id: identifier, grams });
/**
 * An item to log: a food of the table, an own food, a packaged product, calories alone, a favourite, a recipe, or what is in one
 * of the caller's meals (the food at `position`, or all).
 */
export const loggedItem = z.discriminatedUnion("from", [
  tableItem,
  ownFoodItem,
  z.strictObject({
    from: z.literal("quick"),
    name: foodName,
    /** kcal, kept as a whole number */
    calories: upTo(quickCaloriesMax),
    protein: statedGrams(foodGramsMax),
    carbs: statedGrams(foodGramsMax),
    fat: statedGrams(foodGramsMax),
    fiber: statedGrams(foodGramsMax),
  }),
  z.strictObject({ from: z.literal("favourite"), id: identifier }),
  /** A packaged product by its barcode: the caller's own, else the public one that a search or a lookup has found. */
  z.strictObject({ from: z.literal("product"), code: barcode, grams }),
  /** One serving unless `servings` or `grams` of the finished dish are given; not both. */
  z
    .strictObject({
      from: z.literal("recipe"),
      id: identifier,
      servings: z.optional(z.number().check(z.gte(servingsMin), z.lte(recipeServingsMax))),
      grams: z.optional(grams),
    })
    .check(
      z.refine(
        (item) => item.servings === undefined || item.grams === undefined,
        "has servings or grams, not both",
      ),
    ),
  z.strictObject({
    from: z.literal("meal"),
    mealId: identifier,
    position: z.optional(position),
    grams: z.optional(grams),
  }),
]);
export type LoggedItem = z.infer<typeof loggedItem>;
const items = z.array(loggedItem).check(z.minLength(1), z.maxLength(foodsPerMealMax));

/**
 * The name defaults to those of the foods. Without a date, or with the caller's today: now. On another day: at the usual time
 * of `mealType`, or at the present time of day without one. `language` is that of the table's names.
 */
export const newMeal = z.strictObject({
  items,
  name: z.optional(mealName),
  date: z.optional(calendarDay),
  mealType: z.optional(mealType),
  language: z.optional(language),
});
export type NewMeal = z.infer<typeof newMeal>;

/** Copies all meals of one day to another: today unless given, at the same times of day. */
export const copiedDay = z.strictObject({ from: calendarDay, to: z.optional(calendarDay) });
export const copiedMeals = z.array(meal).check(z.maxLength(mealsPerDayMax));

/** `mealType`: for which time of day; guessed from the caller's clock unless given. */
export const usualQuery = z.strictObject({ mealType: z.optional(mealType) });
/** One of the caller's meals, or the food at `position` in it, to be logged again from there. */
export const usualEntry = z.object({
  mealId: identifier,
  position: z.nullable(amount),
  name: z.string(),
  grams: amount,
  calories: amount,
  /** g */
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount,
  unknown: unknownFigures,
  /** How often it was eaten in the meals that were counted. */
  times: amount,
  /** The last time. */
  eatenAt: instant,
  /** Where the figures are from, if the meal is a single food. */
  source: z.optional(foodSource),
});
const usualList = z.array(usualEntry).check(z.maxLength(usualEntriesMax));
const usualOfMeal = z.array(usualEntry).check(z.maxLength(usualOfMealMax));
/** g of a food that the caller takes most often. */
export const usualAmount = z.object({ table: z.string(), code: z.string(), grams: amount, times: amount });
export const usualOfMeals = z.object({
  breakfast: usualOfMeal,
  lunch: usualOfMeal,
  snack: usualOfMeal,
  dinner: usualOfMeal,
});
/**
 * `usual`: what is eaten most at that time of day; `recent`: the last meals. None is in both. `amounts`: of the foods in the meals
 * that were counted. `ofMeals`: what is a habit at each meal; empty until there is one.
 */
export const usualEntries = z.object({
  mealType,
  usual: usualList,
  recent: usualList,
  amounts: z.array(usualAmount).check(z.maxLength(usualAmountsMax)),
  ofMeals: usualOfMeals,
});
/** An entry of these lists that is taken out of them until it is logged anew, or put back. */
export const usualEntryChange = z.strictObject({
  mealId: identifier,
  position: z.nullable(position),
  isListed: z.boolean(),
});

/**
 * kcal and g in 100 g, whose carbohydrate includes fibre: to that of a label of the European Union, its fibre is added. Figures that
 * contradict each other are stored and named in the answer's `doubts`.
 */
export const ownFoodFields = z.strictObject({
  name: foodName,
  calories: upTo(energyDensityMax),
  protein: statedGrams(100),
  carbs: statedGrams(100),
  fat: statedGrams(100),
  fiber: statedGrams(100),
  sugars: statedGrams(100),
  saturatedFat: statedGrams(100),
  /** Sodium times 2.5. */
  salt: statedGrams(100),
  portionGrams: grams,
  /** Read from the photo of a label, and checked by the caller. */
  isFromLabel: z._default(z.boolean(), false),
});
export type OwnFoodFields = z.infer<typeof ownFoodFields>;
export const ownFood = z.object({
  id: identifier,
  name: z.string(),
  ...macronutrients,
  /** They are 0 here, and count as 0 in totals. */
  unknown: unknownFigures,
  /** g in 100 g; null: not stated. */
  sugars: z.nullable(amount),
  saturatedFat: z.nullable(amount),
  salt: z.nullable(amount),
  portionGrams: amount,
  isFromLabel: z.boolean(),
  doubts: figureDoubts,
});
export const ownFoods = z.array(ownFood).check(z.maxLength(ownFoodsMax));
export const ownFoodParams = z.strictObject({ id: identifier });

/** The name defaults to those of the foods. */
export const newFavourite = z.strictObject({
  items,
  name: z.optional(mealName),
  language: z.optional(language),
});
export const favourite = z.object({
  id: identifier,
  name: z.string(),
  grams: amount,
  ...macronutrients,
  foods: z.array(mealFood).check(z.maxLength(foodsPerMealMax)),
});
export const favourites = z.array(favourite).check(z.maxLength(favouritesMax));
export const favouriteParams = z.strictObject({ id: identifier });
