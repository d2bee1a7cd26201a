/** bench/: public meal sentences with their true figures, from a folder given as an argument; none of it is in this repository. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#domain/people/language.ts";
import { type CsvRecord, parseCsv, textOf } from "#food/make-table/parse-csv.ts";

/** g, and kcal for energy; `undefined` where the file does not say. */
export interface TrueFigures {
  readonly carbs: number;
  readonly protein: number | undefined;
  readonly fat: number | undefined;
  readonly calories: number | undefined;
}

export interface LabelledMeal {
  readonly text: string;
  readonly language: Language;
  readonly truth: TrueFigures;
}

/** Meals that are reported as one row. */
export interface MealSet {
  readonly name: string;
  readonly meals: readonly LabelledMeal[];
}

const homeCountry = "USA";

function numberOf(record: CsvRecord, column: string): number | undefined {
  const text = record.get(column)?.trim();
  return text ? Number(text) : undefined;
}

function truthOf(record: CsvRecord): TrueFigures {
  return {
    carbs: Number(textOf(record, "carb")),
    protein: numberOf(record, "protein"),
    fat: numberOf(record, "fat"),
    calories: numberOf(record, "energy"),
  };
}

function meal(record: CsvRecord, column: string, language: Language): LabelledMeal {
  return { text: textOf(record, column), language, truth: truthOf(record) };
}

function read(folder: string, file: string): CsvRecord[] {
  const path = join(folder, file);
  return existsSync(path) ? parseCsv(readFileSync(path, "utf8")) : [];
}

function english(records: readonly CsvRecord[]): LabelledMeal[] {
  return records.map((record) => meal(record, "meal_description", "en"));
}

function firstEditionSets(folder: string): MealSet[] {
  const set = (part: string) => ({
    name: `v1 ${part}`,
    meals: english(read(folder, `nutribench-v1-${part}.csv`)),
  });
  const parts = ["wweia-natural", "wweia-metric", "who-natural", "who-metric"].map(set);
  const pooled = (name: string, ending: string) => ({
    name,
    meals: parts.filter((part) => part.name.endsWith(ending)).flatMap(({ meals }) => meals),
  });
  return [
    ...parts,
    pooled("v1 natural, pooled", "natural"),
    pooled("v1 metric, pooled", "metric"),
    pooled("v1, pooled", ""),
  ];
}

function secondEditionSets(folder: string): MealSet[] {
  const records = read(folder, "nutribench-v2.csv");
  const where = (name: string, isIn: (record: CsvRecord) => boolean) => ({
    name,
    meals: english(records.filter(isIn)),
  });
  const countries = [...new Set(records.map((record) => textOf(record, "country")))].filter(
    (code) => code !== homeCountry,
  );
  return [
    where("v2, pooled", () => true),
    where(`v2, ${countries.length} countries`, (record) => textOf(record, "country") !== homeCountry),
    ...countries.sort().map((code) => where(`v2 ${code}`, (record) => textOf(record, "country") === code)),
  ];
}

function languageSets(folder: string): MealSet[] {
  const records = read(folder, "nutribench-v2-multilingual.csv");
  const inLanguage = (language: Language) => ({
    name: `same meals, ${language}`,
    meals: records.map((record) => meal(record, `query_${language}`, language)),
  });
  return (["en", "es", "fr"] as const).map(inLanguage);
}

/** All sets that the folder has meals for. */
export function readMealSets(folder: string): MealSet[] {
  return [...firstEditionSets(folder), ...secondEditionSets(folder), ...languageSets(folder)].filter(
    ({ meals }) => meals.length > 0,
  );
}
