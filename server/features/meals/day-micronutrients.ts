import type { Kysely } from "kysely";
import type { DayMicronutrients } from "#contract/shapes/meals.ts";
import { dailyNeed, type Eater } from "#domain/nutrition/daily-needs.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { countKnown } from "#domain/nutrition/known-micronutrients.ts";
import { roundToHundredth } from "#domain/nutrition/meal-totals.ts";
import {
  eachMicronutrient,
  type MicronutrientName,
  type Micronutrients,
} from "#domain/nutrition/nutrients.ts";
import { ageOn } from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { loadProfile } from "../profile/profile-table.ts";
import { loadMicronutrientsOfDay } from "./meals-of-days-table.ts";

const percent = 100;

/** The micronutrients of a day's meals, and their shares of the person's daily need. */
export async function loadDayMicronutrients(
  { db, findFood }: { readonly db: Kysely<Database>; readonly findFood: FindFood },
  { userId, country }: Pick<User, "userId" | "country">,
  day: CalendarDay,
): Promise<DayMicronutrients> {
  const [{ sums, foods }, profile] = await Promise.all([
    loadMicronutrientsOfDay(db, userId, day),
    loadProfile(db, userId),
  ]);
  const amounts = eachMicronutrient((name) => roundKnown(sums[name]));
  const eater = profile && { gender: profile.gender, ageYears: ageOn(day, profile.birthdate), country };
  return {
    ...countKnown(foods, findFood),
    amounts,
    percentOfNeed: eater ? percentOfNeed(amounts, eater) : null,
  };
}

function roundKnown(amount: number | null): number | null {
  return amount === null ? null : roundToHundredth(amount);
}

/** Null where the tables have no need at all for somebody of this age. */
function percentOfNeed(amounts: Micronutrients, eater: Eater): Micronutrients | null {
  const shareOf = (name: MicronutrientName) => {
    const need = dailyNeed(name, eater);
    const amount = amounts[name];
    return need && amount !== null ? roundToHundredth((amount * percent) / need.amount) : null;
  };
  const isAdult = dailyNeed("calcium", eater) !== undefined;
  return isAdult ? eachMicronutrient(shareOf) : null;
}
