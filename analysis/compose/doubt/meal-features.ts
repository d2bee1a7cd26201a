import type { ComposedFood } from "../compose-food.ts";
import { kcalOffset } from "./expected-energy.ts";
import type { Familiarity } from "./familiar-words.ts";
import { type FoodFeatures, foodFeaturesOf } from "./food-features.ts";

/** Foods count by their share of the meal's energy: what hardly counts can hardly be wrong. */
type Share = (food: FoodFeatures) => number;

interface WeighedFoods {
  readonly foods: readonly FoodFeatures[];
  readonly main: FoodFeatures;
  /** kcal of the meal. */
  readonly kcal: number;
}

function meanOf({ foods, kcal }: WeighedFoods, value: Share): number {
  return foods.reduce((sum, food) => sum + (value(food) * food.kcal) / kcal, 0);
}

function maxShareOf({ foods, kcal }: WeighedFoods, value: Share): number {
  return Math.max(...foods.map((food) => (value(food) * food.kcal) / kcal));
}

/** Share of the meal's energy below which a food is hardly worth a doubt. */
const notableShare = 0.1;

function minOf({ foods, kcal, main }: WeighedFoods, value: Share): number {
  const notable = foods.filter((food) => food === main || food.kcal / kcal > notableShare);
  return Math.min(...notable.map(value));
}

/** The names that the trees' file uses, each with how it is worked out. */
const features = {
  named: (meal) => meanOf(meal, (food) => food.isNamedRow),
  parts: (meal) => meanOf(meal, (food) => food.parts),
  words: (meal) => meanOf(meal, (food) => food.words),
  rowWords: (meal) => maxShareOf(meal, (food) => food.rowWords),
  scoreShare: (meal) => meanOf(meal, (food) => food.scoreShare),
  lead: (meal) => meanOf(meal, (food) => food.lead),
  rowSpread: (meal) => meanOf(meal, (food) => food.rowSpread),
  measured: (meal) => meanOf(meal, (food) => food.isMeasured),
  counted: (meal) => meanOf(meal, (food) => food.isCounted),
  offDefault: (meal) => meanOf(meal, (food) => Math.abs(food.overDefault)),
  measureSpread: (meal) => maxShareOf(meal, (food) => food.measureSpread),
  assumed: (meal) => meanOf(meal, (food) => food.isAssumed),
  countrySpread: (meal) => meanOf(meal, (food) => food.countrySpread),
  roleSpread: (meal) => meanOf(meal, (food) => food.roleSpread),
  inNames: (meal) => meanOf(meal, (food) => food.inNames),
  leastInNames: (meal) => minOf(meal, (food) => food.inNames),
  veryName: (meal) => meanOf(meal, (food) => food.isVeryName),
  inDescription: (meal) => meanOf(meal, (food) => food.inDescription),
  unwritten: (meal) => meanOf(meal, (food) => food.unwritten),
  leastScoreShare: (meal) => minOf(meal, (food) => food.scoreShare),
  leastLead: (meal) => minOf(meal, (food) => food.lead),
  foods: ({ foods }) => foods.length,
  mainShare: ({ main, kcal }) => main.kcal / kcal,
  mainKcal: ({ main }) => Math.log(main.kcal + 10),
  mainOverDefault: ({ main }) => main.overDefault,
  mainOverServing: ({ main }) => main.overServing,
  mainOverMedian: ({ main }) => main.overMedian,
  mainLighterMeasures: ({ main }) => main.lighterMeasures,
  kcal: ({ kcal }) => Math.log(kcal + 20),
} as const satisfies Readonly<Record<string, (meal: WeighedFoods) => number>>;

const perFood = {
  mainGrams: ({ food }) => Math.log(food.grams + 5),
  mainDensity: ({ food }) => Math.log(food.per100Grams.calories + 10),
} as const satisfies Readonly<Record<string, (main: ComposedFood) => number>>;

/** By the meal's energy and the one expected from its words (`expectedLogKcalOf`), both as ln(kcal + `kcalOffset`). */
const perExpectation = {
  apart: (logKcal, expected) => Math.abs(logKcal - expected),
  above: (logKcal, expected) => logKcal - expected,
  expected: (_, expected) => expected,
} as const satisfies Readonly<Record<string, (logKcal: number, expected: number) => number>>;

const perFamiliarity = {
  leastWord: (each) => each.leastWord,
  familiarWords: (each) => each.words,
  newWords: (each) => each.newWords,
  leastPair: (each) => each.leastPair,
  familiarPairs: (each) => each.pairs,
  newPairs: (each) => each.newPairs,
} as const satisfies Readonly<Record<string, (familiarity: Familiarity) => number>>;

export const featureNames: readonly string[] = [features, perFood, perExpectation, perFamiliarity].flatMap(
  Object.keys,
);

/** Features of a meal's words alone, whatever foods they name. */
export interface TextFeatures {
  /** The energy expected from them, ln(kcal + `kcalOffset`). */
  readonly expected: number;
  readonly familiarity: Familiarity;
}

/** In the order of `featureNames`; undefined for a meal without foods. */
export function mealFeaturesOf(
  composed: readonly ComposedFood[],
  { expected, familiarity }: TextFeatures,
): readonly number[] | undefined {
  const foods = composed.map(foodFeaturesOf);
  const mainAt = foods.reduce((best, food, at) => (food.kcal > (foods[best]?.kcal ?? 0) ? at : best), 0);
  const [main, mainComposed] = [foods[mainAt], composed[mainAt]];
  if (main === undefined || mainComposed === undefined) return undefined;
  const meal = { foods, main, kcal: foods.reduce((sum, food) => sum + food.kcal, 1) };
  return [
    ...Object.values(features).map((value) => value(meal)),
    ...Object.values(perFood).map((value) => value(mainComposed)),
    ...Object.values(perExpectation).map((value) => value(Math.log(meal.kcal + kcalOffset), expected)),
    ...Object.values(perFamiliarity).map((value) => value(familiarity)),
  ];
}
