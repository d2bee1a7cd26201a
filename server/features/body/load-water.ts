import type { Kysely } from "kysely";
import type { WaterLog } from "#contract/shapes/body.ts";
import { waterIn100Grams } from "#domain/body/water-in-drinks.ts";
import { waterReference, waterSource } from "#domain/body/water-reference.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { ageOn } from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, daysOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadFoodsEaten } from "../meals/meals-of-days-table.ts";
import { loadProfile } from "../profile/profile-table.ts";
import { listWater } from "./water-table.ts";

interface WaterRequest {
  readonly findFood: FindFood;
  readonly userId: string;
  readonly range: DayRange;
}

export async function loadWater(
  db: Kysely<Database>,
  { findFood, userId, range }: WaterRequest,
): Promise<WaterLog> {
  const [drinks, mealsMlOf, profile] = await Promise.all([
    listWater(db, userId, range),
    loadWaterOfMeals(db, { findFood, userId, range }),
    loadProfile(db, userId),
  ]);
  const reference = waterReference(
    profile && { gender: profile.gender, ageYears: ageOn(range.to, profile.birthdate) },
  );
  return {
    days: daysOf(range).map((day) => {
      const logged = drinks.filter((drink) => drink.day === day);
      const mealsMl = Math.round(mealsMlOf.get(day) ?? 0);
      return {
        day,
        drinks: logged.map(({ id, ml, loggedAt }) => ({ id, ml, loggedAt: loggedAt.toISOString() })),
        mealsMl,
        totalMl: logged.reduce((sum, { ml }) => sum + ml, mealsMl),
      };
    }),
    reference: reference ? { ...reference, source: waterSource } : null,
  };
}

/** ml of water by day, of the drinks that the food table knows. */
async function loadWaterOfMeals(
  db: Kysely<Database>,
  { findFood, userId, range }: WaterRequest,
): Promise<ReadonlyMap<CalendarDay, number>> {
  const ml = new Map<CalendarDay, number>();
  for (const { day, table, code, grams } of await loadFoodsEaten(db, userId, range)) {
    const found = findFood(table, code);
    if (found) ml.set(day, (ml.get(day) ?? 0) + (waterIn100Grams(found) * grams) / 100);
  }
  return ml;
}
