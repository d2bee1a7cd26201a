import type { AnalysedPhoto } from "#analysis/photo/photo-analyser.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { UnreadPhoto } from "#domain/scan/photo-remarks.ts";
import { AppError } from "../../core/app-error.ts";
import type { DecodedUpload } from "../../http/uploads/decode-photo.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";

export type DecodedMealPhoto = DecodedUpload & AnalysedPhoto;

/** Share of the time after which the photos decoded so far are analysed without the others. */
const decodingShare = 0.5;

const reasons: Partial<Record<ErrorCode, UnreadPhoto["reason"]>> = {
  photo_type_not_supported: "unsupported",
  photo_unreadable: "unreadable",
  photo_too_small: "tooSmall",
  photo_too_many_pixels: "tooLarge",
};

interface Decoding {
  readonly signal: AbortSignal;
  /** How long the whole scan may take. */
  readonly deadlineMs: number;
}

interface PhotoFiles {
  readonly files: readonly Uint8Array[];
  /** What was weighed with each, in their order. */
  readonly grams: readonly (number | undefined)[];
}

interface DecodedPhotos {
  readonly photos: readonly DecodedMealPhoto[];
  readonly unread: readonly UnreadPhoto[];
}

/** Decodes each photo by itself; throws the error of the first where none can be read. */
export async function decodePhotos(
  decoder: PhotoDecoder,
  { files, grams }: PhotoFiles,
  { signal: ends, deadlineMs }: Decoding,
): Promise<DecodedPhotos> {
  const isOne = files.length === 1;
  const signal = isOne ? ends : AbortSignal.any([ends, AbortSignal.timeout(decodingShare * deadlineMs)]);
  const settled = await Promise.allSettled(files.map((bytes) => decoder.decode(bytes, signal)));
  const photos = settled.flatMap((each, at) =>
    each.status === "fulfilled" ? [{ ...each.value, number: at + 1, grams: grams[at] }] : [],
  );
  const failed = settled.flatMap((each, at) =>
    each.status === "rejected" ? [{ photo: at + 1, failure: each.reason as unknown }] : [],
  );
  const [first] = failed;
  if (photos.length === 0 && first) throw first.failure;
  return { photos, unread: failed.map(({ photo, failure }) => ({ photo, reason: reasonOf(failure) })) };
}

/** The reason why a photo was not read; without a reason of its own it ran out of time. */
function reasonOf(failure: unknown): UnreadPhoto["reason"] {
  return (failure instanceof AppError && reasons[failure.code]) || "late";
}
