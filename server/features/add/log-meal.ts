import type { Kysely } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import type { NewMeal } from "#contract/shapes/add.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { composeMeal, rowsOf } from "#domain/nutrition/saved-food.ts";
import type { Language } from "#domain/people/language.ts";
import { renderText } from "#locales/render-text.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { ToCreate } from "../../http/idempotency-table.ts";
import { lockAccount } from "../account/lock-account.ts";
import { reserveMealSlot } from "../meals/meal-limit.ts";
import { asMade, type SavedMeal } from "../meals/meal-row.ts";
import { insertMeals, lockMeal } from "../meals/meal-table.ts";
import { loadTotalsOfDay } from "../meals/meals-of-days-table.ts";
import { whenEaten } from "../meals/when-eaten.ts";
import { nameOfParts, resolveItems } from "./resolve-items.ts";

interface LoggedMeal {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly wanted: NewMeal;
  readonly language: Language;
  readonly now: Date;
  readonly toCreate: ToCreate;
}

/** Throws what `resolveItems` throws, `date_in_future` or `daily_meal_limit_exceeded`. */
export async function logMeal(
  db: Kysely<Database>,
  { findFood, caller: { userId, timeZone, dayStartHour }, wanted, language, now, toCreate }: LoggedMeal,
): Promise<SavedMeal> {
  const { items, name, date, mealType } = wanted;
  const { day, eatenAt } = whenEaten({ date, mealType, timeZone, dayStartHour, now });
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = toCreate.mayExist ? await lockMeal(transaction, userId, toCreate.id) : undefined;
    if (made) return made;
    await reserveMealSlot(transaction, userId, day);
    const parts = await resolveItems({ db: transaction, userId, findFood, language }, items);
    const rows = rowsOf(parts);
    const figures = composeMeal(parts);
    const mealName = name ?? nameOfParts(parts);
    const sofar = await loadTotalsOfDay(transaction, userId, day);
    const tip = rows && tipFor({ language, name: mealName, foods: rows, questions: [] }, sofar);
    const meal = {
      ...asMade,
      ...figures,
      id: toCreate.id,
      day,
      timeZone,
      eatenAt,
      name: mealName,
      mealType: mealType ?? null,
      nutritionalTip: (tip && renderText(language, tip)) ?? null,
    };
    await insertMeals(transaction, { userId, submissionId: null }, [meal]);
    return meal;
  });
}
