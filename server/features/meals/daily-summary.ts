import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DailySummary, DayMicronutrients, Goals } from "#contract/shapes/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { type KnownMacros, macrosInGrams } from "#domain/nutrition/known-macros.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { type FoodToLimit, sumToLimit } from "#domain/nutrition/totals-to-limit.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";
import { ownRead } from "../../http/own-read.ts";
import { type PossibleDays, todayBy } from "../../http/today-of.ts";
import { goalsOf, loadGoals } from "../goals/daily-goals-table.ts";
import { eatenColumn } from "./meals-of-days-table.ts";

/** What a summary shows. */
interface SummaryRow {
  readonly eaten: Macronutrients;
  readonly known: KnownMacros & { readonly foods: readonly FoodToLimit[] };
  /** null where the user has none. */
  readonly goals: Goals | null;
}

interface SummaryCall extends Owned {
  readonly query: { readonly date?: CalendarDay | undefined };
  readonly days: PossibleDays;
}

/** Either the day asked for, or what today may be. */
interface SummaryValues extends Owned {
  readonly date?: CalendarDay;
  readonly days?: PossibleDays;
}

/** As `knownMacrosOf`, of a day's meals, with what their totals to limit need: a column that a statement may read beside what it is for. */
function knownColumn(userId: string, day: CalendarDay | RawBuilder<CalendarDay>): RawBuilder<unknown> {
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

export const readSummary = ownRead(
  (db, { userId, date, days }: SummaryValues, { dayStartHour }) => {
    const day = days ? todayBy(days, dayStartHour) : sql<CalendarDay>`${date}::date`;
    return sql<SummaryRow>`select ${eatenColumn(userId, day)}, ${knownColumn(userId, day)},
      (select row_to_json(stored) from (${goalsOf(db, { userId })}) as stored) as goals`;
  },
  ({ userId, query: { date }, days }: SummaryCall): SummaryValues => ({
    userId,
    ...(date === undefined ? { days } : { date }),
  }),
);

export async function loadSummary(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<SummaryRow> {
  const sums = sql<Pick<SummaryRow, "eaten" | "known">>`
    select ${eatenColumn(userId, day)}, ${knownColumn(userId, day)}`;
  const [goals, { rows }] = await Promise.all([loadGoals(db, userId), sums.execute(db)]);
  const [row] = rows;
  if (!row) throw new Error("A sum is one row.");
  return { ...row, goals: goals ?? null };
}

/** Uses `defaultGoals` where the user has none. */
export function presentSummary(
  { eaten, known: { foods, ...known }, goals: stored }: SummaryRow,
  findFood: FindFood,
  micronutrients?: DayMicronutrients,
): DailySummary {
  const { limits = {}, ...goals }: Goals = stored ?? defaultGoals;
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
    limits,
    ...(micronutrients && { micronutrients }),
  };
}
