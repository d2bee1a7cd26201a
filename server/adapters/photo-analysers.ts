import type { MealModel } from "#analysis/language-model/meal-model.ts";
import { createModelPhotoAnalyser } from "#analysis/language-model/model-photo-analyser.ts";
import type { ChainStep } from "#analysis/photo/chain/ask-in-turn.ts";
import type { LabelReader } from "#analysis/photo/label/label-reader.ts";
import { createLabelAnalyser } from "#analysis/photo/label-analyser.ts";
import type { PhotoLabels } from "#analysis/photo/load-photo-labels.ts";
import { createLocalRecognisers } from "#analysis/photo/local-recognisers.ts";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import { instrumentPhotoAnalyser } from "../telemetry/instrument-scans.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";

export interface AnalyserParts {
  readonly mealModel: ConfiguredModel | undefined;
  /** An operator may have downloaded a zero-shot model into it. */
  readonly dataFolder: string;
  readonly telemetry: Telemetry;
}

/** A language model, and how long it is waited for. */
export interface ConfiguredModel {
  readonly model: MealModel;
  readonly deadlineMs: number;
}

function createLanguageModelAnalyser({ mealModel, telemetry }: AnalyserParts): readonly PhotoAnalyser[] {
  if (mealModel === undefined) return [];
  const analyser = createModelPhotoAnalyser(mealModel.model, mealModel.deadlineMs);
  return [instrumentPhotoAnalyser(analyser, telemetry, "ask language model")];
}

/** The analysers in the order in which they are tried, label and language model together. Each loads its model with its first photo. */
export function createPhotoAnalysers(
  parts: AnalyserParts,
  labels: PhotoLabels,
  labelReader: LabelReader,
): readonly ChainStep[] {
  const { embedded, inTurn } = createLocalRecognisers(parts.dataFolder, labels);
  const local = inTurn.map((recogniser) => analyserOf(recogniser, labels));
  return [
    [
      instrumentPhotoAnalyser(createLabelAnalyser(labelReader, embedded), parts.telemetry, "read label"),
      ...createLanguageModelAnalyser(parts),
    ],
    ...local.map((analyser) => [instrumentPhotoAnalyser(analyser, parts.telemetry)]),
  ];
}
