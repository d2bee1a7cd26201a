/**
 * `npm run bench -- fit-doubt [--write] [--by-set] [--unread FILE]… [FILE…]`: fits when to ask about a meal to the sentences that were
 * read, and to those of FILEs, which are taken for independent writers'. From which doubt on is chosen on the sentences of the unread
 * FILEs, of which only the words are used: their words are less familiar than those of any sentence that the analyser was mended with.
 * With `--by-set`, or without unread FILEs, it also judges each set by trees grown on the others, which takes ten times as long.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BoostedTrees, probabilityOf } from "#analysis/compose/doubt/boosted-trees.ts";
import { treesUrl } from "#analysis/compose/doubt/doubt-of.ts";
import {
  energyModelUrl,
  logKcalByModel,
  readEnergyModel,
  writeEnergyModel,
} from "#analysis/compose/doubt/expected-energy.ts";
import {
  familiarityBy,
  familiarWordsUrl,
  readCounts,
  writeCounts,
} from "#analysis/compose/doubt/familiar-words.ts";
import { featureNames } from "#analysis/compose/doubt/meal-features.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { shareCaughtBySpread } from "./doubt/best-possible.ts";
import { countWords, familiarityBySet } from "./doubt/count-words.ts";
import { expectedBySet, fitExpectedEnergy } from "./doubt/fit-expected-energy.ts";
import { growTrees, validatedBySet } from "./doubt/grow-trees.ts";
import {
  independentSets,
  type JudgedMeal,
  judgeEach,
  judgeMeals,
  readDevelopmentSentences,
  readSentences,
  sentencesOfTriples,
} from "./doubt/judged-meals.ts";

/** Share of all meals to ask about: a little less than the aim of 30 %. */
const askedShare = 0.296;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean", default: false },
    "by-set": { type: "boolean", default: false },
    unread: { type: "string", multiple: true, default: [] },
  },
});

/** The doubt from which `share` of the meals are asked about. Meals that leave nothing to ask are never asked about. */
function thresholdFor(share: number, meals: readonly JudgedMeal[], doubts: readonly number[]): number {
  const askable = doubts.filter((_, at) => meals[at]?.canAsk === true).sort((a, b) => b - a);
  return askable[Math.floor(meals.length * share)] ?? 0;
}

function printAsked(title: string, meals: readonly JudgedMeal[], isAsked: (at: number) => boolean): void {
  const wrong = meals.filter(({ isWrong }) => isWrong).length;
  const asked = meals.filter((_, at) => isAsked(at)).length;
  const both = meals.filter(({ isWrong }, at) => isWrong && isAsked(at)).length;
  const mendable = meals.filter(({ isWrong, isMendable }, at) => isWrong && isMendable && isAsked(at)).length;
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
  const figures = [
    `wrong ${percent(wrong, meals.length)}`,
    `asked ${percent(asked, meals.length)}`,
    `wrong asked ${percent(both, wrong)}`,
    `one answer mends ${percent(mendable, both)}`,
  ];
  console.log(`${title.padEnd(24)} ${String(meals.length).padStart(5)} meals, ${figures.join(", ")}`);
}

/** The text of the file that holds the model: a line for the start and the threshold, then one for each tree. */
function modelFile({ start, trees }: BoostedTrees, askFrom: number, meals: number): string {
  const lines = trees.map(({ splits, leaves }) =>
    [...splits.map(({ feature, below }) => `${featureNames[feature]}<${below}`), ...leaves].join("\t"),
  );
  const remarks = [
    `# Written by \`npm run bench -- fit-doubt --write\`, fitted to ${meals} sentences.`,
    "# First line: log odds before the first tree, and the probability from which questions are asked.",
    "# Then a tree a line: seven splits in level order (smaller goes left), eight leaves.",
  ];
  return `${[...remarks, `${start}\t${Number(askFrom.toFixed(4))}`, ...lines].join("\n")}\n`;
}

const files = positionals.flatMap((file) => readSentences(file));
const independent = new Set([...independentSets, ...files.map(({ set }) => set)]);
const judge = judgeMeals(loadFoodTable(), independent);
const sentences = [...readDevelopmentSentences(), ...sentencesOfTriples(), ...files];

const energy = readEnergyModel(writeEnergyModel(fitExpectedEnergy(sentences)));
const wordCounts = readCounts(writeCounts(countWords(sentences)));
// Before the analyser, which asks by them, reads the files.
if (values.write) {
  writeFileSync(energyModelUrl, writeEnergyModel(energy));
  writeFileSync(familiarWordsUrl, writeCounts(wordCounts));
}

const expected = expectedBySet(sentences);
const familiarity = familiarityBySet(sentences);
const judged = await judgeEach(
  judge,
  sentences.flatMap((sentence, at) => {
    const [energyOfWords, familiar] = [expected[at], familiarity[at]];
    if (energyOfWords === undefined || familiar === undefined) return [];
    return { sentence, words: { expected: energyOfWords, familiarity: familiar } };
  }),
);
const isBySet = values["by-set"] || values.unread.length === 0;
const doubts = isBySet ? validatedBySet(judged) : [];
const model = growTrees(judged);
const unreadSentences = values.unread.flatMap((file) => readSentences(file));
const unread = await judgeEach(
  judge,
  unreadSentences.map((sentence) => {
    const { text, language } = sentence;
    return {
      sentence,
      words: {
        expected: logKcalByModel(energy, text, language),
        familiarity: familiarityBy(wordCounts, text, language),
      },
    };
  }),
);
const askFrom =
  unread.length === 0
    ? thresholdFor(askedShare, judged, doubts)
    : thresholdFor(
        askedShare,
        unread,
        unread.map((meal) => probabilityOf(model, meal.values)),
      );
function printPart(title: string, isOfPart: (meal: JudgedMeal) => boolean): void {
  const places = judged.flatMap((meal, at) => (isOfPart(meal) ? [at] : []));
  const meals = places.flatMap((at) => judged[at] ?? []);
  printAsked(`  ${title}`, meals, (at) => isAsked(places[at] ?? -1));
}

function isAsked(at: number): boolean {
  return judged[at]?.canAsk === true && (doubts[at] ?? 0) >= askFrom;
}

/** Prints for each set what trees find that have not seen it, as of an unread set. */
function printBySet(): void {
  printAsked("Each set by the others", judged, isAsked);
  for (const language of languages) printPart(language, ({ sentence }) => sentence.language === language);
  for (const set of new Set(judged.map((meal) => meal.set))) printPart(set, (meal) => meal.set === set);
  printPart("independent", ({ set }) => independent.has(set));
  printAsked("Where something is open", judged, (at) => judged[at]?.canAsk === true);
  const best = shareCaughtBySpread(judged, askedShare);
  console.log(
    `\nWith the spread of each meal's error known exactly, ${(100 * best).toFixed(1)} % of the wrong ones would be asked about.`,
  );
}

if (isBySet) printBySet();
/** Prints what asking about various shares of the unread meals would find. */
function printCurve(): void {
  const unreadDoubts = unread.map(({ values }) => probabilityOf(model, values));
  for (const share of [0.25, askedShare, 0.4, 0.5]) {
    const from = thresholdFor(share, unread, unreadDoubts);
    const isDoubted = (at: number) => unread[at]?.canAsk === true && (unreadDoubts[at] ?? 0) >= from;
    printAsked(`Unread, from ${from.toFixed(3)}`, unread, isDoubted);
  }
}

if (unread.length > 0) printCurve();

if (values.write) writeFileSync(treesUrl, modelFile(model, askFrom, judged.length));
