import type { Kysely } from "kysely";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { Spender } from "#analysis/language-model/model-budget.ts";
import { scaleFood } from "#domain/nutrition/change-grams.ts";
import { type FindFood, isSameSource } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { composeMeal, type SavedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { Country } from "#domain/people/country.ts";
import { AppError } from "../../core/app-error.ts";
import { cleanNote } from "../../core/typed-text.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { learnFromChange } from "../learned/learn-corrections.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { lockMealAt, requireRevision, withFoods } from "./change-foods.ts";
import { correctableFood } from "./correctable-food.ts";
import { findMeal } from "./meal-table.ts";
import { saveChange } from "./meal-undo-table.ts";

interface CorrectedMeal {
  readonly findFood: FindFood;
  readonly corrector: MealCorrector;
  readonly findOwnNames: FindOwnNames;
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
 * `meal_changed`, `correction_not_understood`, `correction_changes_nothing`, `meal_needs_a_food` or `too_many_foods`.
 */
export async function correctMeal(
  db: Kysely<Database>,
  { findFood, findOwnNames, corrector, caller, mealId, text, revision, country, now, spender }: CorrectedMeal,
): Promise<SavedMeal> {
  const { userId, language } = caller;
  const line = cleanNote(text);
  if (line === undefined) throw new AppError("empty_text");
  const original = requireRevision(await findMeal(db, userId, mealId), revision);
  const before = original.foods.map((food, at) => correctableFood(food, at, findFood));
  const meal = { language, country, name: original.name, foods: before, questions: [] };
  const own = await findOwnNames({ userId, text: line, language });
  const outcome = await corrector.correct(meal, line, { spender, own });
  if (outcome.kind !== "changed") throw new AppError(outcome.kind);
  const foods = outcome.analysis.foods.map((food) => {
    const at = before.findIndex(({ id, source }) => id === food.id && isSameSource(source, food.source));
    return toSaved(food, original.foods[at]);
  });
  // Locked only now: other changes of the meal need not wait for the correction to be read.
  return db.transaction().execute(async (transaction) => {
    const found = await lockMealAt(transaction, { userId, mealId, revision });
    const changed = withFoods(found, foods, findFood);
    await learnFromChange(transaction, { userId, now }, { before: found.foods, after: changed.foods });
    const saved = await saveChange(transaction, userId, { found, changed });
    if (!saved) throw new AppError("meal_changed");
    return saved;
  });
}

function toSaved(food: AnalysedFood, original: SavedFood | undefined): SavedFood {
  if (original) return food.grams === original.grams ? original : scaleFood(original, food.grams);
  const [saved] = composeMeal([{ kind: "row", food }]).foods;
  if (!saved) throw new Error("A meal of one food has no food.");
  return saved;
}
