import * as z from "zod/mini";
import { genders, weightKgRange } from "#domain/people/body-profile.ts";
import {
  waterDaysMax,
  waterDrinksPerDayMax,
  waterMlMax,
  weightDaysDefault,
  weightDaysMax,
  weightNoteMaxLength,
} from "../limits.ts";
import { amount, calendarDay, identifier, instant } from "./primitives.ts";

/** Bounds how many days an account can fill. */
export const earliestWeightDay = "2000-01-01";

const weightKg = z.number().check(z.gte(weightKgRange.min), z.lte(weightKgRange.max));
const note = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(weightNoteMaxLength)));

/** A day after the caller's today answers `date_in_future`. */
export const weightParams = z.strictObject({
  day: calendarDay.check(
    z.refine((day) => day >= earliestWeightDay, `must not be before ${earliestWeightDay}`),
  ),
});
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

const waterMl = z.int().check(z.gte(1), z.lte(waterMlMax));
const waterDay = calendarDay.check(
  z.refine((day) => day >= earliestWeightDay, `must not be before ${earliestWeightDay}`),
);
export const waterParams = z.strictObject({ id: identifier });
/** The caller's today unless given; a day after it answers `date_in_future`. */
export const newWaterDrink = z.strictObject({ ml: waterMl, day: z.optional(waterDay) });
export const waterChange = z.strictObject({ ml: waterMl });
export const waterDrink = z.object({ id: identifier, day: calendarDay, ml: waterMl, loggedAt: instant });
export type WaterDrink = z.infer<typeof waterDrink>;

/** `days` days up to `to`, which is the caller's today unless given. */
export const waterQuery = z.strictObject({
  to: z.optional(calendarDay),
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(waterDaysMax)), 1),
});
export const dayOfWater = z.object({
  day: calendarDay,
  /** Oldest first. */
  drinks: z.array(z.omit(waterDrink, { day: true })).check(z.maxLength(waterDrinksPerDayMax)),
  /** ml of water in the drinks of saved meals; food is not counted. */
  mealsMl: amount,
  /** Of the drinks logged here and of those in meals. */
  totalMl: amount,
});
export const waterLog = z.object({
  /** Oldest first, each day of the range. */
  days: z.array(dayOfWater).check(z.maxLength(waterDaysMax)),
  /** EFSA's adequate intake; null for children under nine. */
  reference: z.nullable(
    z.object({
      /** ml of all water, of drinks and food. */
      totalMl: amount,
      /** ml of it that drinks give. */
      drinksMl: amount,
      /** null: the profile names none, and the lower values are given. */
      gender: z.nullable(z.enum(genders)),
      source: z.string(),
    }),
  ),
});
export type WaterLog = z.infer<typeof waterLog>;
