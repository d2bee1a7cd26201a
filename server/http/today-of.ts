import { type RawBuilder, sql } from "kysely";
import { addDays, type CalendarDay, diaryDayIn, localHourIn } from "#domain/time/calendar-day.ts";
import type { User, Visitor } from "./caller.ts";

interface CallOfPerson {
  readonly caller: User | Visitor;
  readonly now: Date;
}

/** The day of the caller's diary. */
export function todayOf({ caller, now }: CallOfPerson): CalendarDay {
  const startHour = caller.kind === "user" ? caller.dayStartHour : 0;
  return diaryDayIn({ timeZone: caller.timeZone, startHour, instant: now });
}

/** What the day of a diary may be, by the hour at which it begins. */
export interface PossibleDays {
  readonly hour: number;
  readonly day: CalendarDay;
  readonly dayBefore: CalendarDay;
}

export function possibleDaysIn(timeZone: string, now: Date): PossibleDays {
  const { day, hour } = localHourIn(timeZone, now);
  return { hour, day, dayBefore: addDays(day, -1) };
}

/** As `todayOf`, for a statement that reads the account. */
export function todayBy(
  { hour, day, dayBefore }: PossibleDays,
  dayStartHour: RawBuilder<number>,
): RawBuilder<CalendarDay> {
  return sql`(case when ${hour}::integer < ${dayStartHour} then ${dayBefore}::date else ${day}::date end)`;
}
