import type { KindShares } from "./photo-label.ts";

/** A photo as pixels: what the upload intake decodes to and what a recogniser reads. Upright, sRGB, no alpha. */
export interface DecodedPhoto {
  /** Pixels, 1 to `photoSideMaxPixels` (domain/scan/photo-limits.ts). */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel from the top left, row by row: `width * height * 3` bytes. */
  readonly data: Uint8Array;
}

/** Independent signs of a food: a box around it, and what the picture as a whole is taken for. */
export const allWitnesses = ["box", "class"] as const;
export type Witness = (typeof allWitnesses)[number];

/** Whether both witnesses saw the food, which a claim needs. */
export function hasAllWitnesses(witnesses: readonly Witness[]): boolean {
  return allWitnesses.every((witness) => witnesses.includes(witness));
}

/** From here a food with both witnesses is claimed without asking. Chosen by reasoning with margin, see docs/photo-model.md. */
export const sureProbabilityMin = 0.75;

/** A food that a recogniser believes to see. */
export interface RecognisedFood {
  /** The `id` of a `PhotoLabel` (photo-label.ts, photo-labels.tsv). */
  readonly labelId: string;
  /** Calibrated: of a hundred foods named with 0.8, about eighty are in the picture. 0 to 1. */
  readonly probability: number;
  /** How many pieces are seen (three apples: 3); null where nothing counted them. */
  readonly pieces: number | null;
  /** Whether the food is added to the meal without asking. If not, it is only offered. */
  readonly isSure: boolean;
  /** Absent where the recogniser has none. */
  readonly witnesses?: readonly Witness[];
  /** Number of the first of several photos that shows it. */
  readonly photo?: number;
}

/** A recogniser's result for one photo. */
export interface PhotoReading {
  /** Likeliest first, each label once, at most `recognisedFoodsMax`; empty when nothing is worth offering. */
  readonly foods: readonly RecognisedFood[];
  /** How likely each kind of dish is, together 1 at most; absent where the recogniser knows the dishes themselves. */
  readonly kinds?: KindShares;
  /** That the picture shows food at all, calibrated. 0 to 1. */
  readonly foodProbability: number;
  /** That it shows packaging, or print such as a menu; absent where the recogniser cannot tell. 0 to 1. */
  readonly packetProbability?: number;
  readonly printProbability?: number;
  /** A nutrition table is there, but not clear enough to be believed. */
  readonly hasUnclearLabel?: true;
  /** What was read is no food: a receipt, or many lines of another text. */
  readonly print?: "receipt" | "page";
  /** What the picture looks like (plates/plate-features.ts), or each of several, one after the other; absent where the recogniser has no such values. */
  readonly features?: Uint8Array;
}

/** No recogniser names more foods of one photo. */
export const recognisedFoodsMax = 6;

/**
 * Works off the event loop and loads its model with the first photo, not before.
 * Photos given at once wait for each other in order.
 */
export interface FoodRecogniser {
  /** For metrics and logs, for example `embedded`. */
  readonly name: string;
  /**
   * The photo's bytes stay the caller's. Rejects with the signal's reason when it is aborted while waiting or
   * working, and with an ordinary error when the model cannot be loaded or run. The next call starts afresh.
   */
  recognise(photo: DecodedPhoto, signal?: AbortSignal): Promise<PhotoReading>;
  /** Stops the worker and frees the model. The next call loads it again. */
  close(): Promise<void>;
}
