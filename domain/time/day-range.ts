import { addDays, type CalendarDay } from "./calendar-day.ts";

/** Both ends included. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const daysPerWeek = 7;
const millisecondsPerDay = 86_400_000;

function utcMidnight(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The week of `day`, Monday to Sunday. */
export function weekOf(day: CalendarDay): DayRange {
  const sinceMonday = (utcMidnight(day).getUTCDay() + daysPerWeek - 1) % daysPerWeek;
  const from = addDays(day, -sinceMonday);
  return { from, to: addDays(from, daysPerWeek - 1) };
}

/** The calendar month of `day`. */
export function monthOf(day: CalendarDay): DayRange {
  const from = `${day.slice(0, 7)}-01`;
  const firstOfNext = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(firstOfNext, -1) };
}

/** The `count` days that end with `day`. */
export function lastDays(day: CalendarDay, count: number): DayRange {
  return { from: addDays(day, 1 - count), to: day };
}

/** 0 or negative when the range ends before it begins. */
export function dayCount({ from, to }: DayRange): number {
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / millisecondsPerDay + 1;
}

export function daysOf(range: DayRange): CalendarDay[] {
  return Array.from({ length: Math.max(0, dayCount(range)) }, (_, at) => addDays(range.from, at));
}
