import { readFileSync } from "node:fs";

export const labelNutrients = [
  "energy",
  "fat",
  "saturates",
  "carbohydrate",
  "sugars",
  "fibre",
  "protein",
  "salt",
  "sodium",
] as const;
export type LabelNutrient = (typeof labelNutrients)[number];

export interface RowName {
  /** Lower-case letters without accents and spaces: the reader drops both. */
  readonly letters: string;
  /** `ignored` rows take their figures, so that no other row does. */
  readonly nutrient: LabelNutrient | "ignored";
}

function nutrientOf(text: string | undefined): RowName["nutrient"] {
  const found = labelNutrients.find((nutrient) => nutrient === text);
  if (found !== undefined) return found;
  if (text === "ignored") return "ignored";
  throw new Error(`row-names.tsv has an unknown nutrient: ${text}`);
}

export function loadRowNames(): readonly RowName[] {
  const text = readFileSync(new URL("./row-names.tsv", import.meta.url), "utf8");
  const [, ...rows] = text.trimEnd().split("\n");
  return rows.map((row) => {
    const [name = "", nutrient] = row.split("\t");
    return { letters: name.replaceAll(" ", ""), nutrient: nutrientOf(nutrient) };
  });
}
