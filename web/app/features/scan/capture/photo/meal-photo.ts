import { newIdempotencyKey } from "../../../../api/idempotency-key.ts";
import type { StoredPhoto } from "../../../../storage/photo-store.ts";
import { nowMs } from "../../../../time/clock.ts";

export interface MealPhoto {
  /** Identifies the picture, so that sending it again is the same attempt. */
  readonly id: string;
  readonly image: Blob;
  /** When it was taken here, or chosen. */
  readonly shotAt: Date;
  /** What was weighed of what this photo shows first. */
  readonly grams?: number | undefined;
}

const photoFileName = "food-image.jpg";
export const photoType = "image/jpeg";
export const photoQuality = 0.8;

export function createMealPhoto(image: Blob): MealPhoto {
  return restoreMealPhoto({ image });
}

export function restoreMealPhoto({ image, shotAt, grams }: StoredPhoto): MealPhoto {
  return { id: newIdempotencyKey(), image, shotAt: shotAt ?? new Date(nowMs()), grams };
}

/** False for a HEIC that this browser could not decode: it is sent unchanged but cannot be shown. */
export function isDisplayable({ image }: Pick<MealPhoto, "image">): boolean {
  return image.type === photoType;
}

export function createPhotoFile({ image }: Pick<MealPhoto, "image">): File {
  return new File([image], photoFileName, { type: image.type });
}

/** The weights as they are sent, in the order of the photos; undefined where none was weighed. */
export function writeWeights(photos: readonly Pick<MealPhoto, "grams">[]): string | undefined {
  const isWeighed = photos.some(({ grams }) => grams !== undefined);
  return isWeighed ? photos.map(({ grams }) => grams ?? "").join(",") : undefined;
}
