import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { MealPhoto } from "./photo/meal-photo.ts";

/** Scanned photos in which no food was recognised, to be described in words. */
export interface DescriptionTarget {
  readonly submission: SubmissionAnalysis;
  readonly photos: readonly MealPhoto[];
}

export type MealInput =
  /** As the camera read it, or as it was typed. */
  | { readonly kind: "barcode"; readonly code: string }
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "photo";
      /** Photos of one meal, at least one. */
      readonly photos: readonly MealPhoto[];
      readonly note: string;
      /** Of the packet whose label it should show; no product is known for it. */
      readonly packetCode?: string | undefined;
    }
  | { readonly kind: "description"; readonly text: string; readonly descriptionTarget: DescriptionTarget };

export function getPhotos(input: MealInput): readonly MealPhoto[] {
  if (input.kind === "text" || input.kind === "barcode") return [];
  return input.kind === "photo" ? input.photos : input.descriptionTarget.photos;
}

export function getWords(input: MealInput): string {
  if (input.kind === "barcode") return input.code;
  return (input.kind === "photo" ? input.note : input.text).trim();
}

/** Equal only for the same input, so that a retry is recognised as one. */
export function fingerprintInput(input: MealInput, eatenAt: Date | undefined): string {
  const words = [input.kind, getWords(input)];
  if (input.kind === "description") return JSON.stringify([words, input.descriptionTarget.submission.id]);
  if (input.kind !== "photo") return JSON.stringify(words);
  const photos = input.photos.map(({ id, grams }) => [id, grams]);
  return JSON.stringify([words, photos, input.packetCode, eatenAt]);
}
