import { usualEntriesMax } from "#contract/limits.ts";
import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { type PastMeal, rankUsual } from "#domain/nutrition/rank-usual.ts";
import { hourIn } from "#domain/time/calendar-day.ts";
import type { Owned, User } from "../../http/caller.ts";
import { readPastMeals } from "../meals/recent-meals-table.ts";

/** Meals that are counted: about seven weeks of four a day. */
const countedMeals = 200;

export const readCountedMeals = ({ userId }: Owned) => readPastMeals({ userId, limit: countedMeals });

interface UsualRequest {
  readonly caller: User;
  readonly mealType: MealType | undefined;
  readonly now: Date;
}

export function rankUsualFor({ caller, mealType, now }: UsualRequest, past: readonly PastMeal[]) {
  const asked = mealType ?? guessMealType(hourIn(caller.timeZone, now));
  return { mealType: asked, ...rankUsual(past, { now, mealType: asked }, usualEntriesMax) };
}
