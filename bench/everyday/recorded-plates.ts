import { readFileSync } from "node:fs";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { createMealModel } from "#analysis/language-model/meal-model.ts";
import { noMemory, RecordedSource } from "#analysis/language-model/recorded-source.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { FoodTable } from "#food/food-row.ts";
import { kcalOf } from "./model-figures.ts";

export interface PlateFigures {
  readonly plates: number;
  /** Those whose energy from our rows is within 25 % of the sum of the model's own. */
  readonly energyKept: number;
}

const keptWithin = 0.25;
const photos = [{ jpeg: new Uint8Array(), number: 1 }];

/** Answers that a model gave to photos of plates, composed from our rows as if the photos were there. */
export async function readRecordedPlates(
  table: FoodTable,
  reader: MealAnalyser,
  file: string,
): Promise<PlateFigures> {
  const source = new RecordedSource(file);
  const model = createMealModel({ source, memory: noMemory, table, reader });
  const ids = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).id);
  let energyKept = 0;
  for (const id of ids) {
    const modelKcal = source.turnTo(id)?.foods.reduce((sum, food) => sum + kcalOf(food), 0) ?? 0;
    const question = { language: "en", country: "US", words: undefined, photos } as const;
    const nobody = { caller: "bench", network: "none" };
    const composed = await model
      .analyse(question, nobody, AbortSignal.timeout(60_000))
      .catch(() => undefined);
    const kcal = composed ? totalsOf(composed).calories : 0;
    if (Math.abs(kcal - modelKcal) <= modelKcal * keptWithin) energyKept += 1;
  }
  return { plates: ids.length, energyKept };
}
