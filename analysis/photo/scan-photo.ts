import type { GuideStep } from "#domain/nutrition/clarification.ts";
import { isFromLabel } from "#domain/nutrition/entered-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { MealCorrector } from "../correct/correct-meal.ts";
import { nothingFoundOn } from "./analyse-each.ts";
import { type ChainStep, createPhotoChain, type ReportFailure } from "./chain/ask-in-turn.ts";
import { startGuidedScan, takeGuideStep } from "./guided/guided-scan.ts";
import type { MealSituation } from "./guided/rank-dishes.ts";
import { loadPhotoLabels, type PhotoLabels } from "./load-photo-labels.ts";
import { mealOfPackets, type Packet, withoutPackets } from "./packets.ts";
import type { PhotoRequest } from "./photo-analyser.ts";
import { isNothingRecognised, photoHintOf } from "./photo-hint.ts";
import { weighedGrams, withUnusedWeights, withWeights } from "./photo-weights.ts";
import type { PhotoReading } from "./recogniser.ts";

export interface ScannedPhoto {
  readonly analysis: MealAnalysis;
  /** Which analyser answered; `guided` where the person is asked. */
  readonly analyser: string;
  /** False where nothing was read and the photo seems to show no food: the person describes the meal. */
  readonly costsScan: boolean;
  /** What the picture looks like, or each of several; undefined of labels, which are none of a meal. */
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
  readonly analysersOf: (labels: PhotoLabels) => readonly ChainStep[];
  readonly report: ReportFailure;
}

function withHint(analysis: MealAnalysis, reading: PhotoReading): MealAnalysis {
  const photoHint = photoHintOf(reading);
  return photoHint === undefined ? analysis : { ...analysis, photoHint };
}

function withNote(analysis: MealAnalysis, note: string | undefined): MealAnalysis {
  return note === undefined ? analysis : { ...analysis, waitingNote: note };
}

/** The weight waits with the note for the dish that the questions find. */
function noteWithWeights({ note, photos }: PhotoRequest): string | undefined {
  const grams = weighedGrams(photos);
  if (grams === 0) return note;
  return note === undefined ? `${grams} g` : `${grams} g, ${note}`;
}

/** The meal of the packets alone. The person adds what else the photos show. */
function mealOfPacketsAlone({ photos, language }: PhotoRequest, packets: readonly Packet[]): MealAnalysis {
  const unreadPhotos = nothingFoundOn(withoutPackets(photos, packets));
  return { ...mealOfPackets(packets, { photos, language }), unreadPhotos };
}

function weighed(analysis: MealAnalysis, { photos }: PhotoRequest): MealAnalysis {
  return withUnusedWeights(withWeights(analysis, photos), photos);
}

interface FoundMeal extends Pick<ScannedPhoto, "analysis" | "analyser" | "features"> {
  /** The note is in the analysis already. */
  readonly hasReadNote: boolean;
}

/** A note that tells the meal is better than questions; any other waits for their answers. */
async function answerByNote(
  corrector: MealCorrector,
  request: PhotoRequest,
  questions: ScannedPhoto,
): Promise<ScannedPhoto> {
  const { note, language, spender } = request;
  const { analysis, features } = questions;
  if (note === undefined || !corrector.describesMeal(note, language))
    return { ...questions, analysis: withNote(analysis, noteWithWeights(request)) };
  const described = await corrector.correct(analysis, note, { spender });
  return described.kind === "changed"
    ? { analysis: weighed(described.analysis, request), analyser: "note", costsScan: true, features }
    : questions;
}

/** Reads no file and loads no model before the first photo. */
export function createPhotoScanner({ table, corrector, analysersOf, report }: ScannerParts): PhotoScanner {
  let made: { labels: PhotoLabels; chain: ReturnType<typeof createPhotoChain> } | undefined;
  function loadParts() {
    if (made === undefined) {
      const labels = loadPhotoLabels(table);
      made = { labels, chain: createPhotoChain(analysersOf(labels), report) };
    }
    return made;
  }
  async function finish(request: PhotoRequest, found: FoundMeal): Promise<ScannedPhoto> {
    const { analysis, analyser, hasReadNote, features } = found;
    const noted = withNote(weighed(analysis, request), hasReadNote ? undefined : request.note);
    const meal = await corrector.takeInNote(noted, { spender: request.spender });
    return { analysis: meal, analyser, costsScan: true, features };
  }

  async function ask(
    request: PhotoRequest,
    reading: PhotoReading,
    situation: MealSituation,
  ): Promise<ScannedPhoto> {
    const { language, country } = request;
    const speaker = { language, country };
    const guided = startGuidedScan(loadParts().labels, { reading, situation, speaker });
    const asked = withHint(withUnusedWeights(guided, request.photos), reading);
    const costsScan = asked.photoHint === undefined && !isNothingRecognised(reading);
    const questions = { analysis: asked, analyser: "guided", costsScan, features: reading.features };
    return answerByNote(corrector, request, questions);
  }

  return {
    scan: async (request, situation, signal) => {
      const outcome = await loadParts().chain.ask(request, signal);
      if (outcome.kind === "analysed") return finish(request, outcome);
      const { reading, packets } = outcome;
      if (packets.length === 0) return ask(request, reading, situation);
      const analysis = mealOfPacketsAlone(request, packets);
      const analyser = analysis.foods.some(isFromLabel) ? "label" : "barcode";
      return finish(request, { analysis, analyser, hasReadNote: false, features: reading.features });
    },
    takeStep: (analysis, step) => takeGuideStep(loadParts().labels, analysis, step),
    close: async () => made?.chain.close(),
  };
}
