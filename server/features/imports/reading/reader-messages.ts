import type { ErrorCode } from "#contract/error-codes.ts";
import type { DiaryReading } from "./read-table.ts";
import type { StagedFile } from "./stage-rows.ts";

export interface ReadRequest {
  readonly file: Uint8Array;
  readonly reading: DiaryReading;
}

export type ReadAnswer =
  | { readonly kind: "read"; readonly staged: StagedFile }
  | { readonly kind: "refused"; readonly code: ErrorCode }
  /** A fault of ours. `where` is the stack without the message, which may hold what is in the file. */
  | { readonly kind: "failed"; readonly where: string };
