import type { FoodEdit } from "#domain/nutrition/clarification.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { Text } from "#locales/render-text.ts";

export interface OpenChoice {
  readonly text: Text;
  readonly edits: readonly FoodEdit[];
  /** kcal that the answer adds to the estimate or takes from it. */
  readonly changeKcal: number;
}

export interface OpenQuestion {
  /** What is asked, and about which food; the same for the same text. */
  readonly id: string;
  readonly foodId: string;
  readonly text: Text;
  /** The first keeps the estimate. */
  readonly choices: readonly OpenChoice[];
  /** How likely each choice is, in their order; all alike where absent. Adds up to 1. */
  readonly likelihoods?: readonly number[];
}

function kcalOf(per100GramsKcal: number, grams: number): number {
  return (per100GramsKcal * grams) / 100;
}

/** A choice of this many grams of the same food. */
export function portionChoice(food: AnalysedFood, grams: number, text: Text): OpenChoice {
  return {
    text,
    edits: [{ kind: "portion", foodId: food.id, grams }],
    changeKcal: kcalOf(food.per100Grams.calories, grams - food.grams),
  };
}

interface Swap {
  readonly row: Pick<FoodRow, "source" | "per100Grams">;
  readonly text: Text;
  readonly grams?: number;
}

/** A choice of another row, for the same grams or for the given ones. */
export function swapChoice(food: AnalysedFood, { row, text, grams = food.grams }: Swap): OpenChoice {
  const { table, code } = row.source;
  const swap: FoodEdit = { kind: "swap", foodId: food.id, table, code };
  const portion: FoodEdit = { kind: "portion", foodId: food.id, grams };
  return {
    text,
    edits: grams === food.grams ? [swap] : [swap, portion],
    changeKcal: kcalOf(row.per100Grams.calories, grams) - kcalOf(food.per100Grams.calories, food.grams),
  };
}

/** The row that the estimate already has: nothing changes but how sure it is. */
export function confirmChoice(food: AnalysedFood, text: Text): OpenChoice {
  return swapChoice(food, { row: food, text });
}

export interface AddedFood {
  readonly row: FoodRow;
  readonly grams: number;
}

/** The food as it stands, with something added. */
export function additionChoice(food: AnalysedFood, added: readonly AddedFood[], text: Text): OpenChoice {
  const kept = confirmChoice(food, text);
  const additions = added.map(({ row, grams }): FoodEdit => {
    const { table, code } = row.source;
    return { kind: "add", table, code, grams };
  });
  const addedKcal = added.reduce((sum, { row, grams }) => sum + kcalOf(row.per100Grams.calories, grams), 0);
  return { ...kept, edits: [...kept.edits, ...additions], changeKcal: kept.changeKcal + addedKcal };
}

/** kcal between the smallest and the largest answer. */
export function spreadKcalOf(question: OpenQuestion): number {
  const changes = question.choices.map((choice) => choice.changeKcal);
  return Math.max(...changes) - Math.min(...changes);
}

/** kcal by which the answer is expected to change the estimate. */
export function expectedChangeKcal({ choices, likelihoods }: OpenQuestion): number {
  const changes = choices.map((choice) => Math.abs(choice.changeKcal));
  const alike = 1 / choices.length;
  return changes.reduce((sum, change, at) => sum + change * (likelihoods?.[at] ?? alike), 0);
}
