import { setTimeout as pause } from "node:timers/promises";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { createModelTextAnalyser } from "#analysis/language-model/model-text-analyser.ts";
import { withOwnNames } from "#analysis/own-names/with-own-names.ts";
import { rememberAnalyses } from "#analysis/remember-analyses.ts";
import { ingredientsOfRow } from "#analysis/text/ingredients-of-row.ts";
import { nameOfRow } from "#analysis/text/match/name-rows.ts";
import { householdSizesOf } from "#analysis/text/portions/household-sizes.ts";
import { searchFoods } from "#analysis/text/search-foods.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { usualCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { collectGarbage } from "../core/release-memory.ts";
import type { Adapters } from "./adapters.ts";
import type { ConfiguredModel } from "./photo-analysers.ts";
import { reportFailure } from "./report-failure.ts";

export type FoodAdapters = Pick<
  Adapters,
  "analyser" | "corrector" | "findFood" | "searchFoods" | "sizesOf" | "ingredientsOf"
>;

/** Analysed when the server starts; its misspelt word loads spelling correction too. */
const sampleMeal = "banannna";

/** Long enough for a page that is asked for meanwhile to be answered: each of its waits would otherwise last a whole step. */
const pauseMs = 100;

/** Builds one set that serves all callers. Words that the reader is unsure of go to `modelOf`'s model, if one is configured. */
export function createFoodAdapters(
  table: FoodTable = loadFoodTable(),
  modelOf?: (reader: MealAnalyser) => ConfiguredModel | undefined,
): FoodAdapters & { readonly mealModel: ConfiguredModel | undefined } {
  const reader = rememberAnalyses(createTextAnalyser(table));
  const mealModel = modelOf?.(reader);
  const report = (failure: unknown) => reportFailure(mealModel?.model.name ?? reader.name, failure);
  const analyser = withOwnNames(
    mealModel ? createModelTextAnalyser({ ...mealModel, reader, report }) : reader,
  );
  return {
    mealModel,
    analyser,
    corrector: createMealCorrector(analyser, table),
    findFood: (tableName, code) => {
      const row = table.find(tableName, code);
      return row && { ...row, nameIn: (language, country) => nameOfRow(row, language, country) };
    },
    ingredientsOf: (source, speaker) => ingredientsOfRow(table, source, speaker),
    sizesOf: (tableName, code, country) => {
      const row = table.find(tableName, code);
      return row && householdSizesOf(row, country);
    },
    searchFoods: async (search) => searchFoods(table, search),
  };
}

/**
 * Builds each language's word lists and indexes, which its first text or search would otherwise wait for (2 s of processor
 * time together). Pauses in between, so that other work can run, and ends there once `stopping` is aborted.
 */
export async function prepareLanguages(
  { analyser, searchFoods }: Pick<FoodAdapters, "analyser" | "searchFoods">,
  stopping: AbortSignal,
): Promise<void> {
  const ofLanguages = languages.flatMap((language) => [
    collectGarbage,
    () => analyser.analyse({ text: sampleMeal, language }),
    () => searchFoods({ query: sampleMeal, language, country: usualCountry[language], limit: 1 }),
  ]);
  for (const step of [() => analyser.prepare?.(), ...ofLanguages]) {
    await pause(pauseMs);
    if (stopping.aborted) return;
    await step();
  }
}
