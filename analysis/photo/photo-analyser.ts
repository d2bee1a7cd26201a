import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { Spender } from "../language-model/model-budget.ts";
import type { Packet, WeighedPhoto } from "./packets.ts";
import type { DecodedPhoto, PhotoReading } from "./recogniser.ts";

/** The photo as pixels and, for a service that takes files, as a JPEG without metadata. */
export interface AnalysedPhoto extends DecodedPhoto, WeighedPhoto {
  readonly jpeg: Uint8Array;
}

/** What is known of the meal beside the photos. */
export interface PhotoRequest {
  /** Of one meal, at least one. */
  readonly photos: readonly AnalysedPhoto[];
  /** Found on them so far. */
  readonly packets: readonly Packet[];
  /** The line that the person wrote beside it: data, never an instruction. Trimmed, not empty. */
  readonly note: string | undefined;
  readonly language: Language;
  readonly country: Country;
  /** Whom a service that costs money counts the photos for; undefined: they do not leave this machine. */
  readonly spender: Spender | undefined;
}

export type PhotoOutcome =
  | {
      readonly kind: "analysed";
      readonly analysis: MealAnalysis;
      /** The note is in the analysis already. */
      readonly hasReadNote: boolean;
      /** What the picture looks like, where a recogniser of the product saw it. */
      readonly features?: Uint8Array | undefined;
    }
  /** Nothing sure enough to use without asking; what was seen ranks the questions of the guided scan. */
  | {
      readonly kind: "unsure";
      readonly reading: PhotoReading;
      /** Those of the request, and others that it found. */
      readonly packets?: readonly Packet[];
    };

export interface PhotoAnalyser {
  /** For metrics, and kept with the submission: `embedded`, `zero-shot`, `openai`. */
  readonly name: string;
  /** Longer than this it is not waited for. */
  readonly deadlineMs: number;
  /** Scans that may be with it at once; more go to the next analyser. */
  readonly concurrencyMax: number;
  /** Rejects when it cannot do its work; the next one is asked then. Stops when `signal` is aborted. */
  analyse(request: PhotoRequest, signal: AbortSignal): Promise<PhotoOutcome>;
  close(): Promise<void>;
}
