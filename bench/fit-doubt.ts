// `npm run bench:doubt -- [--write] [FILE…]`: fits when to ask about a meal to the sentences that were read, FILEs included.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { BoostedTrees } from "#analysis/compose/doubt/boosted-trees.ts";
import { featureNames } from "#analysis/compose/doubt/meal-features.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { crossValidated, growTrees } from "./doubt/grow-trees.ts";
import {
  type JudgedMeal,
  judgeMeals,
  readDevelopmentSentences,
  readSentences,
  sentencesOfTriples,
} from "./doubt/judged-meals.ts";

/** Share of all meals to ask about. Fresh sentences are doubted a little more than those it was fitted to. */
const askedShare = 0.29;
const foldCount = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});

/** FNV-1a, so that a sentence stays in its fold when others are added. */
function foldOf(group: string): number {
  let hash = 0x811c9dc5;
  for (const character of group) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % foldCount;
}

/** Only what leaves something to ask can be asked about. */
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

/** One line for the start and the threshold, then one for each tree. */
function modelFile({ start, trees }: BoostedTrees, askFrom: number, meals: number): string {
  const lines = trees.map(({ splits, leaves }) =>
    [...splits.map(({ feature, below }) => `${featureNames[feature]}<${below}`), ...leaves].join("\t"),
  );
  const remarks = [
    `# Written by \`npm run bench:doubt -- --write\`, fitted to ${meals} sentences.`,
    "# First line: log odds before the first tree, and the probability from which questions are asked.",
    "# Then a tree a line: seven splits in level order (smaller goes left), eight leaves.",
  ];
  return `${[...remarks, `${start}\t${Number(askFrom.toFixed(4))}`, ...lines].join("\n")}\n`;
}

const judge = judgeMeals(loadFoodTable());
const sentences = [
  ...readDevelopmentSentences(),
  ...sentencesOfTriples(),
  ...positionals.flatMap((file) => readSentences(file)),
];
const judged: JudgedMeal[] = [];
for (const sentence of sentences) {
  const meal = await judge(sentence);
  if (meal !== undefined) judged.push(meal);
}
const doubts = crossValidated(judged, foldOf);
const askFrom = thresholdFor(askedShare, judged, doubts);
const isAsked = (at: number) => judged[at]?.canAsk === true && (doubts[at] ?? 0) >= askFrom;
printAsked("Cross-validated", judged, isAsked);
for (const language of ["en", "es", "fr"]) {
  const places = judged.flatMap(({ sentence }, at) => (sentence.language === language ? [at] : []));
  const meals = places.flatMap((at) => judged[at] ?? []);
  printAsked(`  ${language}`, meals, (at) => isAsked(places[at] ?? -1));
}
printAsked("Where something is open", judged, (at) => judged[at]?.canAsk === true);

if (values.write) {
  const file = new URL("../analysis/compose/doubt/trees.tsv", import.meta.url);
  const before = readFileSync(file, "utf8");
  const text = modelFile(growTrees(judged), askFrom, judged.length);
  if (text !== before) writeFileSync(file, text);
}
