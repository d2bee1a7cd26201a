import type { GuideStep, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { MealCorrector } from "../correct/correct-meal.ts";
import { type ChainStep, createPhotoChain, type ReportFailure } from "./chain/ask-in-turn.ts";
import { startGuidedScan, takeGuideStep } from "./guided/guided-scan.ts";
import type { MealSituation } from "./guided/rank-dishes.ts";
import { type FoodLabels, loadFoodLabels } from "./load-labels.ts";
import type { PhotoRequest } from "./photo-analyser.ts";
import { hintOf, isNothingSeen } from "./photo-hint.ts";
import type { PhotoReading } from "./recogniser.ts";

export interface ScannedPhoto {
  readonly analysis: MealAnalysis;
  /** Which analyser answered; `guided` where the person is asked. */
  readonly analyser: string;
  /** False where nothing was read and the photo seems to show no food: the person tells all of it. */
  readonly costsScan: boolean;
  /** What the picture looks like; undefined of a label, which is none of a meal. */
  readonly features?: Uint8Array | undefined;
}

export interface PhotoScanner {
  /** Never rejects for what a photo shows; ends by `signal` at the latest. */
  scan(request: PhotoRequest, situation: MealSituation, signal: AbortSignal): Promise<ScannedPhoto>;
  /** undefined for a step that leads nowhere any more. */
  takeStep(analysis: MealAnalysis, step: Exclude<GuideStep, { kind: "describe" }>): MealAnalysis | undefined;
  close(): Promise<void>;
}

export interface ScannerParts {
  readonly table: FoodTable;
  /** Reads the note beside a photo. */
  readonly corrector: MealCorrector;
  /** In the order in which they are asked. They get the labels, which are read with the first photo. */
  readonly analysersOf: (labels: FoodLabels) => readonly ChainStep[];
  readonly report: ReportFailure;
}

function withHint(analysis: MealAnalysis, reading: PhotoReading): MealAnalysis {
  const photoHint = hintOf(reading);
  return photoHint === undefined ? analysis : { ...analysis, photoHint };
}

function withNote(analysis: MealAnalysis, note: string | undefined): MealAnalysis {
  return note === undefined ? analysis : { ...analysis, waitingNote: note };
}

/** Reads no file and loads no model before the first photo. */
export function createPhotoScanner({ table, corrector, analysersOf, report }: ScannerParts): PhotoScanner {
  let made: { labels: FoodLabels; chain: ReturnType<typeof createPhotoChain> } | undefined;
  function loadParts() {
    if (made === undefined) {
      const labels = loadFoodLabels(table);
      made = { labels, chain: createPhotoChain(analysersOf(labels), report) };
    }
    return made;
  }
  /** A note that tells the meal is better than questions; any other waits for their answers. */
  async function ask(
    request: PhotoRequest,
    reading: PhotoReading,
    situation: MealSituation,
  ): Promise<ScannedPhoto> {
    const { language, note, spender } = request;
    const guided = startGuidedScan(loadParts().labels, { reading, situation, language });
    const asked = withHint(guided, reading);
    const costsScan = asked.photoHint === undefined && !isNothingSeen(reading);
    const { features } = reading;
    if (note === undefined || !corrector.describesMeal(note, language)) {
      return { analysis: withNote(asked, note), analyser: "guided", costsScan, features };
    }
    const described = await corrector.correct(asked, note, { spender });
    return described.kind === "changed"
      ? { analysis: described.analysis, analyser: "note", costsScan: true, features }
      : { analysis: asked, analyser: "guided", costsScan, features };
  }

  return {
    scan: async (request, situation, signal) => {
      const outcome = await loadParts().chain.ask(request, signal);
      if (outcome.kind === "unsure") return ask(request, outcome.reading, situation);
      const { analysis, analyser, hasReadNote, features } = outcome;
      const noted = withNote(analysis, hasReadNote ? undefined : request.note);
      return {
        analysis: await corrector.takeInNote(noted, { spender: request.spender }),
        analyser,
        costsScan: true,
        features,
      };
    },
    takeStep: (analysis, step) => takeGuideStep(loadParts().labels, analysis, step),
    close: async () => made?.chain.close(),
  };
}
