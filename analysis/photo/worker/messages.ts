/** analysis/photo/worker: recognisers work in a thread of their own. This file says what is sent to it and back. */
import type { DecodedPhoto, PhotoReading } from "../recogniser.ts";

export interface PhotoToRead {
  readonly photo: DecodedPhoto;
}

export type PhotoAnswer =
  | { readonly kind: "read"; readonly reading: PhotoReading }
  | { readonly kind: "failed"; readonly message: string };
