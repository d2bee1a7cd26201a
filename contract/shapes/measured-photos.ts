/** contract/shapes: what `npm run bench:photos` measured, as it writes it to bench/results/photos.json. */
import * as z from "zod/mini";

const photosOfFood = z.object({
  photos: z.int(),
  /** Named without a question, and rightly so. */
  right: z.int(),
  /** Photos of which something was claimed that they do not show. */
  wrong: z.int(),
  /** At least among the suggestions. */
  offered: z.int(),
});

export const measuredPhotos = z.object({
  /** Share of photos, 0 to 1, of foods that the recogniser has a name for. */
  rightWithoutQuestionAmongNamed: z.number(),
  /** Share of all photos, 0 to 1. */
  wrongClaimsAmongAll: z.number(),
  foods: z.record(z.string(), photosOfFood),
});
export type MeasuredPhotos = z.infer<typeof measuredPhotos>;
