/** `npm run bench -- everyday FILE…`: everyday sentences against the energy interval that a judge accepts for them; `--publish`: of the published sets. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { usualCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import {
  everydayLine,
  figuresOfEveryday,
  headerOfEveryday,
  type JudgedSentence,
} from "./everyday/figures.ts";
import { kindsOf } from "./everyday/kinds.ts";
import { linesOfModel, type ModelReading, readWithRecordedModel } from "./everyday/model-figures.ts";
import { type PublishedSentence, publishedEverydayFigures } from "./everyday/published-figures.ts";
import { publishedModelFigures } from "./everyday/published-model-figures.ts";
import { fileOfSet, publishedSets } from "./everyday/published-sets.ts";
import { readRecordedPlates } from "./everyday/recorded-plates.ts";

const sentenceShape = z.object({
  id: z.string(),
  language: z.enum(languages),
  /** ISO 3166-1; absent: the usual country of the language. */
  country: z.string().optional(),
  text: z.string(),
  foods: z.string(),
  /** Lowest and highest energy in kcal that a dietitian would accept for the words, written before any run. */
  low: z.number(),
  high: z.number(),
});
type Sentence = z.infer<typeof sentenceShape>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wrong: { type: "boolean", default: false },
    publish: { type: "boolean", default: false },
    "model-answers": { type: "string" },
    "model-plates": { type: "string" },
  },
});
const recordFile = values["model-answers"];
/** The sets are known: no other files may be published as them. */
const publishesSets = values.publish && recordFile === undefined;
if (publishesSets !== (positionals.length === 0))
  throw new Error(
    "Name the files of sentences, or publish the published sets: npm run bench -- everyday --publish, or [--wrong] [--model-answers FILE [--publish --model-plates FILE]] FILE…",
  );
const ownFiles = publishedSets.own.map(fileOfSet);
const independentFiles = publishedSets.independent.map(fileOfSet);
const files: readonly (URL | string)[] = publishesSets ? [...independentFiles, ...ownFiles] : positionals;

const table = loadFoodTable();
const reader = createTextAnalyser(table);
/** What a model answered to these sentences earlier. */
const record = recordFile === undefined ? undefined : readWithRecordedModel(table, reader, recordFile);
const analyser = record?.analyser ?? reader;

async function judge(
  { id, text, language, country, low, high, foods: judgedFoods }: Sentence,
  by = analyser,
): Promise<PublishedSentence & { foods: string }> {
  const start = performance.now();
  record?.source.turnTo(id);
  const place = country === undefined ? {} : { country };
  const outcome = await by.analyse({ text, language, ...place, spender: record?.spender });
  const milliseconds = performance.now() - start;
  const kinds = kindsOf({ text, foods: judgedFoods });
  const judged = { language, country: country ?? usualCountry[language], low, high, milliseconds, kinds };
  if (outcome.kind !== "analysed")
    return { ...judged, calories: 0, range: { low: 0, high: 0 }, wasAsked: true, foods: "no food" };
  const { calories, range } = totalsOf(outcome.analysis);
  const foods = outcome.analysis.foods.map((food) => `${food.name} ${Math.round(food.grams)} g`).join("; ");
  return { ...judged, calories, range, wasAsked: outcome.analysis.questions.length > 0, foods };
}

const byFile = new Map<URL | string, readonly PublishedSentence[]>();
/** Where a model is measured: the same sentences without it, and what became of its answers. */
const ofReader: JudgedSentence[] = [];
const readings: ModelReading[] = [];
for (const file of files) {
  const sentences = z.array(sentenceShape).parse(JSON.parse(readFileSync(file, "utf8")));
  // Once unmeasured: the server has prepared every language before its first request, too.
  for (const sentence of sentences) await judge(sentence);
  const judged: PublishedSentence[] = [];
  for (const sentence of sentences) {
    const one = await judge(sentence);
    judged.push(one);
    const isWrong = one.calories < one.low || one.calories > one.high;
    if (values.wrong && isWrong)
      console.log(
        `${sentence.id} ${sentence.text}\n    ${Math.round(one.calories)} kcal, accepted ${one.low}–${one.high}${one.wasAsked ? ", asked" : ""}: ${one.foods}`,
      );
  }
  console.log(`${basename(file.toString())}\n${headerOfEveryday}`);
  for (const language of languages) {
    const ofLanguage = judged.filter((one) => one.language === language);
    if (ofLanguage.length > 0) console.log(everydayLine(language, figuresOfEveryday(ofLanguage)));
  }
  console.log(everydayLine("all", figuresOfEveryday(judged)));
  byFile.set(file, judged);
  if (!record) continue;
  for (const sentence of sentences) ofReader.push(await judge(sentence, reader));
  const ofFile = await judgeWithRecordedModel(record, sentences);
  readings.push(...ofFile);
  for (const line of linesOfModel(ofFile)) console.log(line);
}

async function judgeWithRecordedModel(
  { judge: judgeByModel }: NonNullable<typeof record>,
  sentences: readonly Sentence[],
): Promise<readonly ModelReading[]> {
  const read: ModelReading[] = [];
  // One after the other: the record answers the sentence that it was turned to.
  for (const sentence of sentences) {
    const country = sentence.country ?? usualCountry[sentence.language];
    const reading = await judgeByModel({ ...sentence, country });
    if (reading) read.push(reading);
  }
  return read;
}

const platesFile = values["model-plates"];
/** Figures of photos. Composing a recorded answer again needs no photo. */
const plates = platesFile === undefined ? undefined : await readRecordedPlates(table, reader, platesFile);
if (plates)
  console.log(
    `plates with the energy within 25 % of the model's own: ${plates.energyKept} of ${plates.plates}`,
  );

function publish(name: string, figures: unknown): void {
  writeFileSync(new URL(`./results/${name}`, import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
}

const judgedIn = (some: typeof files) => some.flatMap((file) => byFile.get(file) ?? []);

/** The files that the accuracy page is made from. */
if (values.publish && record) {
  if (!plates) throw new Error("The page shows plates as well: name their answers with --model-plates FILE.");
  publish(
    "everyday-model.json",
    publishedModelFigures({ ofReader, withModel: judgedIn(files), readings, plates }),
  );
} else if (publishesSets) {
  publish(
    "everyday.json",
    publishedEverydayFigures({ independent: judgedIn(independentFiles), own: judgedIn(ownFiles) }),
  );
}
