import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DailySummary, DayMicronutrients } from "#contract/shapes/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { type GoalSet, goalsOfDay } from "#domain/goals/goals-of-day.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { type KnownMacros, macrosInGrams } from "#domain/nutrition/known-macros.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { type FoodToLimit, sumToLimit } from "#domain/nutrition/totals-to-limit.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { goalsOnColumn } from "../goals/daily-goals-table.ts";
import { type DayOfPerson, eatenColumn } from "./meals-of-days-table.ts";

/** What a summary shows. */
interface SummaryRow {
  readonly eaten: Macronutrients;
  readonly known: KnownMacros & { readonly foods: readonly FoodToLimit[] };
  /** null where the user has none. */
  readonly goals: GoalSet | null;
}

/** For how many foods of the day each macronutrient is known, and what the totals to limit need: a column of the summary's statement. */
function knownColumn(userId: string, day: CalendarDay): RawBuilder<unknown> {
  const counts = macrosInGrams.flatMap((name) => [
    sql.lit(name),
    sql`count(*) filter (where not coalesce(part -> 'unknown' ? ${sql.lit(name)}, false))`,
  ]);
  const food = sql`json_build_object('source', json_build_object('table', part #> '{source,table}',
    'code', part #> '{source,code}'), 'grams', part -> 'grams', 'toLimit', part -> 'toLimit')`;
  return sql`(select json_build_object('foodCount', count(*), 'knownFor', json_build_object(${sql.join(counts)}),
      'foods', coalesce(json_agg(${food}), '[]'::json))
    from meals, jsonb_array_elements(meals.foods) as food,
      jsonb_array_elements(coalesce(food -> 'ingredients', jsonb_build_array(food))) as part
    where meals.user_id = ${userId} and meals.day = ${day}) as known`;
}

const selectSummary = compileOnce((db, { userId, day }: DayOfPerson) => {
  const columns = [eatenColumn(userId, day), knownColumn(userId, day), goalsOnColumn(db, userId, day)];
  return sql<SummaryRow>`select ${sql.join(columns)}`;
});

export async function loadSummary(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<SummaryRow> {
  const { rows } = await selectSummary(db, { userId, day });
  const [row] = rows;
  if (!row) throw new Error("A sum is one row.");
  return row;
}

interface ShownSummary {
  readonly day: CalendarDay;
  readonly findFood: FindFood;
  readonly micronutrients?: DayMicronutrients | undefined;
}

/** Uses `defaultGoals` where the user has none. */
export function presentSummary(
  { eaten, known: { foods, ...known }, goals: stored }: SummaryRow,
  { day, findFood, micronutrients }: ShownSummary,
): DailySummary {
  const goals = goalsOfDay(stored ?? defaultGoals, day);
  return {
    goalCalories: goals.calories,
    goalProtein: goals.protein,
    goalCarbs: goals.carbs,
    goalFat: goals.fat,
    goalFiber: goals.fiber,
    actualCalories: eaten.calories,
    actualProtein: eaten.protein,
    actualCarbs: eaten.carbs,
    actualFat: eaten.fat,
    actualFiber: eaten.fiber,
    ...known,
    toLimit: sumToLimit(foods, findFood),
    limits: stored?.limits ?? {},
    ...(micronutrients && { micronutrients }),
  };
}
