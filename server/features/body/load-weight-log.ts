import type { Kysely } from "kysely";
import type { WeightLog } from "#contract/shapes/body.ts";
import { targetOutlook } from "#domain/body/weight-target.ts";
import { trendKgPerWeek, trendMemoryDays, weightTrend } from "#domain/body/weight-trend.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { lastDays } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadTargets } from "./body-targets-table.ts";
import { findLatestWeight, listWeights } from "./weights-table.ts";

interface LogQuery {
  readonly userId: string;
  readonly days: number;
  readonly today: CalendarDay;
}

/** Rounds to 10 g. */
const round = (kg: number) => Math.round(kg * 100) / 100;

export async function loadWeightLog(
  db: Kysely<Database>,
  { userId, days, today }: LogQuery,
): Promise<WeightLog> {
  const shown = lastDays(today, days);
  const [weights, last, { weightKg: targetKg }] = await Promise.all([
    listWeights(db, userId, { from: addDays(shown.from, -trendMemoryDays), to: today }),
    findLatestWeight(db, userId, today),
    loadTargets(db, userId),
  ]);
  const trend = weightTrend(weights);
  // A weight from before the range and its memory is its own trend: nothing newer has moved it.
  const latest = trend.at(-1) ?? (last && { ...last, trendKg: last.weightKg });
  const kgPerWeek = trendKgPerWeek(trend, today);
  const outlookOf = (weightKg: number) =>
    latest
      ? targetOutlook({ trendKg: latest.trendKg, targetKg: weightKg, kgPerWeek, today })
      : ({ kind: "unknown" } as const);
  return {
    weights: trend
      .filter(({ day }) => day >= shown.from)
      .map((point) => ({ ...point, trendKg: round(point.trendKg) })),
    latest: latest ? { ...latest, trendKg: round(latest.trendKg) } : null,
    kgPerWeek: kgPerWeek === undefined ? null : round(kgPerWeek),
    target: targetKg === null ? null : { weightKg: targetKg, outlook: outlookOf(targetKg) },
  };
}
