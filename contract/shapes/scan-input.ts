import * as z from "zod/mini";
import { foodGramsMax, foodGramsMin, mealTextMaxLength, noteMaxLength, photosMax } from "../limits.ts";
import { country, instant, language } from "./primitives.ts";
import { barcode } from "./products.ts";

/**
 * Empty and overlong texts have their own error codes, so the schema accepts any string, and only states the limits. `country` selects the portion
 * sizes; it defaults to the account's, then the locale's.
 */
export const textSubmission = z.strictObject({
  text: z.string().check(z.meta({ minLength: 1, maxLength: mealTextMaxLength })),
  language: z.optional(language),
  country: z.optional(country),
});

/** A code that the camera read or that was typed. `grams`: an amount that was chosen already. */
export const barcodeSubmission = z.strictObject({
  code: barcode,
  grams: z.optional(z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax))),
  language: z.optional(language),
});

const weightOfPhoto = /^(\d{1,5}(\.\d{1,2})?)?$/;

/** Weights in g as they are sent with photos, in their order: `120,,60`. Undefined where a photo was not weighed. */
export function readPhotoWeights(list: string): readonly (number | undefined)[] {
  return list.split(",").map((weight) => (weight === "" ? undefined : Number(weight)));
}

function arePhotoWeights(list: string): boolean {
  const weights = list.split(",");
  const isAmount = (grams: number | undefined) =>
    grams === undefined || (grams >= foodGramsMin && grams <= foodGramsMax);
  return (
    weights.length <= photosMax &&
    weights.every((weight) => weightOfPhoto.test(weight)) &&
    readPhotoWeights(list).every(isAmount)
  );
}

/**
 * Sent with a photo, or with several of one meal. An overlong note has its own error code. `language` is that of the interface.
 * `barcode`: of the packet, where it was looked up before and is unknown; a label that is read is kept under it, unless the photo
 * shows a code itself.
 */
export const photoSubmission = z.strictObject({
  note: z.optional(z.string().check(z.meta({ maxLength: noteMaxLength }))),
  barcode: z.optional(barcode),
  language: z.optional(language),
  /** g of what each photo shows first, in the order of the photos, with nothing for one that was not weighed: `120,,60`. */
  grams: z.optional(
    z.string().check(z.maxLength(40), z.refine(arePhotoWeights, "must be grams, separated by commas")),
  ),
  /** When the meal was or will be eaten, where that is not now: the person's own meals are ranked for that hour. */
  eatenAt: z.optional(instant),
});

export const correctionText = z.string().check(z.meta({ minLength: 1, maxLength: noteMaxLength }));
/** A correction in words, for example "only two slices". Same length limit as a note. */
export const correction = z.strictObject({ text: correctionText });
