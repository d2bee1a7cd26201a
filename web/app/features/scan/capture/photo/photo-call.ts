import type { CallOf } from "#contract/endpoint.ts";
import type { submitPhoto } from "#contract/endpoints/scan.ts";
import type { Language } from "#domain/people/language.ts";
import { createPhotoFile, type MealPhoto, writeWeights } from "./meal-photo.ts";

interface PhotoScan {
  readonly photos: readonly Pick<MealPhoto, "image" | "grams">[];
  readonly words: string;
  readonly packetCode: string | undefined;
  readonly language: Language;
  readonly eatenAt: Date | undefined;
}

/** The same for a scan that is sent now and for one that waited, since a repeat under its key must be the same call. */
export function photoCall({
  photos,
  words,
  packetCode,
  language,
  eatenAt,
}: PhotoScan): CallOf<typeof submitPhoto> {
  const grams = writeWeights(photos);
  const body = {
    language,
    ...(words !== "" && { note: words }),
    ...(packetCode !== undefined && { barcode: packetCode }),
    ...(grams !== undefined && { grams }),
    ...(eatenAt !== undefined && { eatenAt: eatenAt.toISOString() }),
  };
  return { body, files: photos.map(createPhotoFile) };
}
