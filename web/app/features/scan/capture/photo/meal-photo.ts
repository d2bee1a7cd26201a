import { newIdempotencyKey } from "../../../../api/idempotency-key.ts";

export interface MealPhoto {
  /** Identifies the picture, so that sending it again is the same attempt. */
  readonly id: string;
  readonly image: Blob;
}

const photoFileName = "food-image.jpg";
export const photoType = "image/jpeg";
export const photoQuality = 0.8;

export function createMealPhoto(image: Blob): MealPhoto {
  return { id: newIdempotencyKey(), image };
}

/** False for a HEIC that this browser could not decode: it is sent unchanged but cannot be shown. */
export function isDisplayable({ image }: MealPhoto): boolean {
  return image.type === photoType;
}

export function createPhotoFile({ image }: MealPhoto): File {
  return new File([image], photoFileName, { type: image.type });
}
