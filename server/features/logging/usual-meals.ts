import type { Kysely } from "kysely";
import { usualEntriesMax } from "#contract/limits.ts";
import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { rankUsual } from "#domain/nutrition/rank-usual.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { loadPastMeals } from "../meals/recent-meals-table.ts";

/** Meals that are counted: about seven weeks of four a day. */
const countedMeals = 200;

interface UsualRequest {
  readonly caller: User;
  readonly mealType: MealType | undefined;
  readonly now: Date;
}

export async function listUsual(db: Kysely<Database>, { caller, mealType, now }: UsualRequest) {
  const asked = mealType ?? guessMealType(wallClockIn(caller.timeZone, now).hour);
  const past = await loadPastMeals(db, caller.userId, countedMeals);
  return { mealType: asked, ...rankUsual(past, { now, mealType: asked }, usualEntriesMax) };
}
