import * as z from "zod/mini";
import { genders } from "#domain/people/body-profile.ts";
import { waterDaysMax, waterDrinksPerDayMax, waterMlMax } from "../limits.ts";
import { amount, anyDay, calendarDay, identifier, instant } from "./primitives.ts";

const waterMl = z.int().check(z.gte(1), z.lte(waterMlMax));
export const waterParams = z.strictObject({ id: identifier });
/** The caller's today unless given; a day after it answers `date_in_future`. */
export const newWaterDrink = z.strictObject({ ml: waterMl, day: z.optional(calendarDay) });
export const waterChange = z.strictObject({ ml: waterMl });
export const waterDrink = z.object({ id: identifier, day: calendarDay, ml: waterMl, loggedAt: instant });
export type WaterDrink = z.infer<typeof waterDrink>;

/** `days` days up to `to`, which is the caller's today unless given. */
export const waterQuery = z.strictObject({
  to: z.optional(calendarDay),
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(waterDaysMax)), 1),
});
export const dayOfWater = z.object({
  day: anyDay,
  /** Oldest first. */
  drinks: z.array(z.omit(waterDrink, { day: true })).check(z.maxLength(waterDrinksPerDayMax)),
  /** ml of water in the drinks of saved meals; food is not counted. */
  mealsMl: amount,
  /** The drinks logged here and those in meals. */
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
