import type { DecodedPhoto, PhotoReading } from "../recogniser.ts";

/** `data` is what the recogniser needs to load: sent with the first photo and any after it. */
export interface PhotoToRead {
  readonly photo: DecodedPhoto;
  readonly data: unknown;
}

export type PhotoAnswer =
  | { readonly kind: "read"; readonly reading: PhotoReading }
  | { readonly kind: "failed"; readonly message: string };
