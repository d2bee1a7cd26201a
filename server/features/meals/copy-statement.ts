import { type RawBuilder, sql } from "kysely";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { insertedColumns } from "./meal-row.ts";

/** A copy of a person's meal, with the values that differ from the original's. */
export interface MealCopy {
  readonly userId: string;
  readonly original: { readonly id: string; readonly revision: number };
  readonly id: string;
  readonly day: CalendarDay;
  readonly timeZone: string;
  readonly eatenAt: Date;
  readonly mealType: MealType | null;
}

/**
 * A part of a statement's WITH, like `insertMeal`, that copies a meal without its foods leaving the database. Inserts nothing if
 * the condition does not hold, or if the original is gone or has changed since it was read.
 */
export function copyMeal(
  { userId, original, id, day, timeZone, eatenAt, mealType }: MealCopy,
  condition: RawBuilder<boolean>,
): RawBuilder<{ id: string }> {
  const own: Partial<Record<(typeof insertedColumns)[number], RawBuilder<unknown>>> = {
    user_id: sql`${userId}::uuid`,
    submission_id: sql`null::uuid`,
    id: sql`${id}::uuid`,
    day: sql`${day}::date`,
    time_zone: sql`${timeZone}::text`,
    eaten_at: sql`${eatenAt}::timestamptz`,
    meal_type: sql`${mealType}::text`,
    revision: sql`0`,
  };
  const columns = sql.join(insertedColumns.map((name) => sql.ref(name)));
  const values = sql.join(insertedColumns.map((name) => own[name] ?? sql.ref(`meals.${name}`)));
  return sql`insert into meals (${columns})
    select ${values} from meals
    where meals.user_id = ${userId} and meals.id = ${original.id} and meals.revision = ${original.revision}
      and ${condition}
    on conflict (user_id, id) do nothing
    returning id`;
}
