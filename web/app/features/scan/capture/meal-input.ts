import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { MealPhoto } from "./photo/meal-photo.ts";

/** A scanned photo in which no food was recognised, to be described in words. */
export interface DescriptionTarget {
  readonly submission: SubmissionAnalysis;
  readonly photo: MealPhoto | null;
}

export type MealInput =
  /** As the camera read it, or as it was typed. */
  | { readonly kind: "barcode"; readonly code: string }
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "photo";
      readonly photo: MealPhoto;
      readonly note: string;
      /** Of the packet whose label it should show; no product is known for it. */
      readonly packetCode?: string | undefined;
    }
  | { readonly kind: "description"; readonly text: string; readonly descriptionTarget: DescriptionTarget };

export function getPhoto(input: MealInput): MealPhoto | null {
  if (input.kind === "text" || input.kind === "barcode") return null;
  return input.kind === "photo" ? input.photo : input.descriptionTarget.photo;
}

export function getWords(input: MealInput): string {
  if (input.kind === "barcode") return input.code;
  return (input.kind === "photo" ? input.note : input.text).trim();
}

/** Equal only for the same input, so that a retry is recognised as one. */
export function fingerprintInput(input: MealInput): string {
  const about = { text: "", barcode: "", photo: getPhoto(input)?.id, description: "" }[input.kind];
  const of = input.kind === "description" ? input.descriptionTarget.submission.id : about;
  const code = input.kind === "photo" ? input.packetCode : undefined;
  return JSON.stringify([input.kind, of, getWords(input), code]);
}
