import type { CodeSearchLimits } from "#analysis/photo/barcode/read-barcode.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import type { PhotoType } from "./photo-type.ts";

export interface DecodeRequest {
  readonly bytes: Uint8Array;
  readonly type: PhotoType;
  readonly codeSearch: CodeSearchLimits | undefined;
  /** Processor time after which the process ends itself. */
  readonly workMaxMs: number;
}

export type DecodeAnswer =
  | { readonly kind: "decoded"; readonly photo: DecodedUpload }
  | { readonly kind: "refused"; readonly code: ErrorCode };
