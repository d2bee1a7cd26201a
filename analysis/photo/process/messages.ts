import type { DecodedPhoto } from "../recogniser.ts";

/** First that the work has begun; then the result, and whether the process may be given more work. */
export type ProcessMessage<Result> =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly result: Result; readonly canReuse: boolean };

/** `data` is what the recogniser needs to load: sent with every photo, used with the first. */
export interface PhotoToRead {
  readonly photo: DecodedPhoto;
  readonly data: unknown;
}

export type PhotoAnswer<Reading> =
  | { readonly kind: "read"; readonly reading: Reading }
  | { readonly kind: "failed"; readonly message: string };
