import { addDays, type CalendarDay } from "../time/calendar-day.ts";
import { dayCount } from "../time/day-range.ts";
import { fitLine } from "./fit-line.ts";

export interface DayWeight {
  readonly day: CalendarDay;
  readonly weightKg: number;
}

export interface TrendPoint extends DayWeight {
  readonly trendKg: number;
}

/** Share of the distance to a new weight that the trend moves in a day. */
const dailySmoothing = 0.1;
/** A weight this many days back moves the trend by less than a gram per 10 kg. */
export const trendMemoryDays = 90;

function daysBetween(earlier: CalendarDay, later: CalendarDay): number {
  return dayCount({ from: earlier, to: later }) - 1;
}

/**
 * Exponentially weighted moving average with a smoothing of 0.1 a day, which starts at the first weight: John Walker, The Hacker's Diet
 * (fourmilab.ch/hackdiet), "Signal and Noise". After a gap of n days a weight counts as if it had been measured on each of them: the
 * trend moves by 1 − 0.9ⁿ of the distance. `weights` has one weight a day, oldest first.
 */
export function weightTrend<Weight extends DayWeight>(
  weights: readonly Weight[],
): (Weight & { readonly trendKg: number })[] {
  let before: TrendPoint | undefined;
  return weights.map((weight) => {
    const moved = before ? 1 - (1 - dailySmoothing) ** daysBetween(before.day, weight.day) : 1;
    const from = before?.trendKg ?? weight.weightKg;
    const point = { ...weight, trendKg: from + moved * (weight.weightKg - from) };
    before = point;
    return point;
  });
}

/** Days up to today whose trend gives the rate. */
const rateWindowDays = 28;
/** Fewer days between the first and the last weight say nothing of a rate. */
const rateMinDays = 7;

/**
 * Slope of the least-squares line through the trend of the last four weeks, in kg a week, as The Hacker's Diet reads it. Undefined with
 * less than a week between the weights. While a trend is young it lags behind the weights, so this is less than their own slope.
 */
export function trendKgPerWeek(points: readonly TrendPoint[], today: CalendarDay): number | undefined {
  const first = addDays(today, 1 - rateWindowDays);
  const recent = points
    .filter(({ day }) => day >= first && day <= today)
    .map(({ day, trendKg }) => ({ x: daysBetween(first, day), y: trendKg }));
  const span = (recent.at(-1)?.x ?? 0) - (recent[0]?.x ?? 0);
  return span < rateMinDays ? undefined : 7 * fitLine(recent).slope;
}
