import { readTsv } from "#food/tsv-file.ts";
import type { ComposedMeal } from "../questions/composed-meal.ts";
import { type BoostedTrees, probabilityOf, splitsOfTree, type Tree } from "./boosted-trees.ts";
import { expectedLogKcalOf } from "./expected-energy.ts";
import { familiarityOf } from "./familiar-words.ts";
import { featureNames, mealFeaturesOf } from "./meal-features.ts";

interface DoubtModel extends BoostedTrees {
  /** From this probability of a wrong figure on, questions are asked. */
  readonly askFrom: number;
}

function numberIn(cell: string | undefined): number {
  const number = Number(cell);
  if (cell === undefined || cell === "" || Number.isNaN(number))
    throw new Error(`trees.tsv: "${cell}" is not a number`);
  return number;
}

function readTree(cells: readonly string[]): Tree {
  const splits = cells.slice(0, splitsOfTree).map((cell) => {
    const [name = "", below] = cell.split("<");
    const feature = featureNames.indexOf(name);
    if (feature < 0) throw new Error(`trees.tsv: there is no feature "${name}"`);
    return { feature, below: numberIn(below) };
  });
  return { splits, leaves: cells.slice(splitsOfTree).map(numberIn) };
}

export const treesUrl = new URL("./trees.tsv", import.meta.url);

/** The first line: log odds at the start, then from which probability to ask; every other line is a tree. */
function readModel(): DoubtModel {
  const [[start, askFrom] = [], ...trees] = readTsv(treesUrl);
  return { start: numberIn(start), askFrom: numberIn(askFrom), trees: trees.map(readTree) };
}

const model = readModel();
export const askFromDoubt = model.askFrom;

/** The probability that the meal's energy is off by more than a dietitian would accept: 0 to 1. */
export function doubtOf({ foods, text, language }: ComposedMeal): number {
  const features = mealFeaturesOf(foods, {
    expected: expectedLogKcalOf(text, language),
    familiarity: familiarityOf(text, language),
  });
  return features === undefined ? 1 : probabilityOf(model, features);
}
