import { addDays, type CalendarDay } from "../time/calendar-day.ts";

/**
 * `reached`: the trend is at the target. `expected`: the trend gets there on `day`. `steady` and `away`: it does not move, or moves away.
 * `far`: it takes more than two years. `unknown`: too few weights for a rate.
 */
export type TargetOutlook =
  | { readonly kind: "expected"; readonly day: CalendarDay }
  | { readonly kind: "reached" | "steady" | "away" | "far" | "unknown" };

interface TowardsTarget {
  readonly trendKg: number;
  readonly targetKg: number;
  readonly kgPerWeek: number | undefined;
  readonly today: CalendarDay;
}

/** kg between trend and target that count as reached: less than a body's weight varies within a day. */
const reachedWithinKg = 0.25;
/** kg a week: slower than this, a date says nothing. */
const steadyBelowKgPerWeek = 0.05;
const outlookMaxDays = 730;

/** Goes on along the line of the present trend. */
export function targetOutlook({ trendKg, targetKg, kgPerWeek, today }: TowardsTarget): TargetOutlook {
  const missingKg = targetKg - trendKg;
  if (Math.abs(missingKg) <= reachedWithinKg) return { kind: "reached" };
  if (kgPerWeek === undefined) return { kind: "unknown" };
  if (Math.abs(kgPerWeek) < steadyBelowKgPerWeek) return { kind: "steady" };
  if (kgPerWeek * missingKg < 0) return { kind: "away" };
  const days = Math.ceil((7 * missingKg) / kgPerWeek);
  return days > outlookMaxDays ? { kind: "far" } : { kind: "expected", day: addDays(today, days) };
}
