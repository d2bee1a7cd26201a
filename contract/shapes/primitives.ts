import * as z from "zod/mini";
import { isCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { errorDetailsMax } from "../limits.ts";

/** A calendar day `YYYY-MM-DD` that exists. */
export const calendarDay = z.iso.date();
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
