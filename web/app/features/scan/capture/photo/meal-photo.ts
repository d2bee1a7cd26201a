/** web/features/scan/photo: the picture of a meal, from wherever it comes until it is analysed. This file: what it is. */
import { newIdempotencyKey } from "../../../../api/idempotency-key.ts";

export interface MealPhoto {
  /** Names this picture: sending it again is the same deed. */
  readonly id: string;
  readonly image: Blob;
}

/** Spec section 3: what a photo is sent as. */
const photoFileName = "food-image.jpg";
export const photoType = "image/jpeg";
/** Spec section 9. */
export const photoQuality = 0.8;

export function createMealPhoto(image: Blob): MealPhoto {
  return { id: newIdempotencyKey(), image };
}

/** What this browser could not decode is sent as it is, and can't be shown (HEIC, where its decoder fails). */
export function isDisplayable({ image }: MealPhoto): boolean {
  return image.type === photoType;
}

export function createPhotoFile({ image }: MealPhoto): File {
  return new File([image], photoFileName, { type: image.type });
}
