import type { Kysely } from "kysely";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { createModelPhotoAnalyser } from "#analysis/language-model/model-photo-analyser.ts";
import type { LabelReader } from "#analysis/photo/label/label-reader.ts";
import { createLabelAnalyser } from "#analysis/photo/label-analyser.ts";
import type { FoodLabels } from "#analysis/photo/load-labels.ts";
import { createLocalRecognisers } from "#analysis/photo/local-recognisers.ts";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { LanguageModelConfig } from "../core/config.ts";
import type { Database } from "../database/schema.ts";
import { instrumentPhotoAnalyser } from "../telemetry/instrument-scans.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { createModelBudget } from "./model-budget.ts";

export interface AnalyserParts {
  readonly languageModel: LanguageModelConfig | undefined;
  /** An operator may have downloaded a zero-shot model into it. */
  readonly dataFolder: string;
  readonly table: FoodTable;
  readonly reader: MealAnalyser;
  readonly fleetingDb: Kysely<Database>;
  readonly clock: () => Date;
  readonly telemetry: Telemetry;
}

function createLanguageModelAnalyser(parts: AnalyserParts): readonly PhotoAnalyser[] {
  const { languageModel, table, reader, fleetingDb, clock } = parts;
  if (languageModel === undefined) return [];
  const budget = createModelBudget(fleetingDb, languageModel.dailyTokens, clock);
  const { deadlineMs } = languageModel;
  const analyser = createModelPhotoAnalyser({ settings: languageModel, deadlineMs, table, reader, budget });
  return [instrumentPhotoAnalyser(analyser, parts.telemetry, "ask language model")];
}

/** In the order in which they are tried. Each loads its model with its first photo. */
export function createPhotoAnalysers(
  parts: AnalyserParts,
  labels: FoodLabels,
  labelReader: LabelReader,
): readonly PhotoAnalyser[] {
  const { embedded, inTurn } = createLocalRecognisers(parts.dataFolder, labels);
  const local = inTurn.map((recogniser) => analyserOf(recogniser, labels));
  return [
    instrumentPhotoAnalyser(createLabelAnalyser(labelReader, embedded), parts.telemetry, "read label"),
    ...createLanguageModelAnalyser(parts),
    ...local.map((analyser) => instrumentPhotoAnalyser(analyser, parts.telemetry)),
  ];
}
