import { type CalendarDay, diaryDayIn } from "#domain/time/calendar-day.ts";
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
