import { type Kysely, sql } from "kysely";
import type { NewMeal } from "#contract/shapes/add.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { composeMeal } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../core/app-error.ts";
import { compileOncePerShape } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { type AnswerRow, type NewRow, storeAnswer } from "../../http/idempotency-table.ts";
import type { PrepareAnswer } from "../../http/serve.ts";
import { hasRoom } from "../meals/meal-limit.ts";
import { type MealToInsert, mealToInsert, newMealDefaults } from "../meals/meal-row.ts";
import { findMeal, insertMeal } from "../meals/meal-table.ts";
import type { DayOfPerson } from "../meals/meals-of-days-table.ts";
import { presentMeal } from "../meals/present-meal.ts";
import { whenEaten } from "../meals/when-eaten.ts";
import { nameOfParts, resolveItems } from "./resolve-items.ts";

interface LoggedMeal {
  /** Names its rows as the caller's country does. */
  readonly findFood: FindFood;
  readonly caller: User;
  readonly wanted: NewMeal;
  readonly language: Language;
  readonly now: Date;
  readonly newRow: NewRow;
  readonly prepareAnswer: PrepareAnswer;
}

/** Throws what `resolveItems` throws, `date_in_future` or `daily_meal_limit_exceeded`. */
export async function logMeal(db: Kysely<Database>, logged: LoggedMeal): Promise<Meal> {
  const { caller, findFood, newRow, prepareAnswer } = logged;
  const { userId } = caller;
  const find = () => findMeal(db, userId, newRow.id);
  const present = (meal: SavedMeal) => presentMeal(meal, { caller, findFood });
  // An earlier attempt at the same call may have stored it.
  const made = newRow.mayExist ? await find() : undefined;
  if (made) return present(made);
  const meal = await mealOf(db, logged);
  const answer = present(meal);
  const prepared = prepareAnswer(answer);
  const { rows } = await storeMeal(db, {
    ...{ userId, day: meal.day, meal: mealToInsert({ userId, submissionId: null }, meal) },
    ...(prepared.row && { answer: prepared.row }),
  });
  if (rows.length > 0) {
    prepared.confirm();
    return answer;
  }
  const other = await find();
  if (!other) throw new AppError("daily_meal_limit_exceeded");
  return present(other);
}

async function mealOf(
  db: Kysely<Database>,
  { findFood, caller: { userId, timeZone, dayStartHour }, wanted, language, now, newRow }: LoggedMeal,
): Promise<SavedMeal> {
  const { items, name, date, mealType } = wanted;
  const { day, eatenAt } = whenEaten({ date, mealType, timeZone, dayStartHour, now });
  const parts = await resolveItems({ db, userId, findFood, language }, items);
  const mealName = name ?? nameOfParts(parts);
  return {
    ...newMealDefaults,
    ...composeMeal(parts),
    ...{ id: newRow.id, day, timeZone, eatenAt, name: mealName, mealType: mealType ?? null },
  };
}

interface StoredMeal extends DayOfPerson {
  readonly meal: MealToInsert;
  /** Absent where the call has no key. */
  readonly answer?: AnswerRow;
}

const storeMeal = compileOncePerShape(
  (_, { userId, day, meal, answer }: StoredMeal) => sql`
    with made as (${insertMeal(meal, hasRoom(userId, day))}),
      answered as (${storeAnswer(answer, sql`exists (select from made)`)})
    select id from made`,
);
