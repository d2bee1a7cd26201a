import { type RawBuilder, sql } from "kysely";
import { macrosInGrams } from "#domain/nutrition/known-macros.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** As `knownMacrosOf`, of a day's meals: a column that a statement may read beside what it is for. */
export function knownColumn(userId: string, day: CalendarDay | RawBuilder<CalendarDay>): RawBuilder<unknown> {
  const counts = macrosInGrams.flatMap((name) => [
    sql.lit(name),
    sql`count(*) filter (where not coalesce(part -> 'unknown' ? ${sql.lit(name)}, false))`,
  ]);
  return sql`(select json_build_object('foodCount', count(*), 'knownFor', json_build_object(${sql.join(counts)}))
    from meals, jsonb_array_elements(meals.foods) as food,
      jsonb_array_elements(coalesce(food -> 'ingredients', jsonb_build_array(food))) as part
    where meals.user_id = ${userId} and meals.day = ${day}) as known`;
}
