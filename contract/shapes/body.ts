import * as z from "zod/mini";
import { weightKgRange } from "#domain/people/body-profile.ts";
import { weightDaysDefault, weightDaysMax, weightNoteMaxLength } from "../limits.ts";
import { calendarDay } from "./primitives.ts";

const weightKg = z.number().check(z.gte(weightKgRange.min), z.lte(weightKgRange.max));
const note = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(weightNoteMaxLength)));

/** A day after the caller's today answers `date_in_future`. */
export const weightParams = z.strictObject({ day: calendarDay });
export const newWeight = z.strictObject({ weightKg, note: z._default(note, null) });
export const weight = z.object({ day: calendarDay, weightKg, note });
export type Weight = z.infer<typeof weight>;

export const savedWeight = z.object({
  ...weight.shape,
  /** What the day had before; null if nothing. */
  replaced: z.nullable(z.object({ weightKg, note })),
});

/** The last days up to the caller's today. */
export const weightsQuery = z.strictObject({
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(weightDaysMax)), weightDaysDefault),
});
export const trendWeight = z.object({
  ...weight.shape,
  /** Exponentially weighted moving average, to 10 g; it starts before the range. */
  trendKg: z.number(),
});
export type TrendWeight = z.infer<typeof trendWeight>;

export const targetOutlook = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("expected"), day: calendarDay }),
  z.object({ kind: z.enum(["reached", "steady", "away", "far", "unknown"]) }),
]);

export const weightLog = z.object({
  /** Oldest first. */
  weights: z.array(trendWeight).check(z.maxLength(weightDaysMax)),
  /** The last weight of all, also from before the range. */
  latest: z.nullable(trendWeight),
  /** kg a week: slope of the trend in the last four weeks; null with less than a week of weights. */
  kgPerWeek: z.nullable(z.number()),
  target: z.nullable(z.object({ weightKg, outlook: targetOutlook })),
});
export type WeightLog = z.infer<typeof weightLog>;

export const weightTarget = z.strictObject({ weightKg });
