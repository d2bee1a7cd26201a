// The day, week or month that a chart shows: the present one, or an earlier one.
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, lastDays, monthOf, weekOf } from "#domain/time/day-range.ts";
import type { InsightRange } from "./insight-range.ts";

export interface InsightPeriod {
  readonly range: InsightRange;
  /** The first day of an earlier one; absent of the present one. */
  readonly from?: CalendarDay | undefined;
}

const rangeOf: Readonly<Record<InsightRange, (day: CalendarDay) => DayRange>> = {
  day: (day) => lastDays(day, 1),
  week: weekOf,
  month: monthOf,
};

export function daysOfPeriod({ range, from }: InsightPeriod, today: CalendarDay): DayRange {
  return rangeOf[range](from ?? today);
}

export function periodBefore(period: InsightPeriod, today: CalendarDay): InsightPeriod {
  const { from } = daysOfPeriod(period, today);
  return { range: period.range, from: rangeOf[period.range](addDays(from, -1)).from };
}

/** Undefined after the present one. */
export function periodAfter(period: InsightPeriod, today: CalendarDay): InsightPeriod | undefined {
  if (!period.from) return undefined;
  const next = addDays(daysOfPeriod(period, today).to, 1);
  return next > addDays(rangeOf[period.range](today).from, -1)
    ? { range: period.range }
    : { range: period.range, from: next };
}
