import * as z from "zod/mini";
import { isCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { earliestDay, isInDiary } from "#domain/time/calendar-day.ts";
import { errorDetailsMax } from "../limits.ts";

/** A day `YYYY-MM-DD` that exists. Of what is sent only a birthdate is one: the others are days of a diary. */
export const anyDay = z.iso.date();
/** A day of a diary. Ranges around one may begin or end outside of these, so answers have `anyDay` for those. */
export const calendarDay = anyDay.check(z.refine(isInDiary, `must be from ${earliestDay} to 9998-12-31`));
export const instant = z.iso.datetime();
export const identifier = z.uuid();
export const language = z.enum(languages);
/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.refine(isCountry, "must be a country's two letters"));
/** A finite number, zero or more. */
export const amount = z.number().check(z.nonnegative());
export const nutriScoreLetter = z.enum(["A", "B", "C", "D", "E"]);

/** The body of every failed request. `details` lists the invalid fields. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  details: z.optional(
    z.array(z.object({ path: z.string(), message: z.string() })).check(z.maxLength(errorDetailsMax)),
  ),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
