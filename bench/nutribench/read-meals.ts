// Reads the NutriBench files: one meal per line, in one or three languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#domain/people/language.ts";

/** kcal and g, as the benchmark labels the meal. */
export interface MealLabels {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

export interface LabelledMeal {
  readonly text: string;
  readonly language: Language;
  readonly country: string;
  readonly labels: MealLabels;
}

/** The benchmark measures household portions by FNDDS, also in its translations. */
export const portionsCountry = "US";

export interface MealFile {
  readonly name: string;
  readonly meals: readonly LabelledMeal[];
}

/** The parts of RFC 4180 that these files use. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}

function readMealFile(path: string, name: string): MealFile {
  const [heading = [], ...rows] = readCsv(readFileSync(path, "utf8"));
  const column = (row: readonly string[], title: string) => row[heading.indexOf(title)] ?? "";
  const meals = rows.flatMap((row): LabelledMeal[] => {
    const labels = {
      calories: Number(column(row, "energy")),
      protein: Number(column(row, "protein")),
      carbs: Number(column(row, "carb")),
      fat: Number(column(row, "fat")),
    };
    const country = column(row, "country") || (name.includes("who") ? "WHO" : "USA");
    if (!heading.includes("query_en")) {
      return [{ text: column(row, "meal_description"), language: "en", country, labels }];
    }
    return languages.map((language) => ({
      text: column(row, `query_${language}`),
      language,
      country,
      labels,
    }));
  });
  return { name, meals };
}

export function readMealFiles(folder: string): readonly MealFile[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith("nutribench") && file.endsWith(".csv"))
    .sort()
    .map((file) => readMealFile(join(folder, file), file.replace(".csv", "")));
}
