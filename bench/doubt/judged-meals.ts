// Everyday sentences and meals in three languages as examples: what the analyser made of them, and whether it was wrong.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import * as z from "zod";
import { kcalOffset } from "#analysis/compose/doubt/expected-energy.ts";
import { mealFeaturesOf, type TextFeatures } from "#analysis/compose/doubt/meal-features.ts";
import type { ComposedMeal } from "#analysis/compose/questions/composed-meal.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { answerQuestions } from "#domain/nutrition/answer-questions.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { usualCountry } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { isNearMiddle } from "../everyday/figures.ts";
import type { Example } from "./grow-trees.ts";

/** Sets by writers who had seen nothing of ours. They write like people whom the reader has never met. */
export const independentSets: readonly string[] = [
  "blind-2026-11-29-al.json",
  "blind-2026-11-29-am.json",
  "blind-2026-11-29-an.json",
  "blind-2026-11-29-aq.json",
  "blind-2026-11-30-as.json",
  "blind-2026-11-30-at.json",
  "blind-2026-11-30-au.json",
  "blind-2026-11-30-aw.json",
  "blind-2026-11-30-bb.json",
  "blind-2026-11-30-bd.json",
  "blind-2026-11-30-bf.json",
];

/** Read while the analyser was mended. Blind sentences join them only once they were measured and read. */
const developmentFiles = [
  ...independentSets,
  "blind-2026-11.json",
  "blind-2026-11-22-a.json",
  "blind-2026-11-22-b.json",
  "blind-2026-11-22-c.json",
  "blind-2026-11-22-d.json",
  "blind-2026-11-22-e.json",
  "blind-2026-11-22-f.json",
  "blind-2026-11-23-g.json",
  "blind-2026-11-23-h.json",
  "blind-2026-11-23-i.json",
  "blind-2026-11-23-j.json",
  "blind-2026-11-23-k.json",
  "blind-2026-11-23-l.json",
  "blind-2026-11-23-m.json",
  "blind-2026-11-24-n.json",
  "blind-2026-11-24-p.json",
  "blind-2026-11-24-q.json",
  "blind-2026-11-25-s.json",
  "blind-2026-11-25-t.json",
  "blind-2026-11-25-v.json",
  "blind-2026-11-25-y.json",
  "blind-2026-11-28-ab.json",
  "blind-2026-11-28-ac.json",
  "blind-2026-11-28-ad.json",
  "blind-2026-11-28-ag.json",
  "blind-2026-11-28-ah.json",
  "questions-blind-2026-11.json",
  "portions-1.json",
  "portions-2.json",
  "portions-3.json",
] as const;

/** How many sentences of our own writers one of theirs counts as. Of 1, 3, 8 and 20 the best on independent sets that were left out. */
const weightOfIndependent = 8;

const interval = { low: z.number(), high: z.number() };
const sentenceShape = z.object({
  id: z.string(),
  language: z.enum(languages),
  country: z.string().optional(),
  text: z.string(),
  ...interval,
});
const tripleShape = z.object({ id: z.string(), en: z.string(), es: z.string(), fr: z.string(), ...interval });

export interface IntervalSentence extends z.infer<typeof sentenceShape> {
  /** The same words in several sets, or the same meal in several languages. */
  readonly group: string;
  /** Written at one time: what was learnt from it is not tested on it. */
  readonly set: string;
}

const folder = new URL("../everyday/", import.meta.url);

/** Reads a set of sentences, each with the interval of kcal that its judge accepts. */
export function readSentences(file: string | URL): readonly IntervalSentence[] {
  const sentences = z.array(sentenceShape).parse(JSON.parse(readFileSync(file, "utf8")));
  const set = basename(file.toString());
  return sentences.map((sentence) => ({ ...sentence, group: sentence.text.toLocaleLowerCase(), set }));
}

