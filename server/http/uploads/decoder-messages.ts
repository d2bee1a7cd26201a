import type { ErrorCode } from "#contract/error-codes.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import type { PhotoType } from "./photo-type.ts";

export interface DecodeRequest {
  readonly bytes: Uint8Array;
  readonly type: PhotoType;
}

/** First that decoding has started; then the result, and whether the process has grown so large that it should be replaced. */
export type ProcessAnswer =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly answer: DecodeAnswer; readonly isGrown: boolean };

export type DecodeAnswer =
  | { readonly kind: "decoded"; readonly photo: DecodedUpload }
  | { readonly kind: "refused"; readonly code: ErrorCode };
