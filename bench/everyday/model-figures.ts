import type { MealAnalyser } from "#analysis/analyser.ts";
import { createMealModel } from "#analysis/language-model/meal-model.ts";
import type { ModelAnswer } from "#analysis/language-model/model-answer.ts";
import { createModelTextAnalyser } from "#analysis/language-model/model-text-analyser.ts";
import { noMemory, RecordedSource } from "#analysis/language-model/recorded-source.ts";
import { modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { isNearMiddle } from "./figures.ts";

interface Sentence {
  readonly id: string;
  readonly language: Language;
  readonly country: Country;
  readonly text: string;
  readonly low: number;
  readonly high: number;
}

export interface ModelReading {
  readonly wasAskedModel: boolean;
  readonly isReaderWrong: boolean;
  /** Of the recorded answer, whether or not it was needed. */
  readonly isModelRight: boolean;
  readonly isComposedRight: boolean;
  readonly isComposedOffTwofold: boolean;
  /** Foods of the answer, those within a fifth of the model's energy or shown as its estimate, and those shown as its estimate. */
  readonly foods: { readonly all: number; readonly grounded: number; readonly estimated: number };
}

const groundedWithin = 0.2;
/** kcal: of water and tea, a fifth is nothing. */
const groundedWithinKcal = 10;

const isOffTwofold = (kcal: number, { low, high }: Sentence) => kcal < (low + high) / 4 || kcal > low + high;

export const kcalOf = ({ grams, nutrientsPer100Grams }: ModelAnswer["foods"][number]) =>
  (grams * nutrientsPer100Grams.calories) / 100;

/** Sentences read as if a model had given the recorded answers, and what each step makes of them. */
export function readWithRecordedModel(table: FoodTable, reader: MealAnalyser, file: string) {
  const source = new RecordedSource(file);
  const model = createMealModel({ source, memory: noMemory, table, reader });
  const spender = { caller: "bench", network: "none" };
  const analyser = createModelTextAnalyser({
    model,
    reader,
    deadlineMs: 60_000,
    report: (failure) => console.error(`${failure}`),
  });

  async function judge(sentence: Sentence): Promise<ModelReading | undefined> {
    const answer = source.turnTo(sentence.id);
    if (answer === undefined) return undefined;
    const { text: words, language, country } = sentence;
    const own = await reader.analyse({ text: words, language, country });
    const ownKcal = own.kind === "analysed" ? totalsOf(own.analysis).calories : 0;
    const signal = AbortSignal.timeout(60_000);
    const composed = await model
      .analyse({ words, language, country }, spender, signal)
      .catch(() => undefined);
    const chosen = await analyser.analyse({ text: words, language, country, spender });
    const kcal = composed ? totalsOf(composed).calories : ownKcal;
    const modelKcal = answer.foods.reduce((sum, food) => sum + kcalOf(food), 0);
    return {
      wasAskedModel: chosen.kind === "analysed" && chosen.readBy !== undefined,
      isReaderWrong: !isNearMiddle({ ...sentence, calories: ownKcal }),
      isModelRight: isNearMiddle({ ...sentence, calories: modelKcal }),
      isComposedRight: isNearMiddle({ ...sentence, calories: kcal }),
      isComposedOffTwofold: isOffTwofold(kcal, sentence),
      foods: countGrounded(answer, composed?.foods ?? []),
    };
  }

  return { analyser, source, spender, judge };
}

type ComposedFoods = readonly {
  readonly source: { readonly table: string };
  readonly per100Grams: { readonly calories: number };
}[];

function countGrounded({ foods }: ModelAnswer, composed: ComposedFoods): ModelReading["foods"] {
  let grounded = 0;
  let estimated = 0;
  for (const [at, { nutrientsPer100Grams: stated }] of foods.entries()) {
    const food = composed[at];
    if (food === undefined) continue;
    const isEstimate = food.source.table === modelEstimateTable;
    const allowed = Math.max(stated.calories * groundedWithin, groundedWithinKcal);
    if (isEstimate) estimated += 1;
    if (isEstimate || Math.abs(food.per100Grams.calories - stated.calories) <= allowed) grounded += 1;
  }
  return { all: foods.length, grounded, estimated };
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Counts the foods of the recorded answers: all, those grounded in a row of the table, and those estimated. */
export function countModelFoods(readings: readonly ModelReading[]) {
  const sum = (name: keyof ModelReading["foods"]) =>
    readings.reduce((total, { foods }) => total + foods[name], 0);
  return { foods: sum("all"), grounded: sum("grounded"), estimated: sum("estimated") };
}

export function linesOfModel(readings: readonly ModelReading[]): readonly string[] {
  const count = (holds: (reading: ModelReading) => boolean) => readings.filter(holds).length;
  const all = readings.length;
  const wrong = count((one) => one.isReaderWrong);
  const { foods, grounded, estimated } = countModelFoods(readings);
  return [
    `answers recorded: ${all}`,
    `go to the model: ${percent(
      count((one) => one.wasAskedModel),
      all,
    )}, of those the reader has wrong: ${percent(
      count((one) => one.wasAskedModel && one.isReaderWrong),
      wrong,
    )}`,
    `within 25 % of the middle: reader ${percent(all - wrong, all)}, the model's own sum ${percent(
      count((one) => one.isModelRight),
      all,
    )}, composed from our rows ${percent(
      count((one) => one.isComposedRight),
      all,
    )} (off twofold ${percent(
      count((one) => one.isComposedOffTwofold),
      all,
    )})`,
    `foods within 20 % of the model's energy or shown as its estimate: ${percent(grounded, foods)} of ${foods}, estimates ${percent(estimated, foods)}`,
  ];
}
