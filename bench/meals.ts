/**
 * bench/: how right the text analyser is, on meal sentences that others wrote and labelled:
 * `npm run bench:meals -- FOLDER`. Figures also go to bench/results/meals.json, which the product's pages quote.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { type Answer, figuresOf } from "./meal-figures.ts";
import { type LabelledMeal, readMealSets } from "./read-meal-files.ts";

const homeGround =
  "The US labels are sums over FNDDS 2017-2018, a table that this analyser also reads, so it plays at home there. " +
  "These figures say nothing about how it compares with any named model.";
const nothing = { calories: 0, carbs: 0, protein: 0, fat: 0, range: { low: 0, high: 0 } };
const warmUpMeals = 200;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: npm run bench:meals -- FOLDER");

const analyser = createTextAnalyser(loadFoodTable());
const answers = new Map<LabelledMeal, Answer>();

async function answerOf(meal: LabelledMeal): Promise<Answer> {
  const known = answers.get(meal);
  if (known) return known;
  const startedAt = performance.now();
  const outcome = await analyser.analyse({ text: meal.text, language: meal.language });
  const tookMs = performance.now() - startedAt;
  const isRecognised = outcome.kind === "analysed";
  const totals = isRecognised ? totalsOf(outcome.analysis) : nothing;
  const answer: Answer = {
    truth: meal.truth,
    figures: totals,
    range: totals.range,
    hasQuestion: isRecognised && outcome.analysis.questions.length > 0,
    isRecognised,
    tookMs,
  };
  answers.set(meal, answer);
  return answer;
}

const sets = readMealSets(folder);
for (const meal of sets.flatMap(({ meals }) => meals).slice(0, warmUpMeals)) {
  await analyser.analyse({ text: meal.text, language: meal.language });
}
const rows = [];
for (const { name, meals } of sets) {
  const setAnswers: Answer[] = [];
  for (const meal of meals) setAnswers.push(await answerOf(meal));
  rows.push({ set: name, ...figuresOf(setAnswers) });
}
console.table(rows);
console.log(homeGround);
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/meals.json", `${JSON.stringify({ note: homeGround, sets: rows }, null, 2)}\n`);
