import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DailySummary, DayMicronutrients } from "#contract/shapes/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { type GoalSet, goalsOfDay } from "#domain/goals/goals-of-day.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { type KnownMacros, macrosInGrams } from "#domain/nutrition/known-macros.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { type FoodToLimit, sumToLimit } from "#domain/nutrition/totals-to-limit.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";
import { ownRead } from "../../http/own-read.ts";
import { type PossibleDays, todayBy } from "../../http/today-of.ts";
import { goalsOnColumn } from "../goals/daily-goals-table.ts";
import { eatenColumn } from "./meals-of-days-table.ts";

/** What a summary shows. */
interface SummaryRow {
  readonly eaten: Macronutrients;
  readonly known: KnownMacros & { readonly foods: readonly FoodToLimit[] };
  /** null where the user has none. */
  readonly goals: GoalSet | null;
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

function summaryColumns(db: Kysely<Database>, userId: string, day: CalendarDay | RawBuilder<CalendarDay>) {
  return sql.join([eatenColumn(userId, day), knownColumn(userId, day), goalsOnColumn(db, userId, day)]);
}

export const readSummary = ownRead(
  (db, { userId, date, days }: SummaryValues, { dayStartHour }) => {
    const day = days ? todayBy(days, dayStartHour) : sql<CalendarDay>`${date}::date`;
    return sql<SummaryRow>`select ${summaryColumns(db, userId, day)}`;
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
  const { rows } = await sql<SummaryRow>`select ${summaryColumns(db, userId, day)}`.execute(db);
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
