// `npm run bench -- calibrate-range FOLDER [--write]`: fits the calorie range to the meals of NutriBench and our everyday sentences.
import { writeFileSync } from "node:fs";
import type { AnalysisRequest } from "#analysis/analyser.ts";
import { uncertaintyCalibration } from "#analysis/compose/uncertainty-calibration.ts";
import type { PortionOrigin } from "#analysis/text/portions/chosen-portion.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { calorieRangeCalibration } from "#domain/nutrition/calorie-range-calibration.ts";
import { usualCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { type IntervalSentence, readDevelopmentSentences, sentencesOfTriples } from "./doubt/judged-meals.ts";
import { type LabelledMeal, portionsCountry, readMealFiles } from "./nutribench/read-meals.ts";
import { fitConstants } from "./range/fit-constants.ts";
import {
  coverageOf,
  type MealGroup,
  medianWidthOf,
  type RangeConstants,
  type RangedMeal,
  weightedMean,
} from "./range/fitted-range.ts";
import { rangeCalibrationFile, uncertaintyCalibrationFile } from "./range/write-calibration.ts";

const coverageWanted = 0.8;
const analyser = createTextAnalyser(loadFoodTable());

const origins = ["weighed", "measured", "counted", "assumed"] as const satisfies readonly PortionOrigin[];

/** Every origin has a different uncertainty, so the origin can be derived from it; a stated range of amounts adds to it. */
function originOf(portionUncertainty: number): PortionOrigin {
  const { portion } = uncertaintyCalibration;
  const surerFirst = origins.toSorted((a, b) => portion[a] - portion[b]);
  const origin = surerFirst.findLast((each) => portion[each] <= portionUncertainty);
  if (origin === undefined) throw new Error(`No portion origin has the uncertainty ${portionUncertainty}`);
  return origin;
}

interface MealToRange extends AnalysisRequest {
  /** Eaten, kcal. */
  readonly calories: number;
}

async function ranged({ calories, ...request }: MealToRange): Promise<RangedMeal> {
  const outcome = await analyser.analyse(request);
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return {
    labelledCalories: calories,
    foods: foods.map((food) => ({ ...food, origin: originOf(food.portionUncertainty) })),
  };
}

interface Grouping {
  readonly name: string;
  readonly weight: number;
  readonly isIn: (file: string, meal: LabelledMeal) => boolean;
}

/** Each writing style has the same weight regardless of its number of meals; the languages count together as one. */
const groupings: readonly Grouping[] = [
  { name: "US, natural", weight: 1, isIn: (file) => file.endsWith("wweia-natural") },
  { name: "US, weighed", weight: 1, isIn: (file) => file.endsWith("wweia-metric") },
  { name: "WHO, natural", weight: 0.5, isIn: (file) => file.endsWith("who-natural") },
  { name: "WHO, weighed", weight: 0.5, isIn: (file) => file.endsWith("who-metric") },
  { name: "v2, US", weight: 1, isIn: (file, { country }) => file.endsWith("v2") && country === "USA" },
  {
    name: "v2, 23 countries",
    weight: 1,
    isIn: (file, { country }) => file.endsWith("v2") && country !== "USA",
  },
  ...languages.map((language) => ({
    name: `multilingual, ${language}`,
    weight: 1 / languages.length,
    isIn: (file: string, meal: LabelledMeal) => file.endsWith("multilingual") && meal.language === language,
  })),
];

async function readGroups(folder: string): Promise<readonly MealGroup[]> {
  const files = readMealFiles(folder);
  const groups: MealGroup[] = [];
  for (const { name, weight, isIn } of groupings) {
    const chosen = files.flatMap((file) => file.meals.filter((meal) => isIn(file.name, meal)));
    const meals: RangedMeal[] = [];
    for (const { text, language, labels } of chosen)
      meals.push(await ranged({ text, language, country: portionsCountry, calories: labels.calories }));
    if (meals.length > 0) groups.push({ name, weight, meals });
  }
  return groups;
}

/** Weighs as much as two writing styles of the benchmark, because it is what people type. */
const everydayWeight = 2;

/** The true energy is taken as the middle of the range that a dietitian accepts. */
async function readEverydaySets(): Promise<readonly MealGroup[]> {
  const sentences = [...readDevelopmentSentences(), ...sentencesOfTriples()];
  const sets = Map.groupBy(sentences, ({ set }) => set);
  return Promise.all([...sets].map(([name, ofSet]) => readEverydayGroup(name, ofSet)));
}

async function readEverydayGroup(name: string, sentences: readonly IntervalSentence[]): Promise<MealGroup> {
  const meals: RangedMeal[] = [];
  for (const { text, language, country = usualCountry[language], low, high } of sentences)
    meals.push(await ranged({ text, language, country, calories: Math.sqrt(low * high) }));
  return { name, weight: everydayWeight, meals };
}

const joinSets = (sets: readonly MealGroup[]): MealGroup => ({
  name: "everyday sentences",
  weight: everydayWeight,
  meals: sets.flatMap(({ meals }) => meals),
});

/** Half of the everyday sets by constants that were fitted to the other half, and the reverse. */
function printHeldOut(benchmark: readonly MealGroup[], everyday: readonly MealGroup[]): void {
  for (const half of [0, 1]) {
    const isHeldOut = (_: MealGroup, at: number) => at % 2 === half;
    const learnt = everyday.filter((set, at) => !isHeldOut(set, at));
    const constants = fitConstants([...benchmark, joinSets(learnt)], coverageWanted);
    printCoverage("Held out", [joinSets(everyday.filter(isHeldOut))], constants);
  }
}

function printCoverage(title: string, groups: readonly MealGroup[], constants: RangeConstants): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  console.log(`\n${title.padEnd(24)} meals   inside   width (median, of the estimate)`);
  for (const { name, meals } of groups) {
    const figures = `${percent(coverageOf(meals, constants))} ${percent(medianWidthOf(meals, constants))}`;
    console.log(`${name.padEnd(24)} ${String(meals.length).padStart(5)} ${figures}`);
  }
  const all = weightedMean(groups, ({ meals }) => coverageOf(meals, constants));
  console.log(`${"all, as weighted".padEnd(30)} ${percent(all)}`);
}

const [folder, option] = process.argv.slice(2);
if (folder === undefined)
  throw new Error(
    "Name the folder of the NutriBench files: npm run bench -- calibrate-range FOLDER [--write]",
  );
const benchmarkGroups = await readGroups(folder);
const everydaySets = await readEverydaySets();
const groups = [...benchmarkGroups, joinSets(everydaySets)];
if (benchmarkGroups.length === 0) throw new Error(`No NutriBench files in ${folder}`);
const now = { uncertainty: uncertaintyCalibration, range: calorieRangeCalibration };
printCoverage("Current", groups, now);
const fitted = fitConstants(groups, coverageWanted);
printCoverage("Fitted", groups, fitted);
printHeldOut(benchmarkGroups, everydaySets);
console.log(`\n${JSON.stringify(fitted, null, 2)}`);

if (option === "--write") {
  const count = groups.reduce((sum, { meals }) => sum + meals.length, 0);
  const path = (file: string) => new URL(`../${file}`, import.meta.url);
  writeFileSync(path("domain/nutrition/calorie-range-calibration.ts"), rangeCalibrationFile(fitted, count));
  writeFileSync(path("analysis/compose/uncertainty-calibration.ts"), uncertaintyCalibrationFile(fitted));
}