/** Reads the sets that may be fitted to; a sentence that several have counts once. */
export function readDevelopmentSentences(): readonly IntervalSentence[] {
  const sentences = developmentFiles.flatMap((file) => readSentences(new URL(file, folder)));
  const keyOf = ({ language, country, group }: IntervalSentence) => `${language} ${country} ${group}`;
  return [...new Map(sentences.map((sentence) => [keyOf(sentence), sentence])).values()];
}

/** The same meals in three languages, each as three sentences of one group. */
export function sentencesOfTriples(): readonly IntervalSentence[] {
  const triples = z
    .array(tripleShape)
    .parse(JSON.parse(readFileSync(new URL("triples.json", folder), "utf8")));
  return triples.flatMap(({ id, low, high, ...texts }) =>
    languages.map((language: Language) => ({
      id: `${id}-${language}`,
      language,
      text: texts[language],
      low,
      high,
      group: id,
      set: "triples",
    })),
  );
}

export interface JudgedMeal extends Example {
  readonly sentence: IntervalSentence;
  readonly group: string;
  readonly set: string;
  /** Natural logarithm: how far the energy is from the middle of what is accepted. */
  readonly error: number;
  /** Something worth asking is open. */
  readonly canAsk: boolean;
  /** An answer to one of the questions brings the figure near the middle. */
  readonly isMendable: boolean;
}

const kcalOf = ({ foods }: MealAnalysis) =>
  foods.reduce((sum, food) => sum + (food.per100Grams.calories * food.grams) / 100, 0);

function hasMendingAnswer(
  analysis: MealAnalysis,
  { low, high }: IntervalSentence,
  table: FoodTable,
): boolean {
  return analysis.questions.some(({ questionText, choices }) =>
    choices.some(({ text }) => {
      const outcome = answerQuestions(analysis, [{ questionText, answer: text }], table.find);
      if (outcome.kind !== "changed") return false;
      const calories = kcalOf(outcome.analysis);
      return isNearMiddle({ calories, low, high });
    }),
  );
}

/** Returns a function that reads a sentence and compares it with its interval; undefined where nothing was recognised. */
export function judgeMeals(table: FoodTable, independent: ReadonlySet<string>) {
  let composed: ComposedMeal | undefined;
  const analyser = createTextAnalyser(table, {
    askFrom: 0,
    onComposed: (meal) => {
      composed = meal;
    },
  });
  /** `words` by models that have not seen the sentence. */
  return async (sentence: IntervalSentence, words: TextFeatures): Promise<JudgedMeal | undefined> => {
    const { text, language, country = usualCountry[language], low, high } = sentence;
    const outcome = await analyser.analyse({ text, language, country });
    const values = composed === undefined ? undefined : mealFeaturesOf(composed.foods, words);
    if (outcome.kind !== "analysed" || values === undefined) return undefined;
    const { analysis } = outcome;
    const calories = kcalOf(analysis);
    return {
      sentence,
      group: sentence.group,
      set: sentence.set,
      error: Math.log((calories + kcalOffset) / ((low + high) / 2 + kcalOffset)),
      values,
      isWrong: !isNearMiddle({ calories, low, high }),
      weight: independent.has(sentence.set) ? weightOfIndependent : 1,
      canAsk: analysis.questions.length > 0,
      isMendable: hasMendingAnswer(analysis, sentence, table),
    };
  };
}

interface SentenceToJudge {
  readonly sentence: IntervalSentence;
  /** By models that have not seen the sentence. */
  readonly words: TextFeatures;
}

/** Leaves out the sentences in which nothing was recognised. */
export async function judgeEach(
  judge: ReturnType<typeof judgeMeals>,
  sentences: readonly SentenceToJudge[],
): Promise<readonly JudgedMeal[]> {
  const meals: JudgedMeal[] = [];
  for (const { sentence, words } of sentences) {
    const meal = await judge(sentence, words);
    if (meal !== undefined) meals.push(meal);
  }
  return meals;
}
