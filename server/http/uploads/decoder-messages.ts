/** server/http/uploads: files that callers send. This file says what the server and the decoder's process tell each other. */
import type { ErrorCode } from "#contract/error-codes.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import type { PhotoType } from "./photo-type.ts";

export interface DecodeRequest {
  readonly bytes: Uint8Array;
  readonly type: PhotoType;
}

export type DecodeAnswer =
  | { readonly kind: "decoded"; readonly photo: DecodedUpload }
  | { readonly kind: "refused"; readonly code: ErrorCode };
