import { readFileSync } from "node:fs";
import { type MicronutrientName, micronutrientNames } from "#domain/nutrition/nutrients.ts";

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
  /** Of a row that is ignored as a macronutrient. */
  readonly micronutrient: MicronutrientName | undefined;
  /** Letters at the end that tell it from its neighbours ("vitamin B1", "vitamin B12"): one read wrongly is another name. */
  readonly codeLength: number;
}

function nutrientOf(text: string | undefined): Pick<RowName, "nutrient" | "micronutrient"> {
  const nutrient = labelNutrients.find((known) => known === text);
  const micronutrient = micronutrientNames.find((known) => known === text);
  if (nutrient === undefined && micronutrient === undefined && text !== "ignored")
    throw new Error(`row-names.tsv has an unknown nutrient: ${text}`);
  return { nutrient: nutrient ?? "ignored", micronutrient };
}

const codedName = /^(?:vitamin[ae]?|omega) ([a-z]?\d*)$/;

export function loadRowNames(): readonly RowName[] {
  const text = readFileSync(new URL("./row-names.tsv", import.meta.url), "utf8");
  const [, ...rows] = text.trimEnd().split("\n");
  return rows.map((row) => {
    const [name = "", nutrient] = row.split("\t");
    const codeLength = codedName.exec(name)?.[1]?.length ?? 0;
    return { letters: name.replaceAll(" ", ""), codeLength, ...nutrientOf(nutrient) };
  });
}
