/** server/http/uploads: files that callers send. This file says what the server and the decoder's process tell each other. */
import type { ErrorCode } from "#contract/error-codes.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import type { PhotoType } from "./photo-type.ts";

export interface DecodeRequest {
  readonly bytes: Uint8Array;
  readonly type: PhotoType;
}

/** First that it has the photo; then an answer, and whether it has grown so large that a new one had better take its place. */
export type ProcessAnswer =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly answer: DecodeAnswer; readonly isGrown: boolean };

export type DecodeAnswer =
  | { readonly kind: "decoded"; readonly photo: DecodedUpload }
  | { readonly kind: "refused"; readonly code: ErrorCode };
