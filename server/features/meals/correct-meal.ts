import type { Kysely } from "kysely";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { Spender } from "#analysis/language-model/model-budget.ts";
import { scaleFood } from "#domain/nutrition/change-grams.ts";
import { type FindFood, isSameSource } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { composeMeal, type SavedFood, toAnalysedFood } from "#domain/nutrition/saved-food.ts";
import type { Country } from "#domain/people/country.ts";
import { AppError } from "../../core/app-error.ts";
import { cleanNote } from "../../core/typed-text.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { loadLanguage } from "../identity/users-table.ts";
import { learnFromChange } from "../learned/learn-corrections.ts";
import { lockMealAt, requireRevision, withFoods } from "./change-foods.ts";
import { findMeal, type SavedMeal } from "./meal-table.ts";
import { saveChange } from "./meal-undo-table.ts";

interface CorrectedMeal {
  readonly findFood: FindFood;
  readonly corrector: MealCorrector;
  readonly caller: User;
  readonly mealId: string;
  readonly text: string;
  readonly revision: number;
  readonly country: Country;
  readonly now: Date;
  /** Undefined: the words do not leave this server. */
  readonly spender: Spender | undefined;
}

/**
 * Corrects a saved meal by a sentence, as a result is corrected. Throws `empty_text`, `note_too_long`, `meal_not_found`,
 * `meal_changed`, `correction_not_understood`, `meal_needs_a_food` or `too_many_foods`.
 */
export async function correctMeal(
  db: Kysely<Database>,
  { findFood, corrector, caller: { userId }, mealId, text, revision, country, now, spender }: CorrectedMeal,
): Promise<SavedMeal> {
  const line = cleanNote(text);
  if (line === undefined) throw new AppError("empty_text");
  const original = requireRevision(await findMeal(db, userId, mealId), revision);
  const language = await loadLanguage(db, userId);
  const before = original.foods.map((food, at) => toCorrectable(food, at, findFood));
  const meal = { language, country, name: original.name, foods: before, questions: [] };
  const outcome = await corrector.correct(meal, line, { spender });
  if (outcome.kind !== "changed") throw new AppError(outcome.kind);
  const foods = outcome.analysis.foods.map((food) => {
    const at = before.findIndex(({ id, source }) => id === food.id && isSameSource(source, food.source));
    return toSaved(food, original.foods[at]);
  });
  // Locked only now: other changes of the meal need not wait for the correction to be read.
  return db.transaction().execute(async (transaction) => {
    const found = await lockMealAt(transaction, { userId, mealId, revision });
    const changed = await withFoods(transaction, { userId, findFood }, { meal: found, foods });
    await learnFromChange(transaction, { userId, now }, { before: found.foods, after: changed.foods });
    return saveChange(transaction, userId, { found, changed });
  });
}

/** What has no row of the table gets one of its own figures, so that it can be named in a correction. */
function toCorrectable(food: SavedFood, at: number, findFood: FindFood): AnalysedFood {
  const { source, grams } = food;
  const row = food.ingredients ? undefined : findFood(source.table, source.code);
  if (row) return toAnalysedFood(food, at, row);
  const per100 = (amount: number) => (grams > 0 ? (amount * 100) / grams : 0);
  const per100Grams = {
    calories: per100(food.calories),
    protein: per100(food.protein),
    carbs: per100(food.carbs),
    fat: per100(food.fat),
    fiber: per100(food.fiber),
    // The figures of such a food are scaled, never computed from these.
    sugars: 0,
    saturatedFat: 0,
    sodiumMg: 0,
    fruitVegetableLegumePercent: 0,
    micronutrients: eachMicronutrient(() => null),
  };
  return toAnalysedFood(food, at, { source, per100Grams, nutriScoreClass: "general" });
}

function toSaved(food: AnalysedFood, original: SavedFood | undefined): SavedFood {
  if (original) return food.grams === original.grams ? original : scaleFood(original, food.grams);
  const [saved] = composeMeal([{ kind: "row", food }]).foods;
  if (!saved) throw new Error("A meal of one food has no food.");
  return saved;
}
