import { type Kysely, sql } from "kysely";
import type { WaterLog } from "#contract/shapes/water.ts";
import { waterIn100Grams } from "#domain/body/water-in-drinks.ts";
import { waterReference, waterSource } from "#domain/body/water-reference.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { ageOn, type BodyProfile } from "#domain/people/body-profile.ts";
import { type DayRange, daysOf } from "#domain/time/day-range.ts";
import { type Buildable, compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { type FoodOfDay, foodsEaten, sumByDay } from "../meals/meals-of-days-table.ts";
import { profileOf } from "../profile/profile-table.ts";
import { type LoggedWater, waterOf } from "./water-table.ts";

interface WaterRow {
  /** The drinks with their times as JSON has them. */
  readonly drinks: readonly (Omit<LoggedWater, "loggedAt"> & { readonly loggedAt: string })[];
  readonly foods: readonly FoodOfDay[];
  readonly profile: BodyProfile | null;
}

interface WaterOfDays extends DayRange {
  readonly userId: string;
}

const rowsAsJson = (rows: Buildable<unknown>) =>
  sql`(select coalesce(json_agg(own), '[]'::json) from (${rows}) as own)`;

/** One statement instead of three. */
const selectWater = compileOnce((db, { userId, from, to }: WaterOfDays) => {
  const drinks = waterOf(db, userId).where("day", ">=", from).where("day", "<=", to);
  return sql<WaterRow>`select ${rowsAsJson(drinks)} as drinks,
    ${rowsAsJson(foodsEaten(userId, { from, to }))} as foods,
    (select row_to_json(stored) from (${profileOf(db, { userId })}) as stored) as profile`;
});

export interface WaterParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

export async function loadWater(
  { db, findFood }: WaterParts,
  userId: string,
  range: DayRange,
): Promise<WaterLog> {
  const { rows } = await selectWater(db, { userId, ...range });
  const [row] = rows;
  if (!row) throw new Error("Water is read of days without any too.");
  return presentWater(row, { findFood, range });
}

function presentWater(
  { drinks, foods, profile }: WaterRow,
  { findFood, range }: { readonly findFood: FindFood; readonly range: DayRange },
): WaterLog {
  const mealsMlOf = sumByDay(foods, findFood, waterIn100Grams);
  const reference = waterReference(
    profile ? { gender: profile.gender, ageYears: ageOn(range.to, profile.birthdate) } : undefined,
  );
  return {
    days: daysOf(range).map((day) => {
      const logged = drinks.filter((drink) => drink.day === day);
      const mealsMl = Math.round(mealsMlOf.get(day) ?? 0);
      return {
        day,
        drinks: logged.map(({ id, ml, loggedAt }) => ({
          id,
          ml,
          loggedAt: new Date(loggedAt).toISOString(),
        })),
        mealsMl,
        totalMl: logged.reduce((sum, { ml }) => sum + ml, mealsMl),
      };
    }),
    reference: reference ? { ...reference, source: waterSource } : null,
  };
}
