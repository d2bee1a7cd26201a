// The results that `npm run bench -- photos` writes to bench/results/photos.json.
import * as z from "zod/mini";

const photosOfFood = z.object({
  photos: z.int(),
  /** Identified correctly without a question. */
  right: z.int(),
  /** Something was claimed that the photo does not show. */
  wrong: z.int(),
  /** Correct food among the suggestions. */
  offered: z.int(),
});

export const measuredPhotos = z.object({
  /** Share, 0 to 1, of the photos of foods that the recogniser has a label for. */
  rightWithoutQuestionAmongNamed: z.number(),
  /** Share of all photos, 0 to 1. */
  wrongClaimsAmongAll: z.number(),
  foods: z.record(z.string(), photosOfFood),
});
export type MeasuredPhotos = z.infer<typeof measuredPhotos>;
