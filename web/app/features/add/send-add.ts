import { logMeal } from "#contract/endpoints/add.ts";
import { editMeal, logMealAgain } from "#contract/endpoints/meals.ts";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { Language } from "#domain/people/language.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import type { Add } from "./adds.ts";
import { placeOf } from "./target.ts";

/** The same add is one meal, however often it is sent. */
export function sendAdd({ id, logged, target }: Add, language: Language | undefined): Promise<Meal> {
  const place = placeOf(target, today());
  const once = { idempotencyKey: id };
  if (logged.kind === "meal")
    return request(logMealAgain, { params: { id: logged.mealId }, body: place }, once);
  const { items, name } = logged;
  const body = { items: [...items], ...(name && { name }), ...(language && { language }), ...place };
  return request(logMeal, { body }, once);
}

/** All of a meal's foods keep their shares of it. What weighs nothing stays as it is. */
export function sendGrams({ id, quantity, foods }: Meal, grams: number): Promise<Meal> {
  const scaled = foods.flatMap((food, position) => {
    const wanted = Math.min(foodGramsMax, Math.max(foodGramsMin, (food.grams * grams) / quantity));
    return food.grams >= foodGramsMin ? [{ position, grams: wanted }] : [];
  });
  return request(editMeal, { params: { id }, body: { foods: scaled } });
}
