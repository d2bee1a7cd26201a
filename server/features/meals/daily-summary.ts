import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DailySummary, DayMicronutrients } from "#contract/shapes/meals.ts";
import { type DailyGoals, defaultGoals } from "#domain/goals/daily-goals.ts";
import { type KnownMacros, macrosInGrams } from "#domain/nutrition/known-macros.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
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
  readonly known: KnownMacros;
  /** null where the user has none. */
  readonly goals: DailyGoals | null;
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

/** As `knownMacrosOf`, of a day's meals: a column that a statement may read beside what it is for. */
function knownColumn(userId: string, day: CalendarDay | RawBuilder<CalendarDay>): RawBuilder<unknown> {
  const counts = macrosInGrams.flatMap((name) => [
    sql.lit(name),
    sql`count(*) filter (where not coalesce(part -> 'unknown' ? ${sql.lit(name)}, false))`,
  ]);
  return sql`(select json_build_object('foodCount', count(*), 'knownFor', json_build_object(${sql.join(counts)}))
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
  { eaten, known, goals: stored }: SummaryRow,
  micronutrients?: DayMicronutrients,
): DailySummary {
  const goals = stored ?? defaultGoals;
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
    ...(micronutrients && { micronutrients }),
  };
}
