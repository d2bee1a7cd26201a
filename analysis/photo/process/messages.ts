import type { DecodedPhoto } from "../recogniser.ts";

/** `data` is what the recogniser needs to load: sent with every photo, used with the first. */
export interface PhotoToRead {
  readonly photo: DecodedPhoto;
  readonly data: unknown;
  /** From this instant on what was read by then is better than more. Milliseconds since 1970. */
  readonly answerBy?: number | undefined;
}

export type PhotoAnswer<Reading> =
  | { readonly kind: "read"; readonly reading: Reading }
  | { readonly kind: "failed"; readonly message: string };
