import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { CaptureMethod } from "../capture/capture-method.ts";
import type { DescriptionTarget, MealInput } from "../capture/meal-input.ts";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import type { PhotoDraft } from "../capture/photo/use-photo-draft.ts";
import type { ScanPlace } from "../place/scan-place.ts";
import type { FailedScan } from "../result/use-failure-texts.ts";

export type ScanStep =
  | { readonly kind: "idle" }
  | {
      readonly kind: "capture";
      readonly method: CaptureMethod;
      readonly descriptionTarget?: DescriptionTarget | undefined;
    }
  | { readonly kind: "analysing"; readonly input: MealInput }
  | { readonly kind: "product"; readonly code: string }
  | { readonly kind: "waiting"; readonly input: MealInput; readonly scanId: string }
  | { readonly kind: "failed"; readonly input: MealInput; readonly failed: FailedScan }
  | ({ readonly kind: "result" } & ScanResult);

/** What the words or the photo to be captured are about. */
export interface CaptureSubject {
  readonly descriptionTarget?: DescriptionTarget | undefined;
  /** The label of this packet is to be photographed. */
  readonly packetCode?: string | undefined;
}

export interface ScanResult {
  readonly submission: SubmissionAnalysis;
  readonly photos: readonly MealPhoto[];
  /** Where it was to be saved. Absent from what earlier versions stored. */
  readonly place?: ScanPlace | undefined;
  /** It stays in the list of waiting scans until it is saved or discarded. */
  readonly isWaiting?: boolean;
}

export type ResultOutcome = "saved" | "discarded" | "closed";

export interface ScanFlow {
  readonly step: ScanStep;
  /** Set from when a failed scan's dialog is closed until the next scan starts. */
  readonly lastFailure: FailedScan | undefined;
  readonly isVisitor: boolean;
  readonly draft: PhotoDraft;
  /** Where the meal goes. */
  readonly place: ScanPlace;
  readonly setPlace: (place: ScanPlace) => void;
  readonly open: (method?: CaptureMethod) => void;
  /** Switches the open dialog to another tab. */
  readonly selectMethod: (method: CaptureMethod) => void;
  /** Opens with pasted or shared pictures; an open capture gets them beside those that it has. */
  readonly openWithFiles: (files: readonly Blob[]) => void;
  /** Asks for the figures of a packet that no database has. */
  readonly enterProduct: (code: string) => void;
  /** Drops the photo and takes one of the packet's label. */
  readonly photographLabel: (packetCode: string) => void;
  readonly describe: (descriptionTarget: DescriptionTarget) => void;
  readonly close: () => void;
  readonly analyse: (input: MealInput) => void;
  /** Goes back to the input of an analysis to change it. */
  readonly editInput: (input: MealInput) => void;
  readonly reopen: (result: ScanResult) => void;
  readonly setLatestAnalysis: (analysis: SubmissionAnalysis) => void;
  readonly finish: (how: ResultOutcome) => void;
}

export interface FlowEvents {
  readonly onFinished: (how: ResultOutcome, result: ScanResult) => void;
  readonly onFailure: (failed: FailedScan) => void;
  /** A waiting scan, or a result of the list of these, is to be saved elsewhere. */
  readonly onMoved: (id: string, place: ScanPlace) => void;
  /** The dialog was closed with photos or a text that were not analysed. */
  readonly onInputCleared: (photos: number, restore: () => void) => void;
}
