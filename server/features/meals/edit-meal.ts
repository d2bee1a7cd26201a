import { type Kysely, sql } from "kysely";
import type { MealChanges } from "#contract/shapes/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { editSavedFoods, setsGramsOfUnweighed } from "#domain/nutrition/edit-saved-foods.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { AppError } from "../../core/app-error.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { todayOf } from "../../http/today-of.ts";
import {
  learnAfterSaving,
  learnFromChange,
  learnFromRename,
  type OnLearningFailure,
  teachesAnything,
} from "../learned/learn-corrections.ts";
import { typedText } from "../learned/text-of-meal.ts";
import { requireRevision, withFoods } from "./change-foods.ts";
import { hasRoom } from "./meal-limit.ts";
import { toMeal } from "./meal-row.ts";
import { lockMeal } from "./meal-table.ts";
import { saveChange } from "./meal-undo-table.ts";

/** A meal with what was typed for it. */
interface EditedRow extends Row<"meals"> {
  readonly typed_text: string | null;
}

interface EditParts {
  readonly db: Kysely<Database>;
  readonly onNotLearned: OnLearningFailure;
}

interface MealEdit {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly mealId: string;
  readonly changes: MealChanges;
  readonly now: Date;
}

/** Each needs another change of the same meal, which only one person makes. */
const attemptsMax = 20;

const selectEdited = compileOnce(
  (_, { userId, mealId }: { readonly userId: string; readonly mealId: string }) =>
    sql<EditedRow>`select meals.*, ${typedText} as typed_text
    from meals where user_id = ${userId} and id = ${mealId}`,
);

/** Throws `meal_not_found`, `meal_changed`, `food_not_found` for a position without a food, `food_has_no_weight`,
 * `meal_needs_a_food`, `date_in_future` or `daily_meal_limit_exceeded`. */
export async function editMeal({ db, onNotLearned }: EditParts, edit: MealEdit): Promise<SavedMeal> {
  const { mealId, changes, caller } = edit;
  const { userId } = caller;
  let triedRevision: number | undefined;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const [row] = (await selectEdited(db, { userId, mealId })).rows;
    if (!row) throw new AppError("meal_not_found");
    const found = requireRevision(toMeal(row), changes.revision);
    // Nothing was written since, so there was no room.
    if (triedRevision === found.revision) throw new AppError("daily_meal_limit_exceeded");
    triedRevision = found.revision;
    const changed = applyChanges(edit, found);
    const condition = changed.day === found.day ? sql<boolean>`true` : hasRoom(userId, changed.day);
    const saved = await saveChange(db, userId, { found, changed, condition });
    if (saved) {
      await learnAfterSaving(onNotLearned, () =>
        learnFromEdit(db, edit, { found, saved, text: row.typed_text }),
      );
      return saved;
    }
  }
  throw new AppError("service_unavailable");
}

function applyChanges({ findFood, caller, changes, now }: MealEdit, found: SavedMeal): SavedMeal {
  const { name, mealType, foods = [], edits = [], eatenAt } = changes;
  let meal = name === undefined ? found : { ...found, name };
  if (mealType !== undefined) meal = { ...meal, mealType };
  if (eatenAt !== undefined) meal = moveToTime(meal, { eatenAt: new Date(eatenAt), caller, now });
  const allEdits = [...foods.map((change) => ({ kind: "portion", ...change }) as const), ...edits];
  if (allEdits.length === 0) return meal;
  if (setsGramsOfUnweighed(meal.foods, allEdits)) throw new AppError("food_has_no_weight");
  const edited = editSavedFoods(meal.foods, allEdits, { findFood, language: caller.language });
  if (!edited) throw new AppError("food_not_found");
  meal = withFoods(meal, edited, findFood);
  // A name that was given with the change stays, even where it is that of the foods before.
  return name === undefined ? meal : { ...meal, name };
}

interface SavedEdit {
  readonly found: SavedMeal;
  readonly saved: SavedMeal;
  /** What the person typed when they logged the meal; null if nothing. */
  readonly text: string | null;
}

/**
 * Learns from a change once it is saved. The meal's present state counts: of changes sent at the same time that is the newest,
 * and a change that was undone since teaches nothing.
 */
async function learnFromEdit(
  db: Kysely<Database>,
  { caller: { userId }, mealId, changes, now }: MealEdit,
  { found, saved, text }: SavedEdit,
): Promise<void> {
  const isRenamed = text !== null && changes.name !== undefined && saved.name !== found.name;
  if (!isRenamed && !teachesAnything({ before: found.foods, after: saved.foods })) return;
  await db.transaction().execute(async (transaction) => {
    const meal = await lockMeal(transaction, userId, mealId);
    if (!meal) return;
    const learner = { userId, now };
    await learnFromChange(transaction, learner, { before: found.foods, after: meal.foods });
    const { name, foods } = meal;
    if (isRenamed)
      await learnFromRename(transaction, learner, { text, before: found.name, after: name, foods });
  });
}

/** Moves the meal to an instant, and to the diary day of that instant. */
function moveToTime(
  meal: SavedMeal,
  { eatenAt, caller, now }: { readonly eatenAt: Date; readonly caller: User; readonly now: Date },
): SavedMeal {
  const day = todayOf({ caller, now: eatenAt });
  if (day > todayOf({ caller, now })) throw new AppError("date_in_future");
  return { ...meal, eatenAt, day, timeZone: caller.timeZone };
}
