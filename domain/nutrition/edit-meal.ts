import type { Language } from "../people/language.ts";
import {
  type AlsoSeenFood,
  type AnalysedFood,
  type FoodEdit,
  type FoodSource,
  type MealAnalysis,
  modelEstimateTable,
  type UnreadWord,
} from "./meal-analysis.ts";
import type { NutriScoreClass } from "./nutri-score.ts";
import type { NutrientsPer100Grams } from "./nutrients.ts";

/** The parts of a food table row that an edit needs. */
export interface TableFood {
  readonly source: FoodSource;
  readonly per100Grams: NutrientsPer100Grams;
  readonly nutriScoreClass: NutriScoreClass;
  readonly hasNonNutritiveSweeteners?: boolean;
  /** What people call it; absent: the table's own description is all there is. */
  nameIn?(language: Language): string;
}
export type FindFood = (table: string, code: string) => TableFood | undefined;

export type EditOutcome =
  | { readonly kind: "changed"; readonly analysis: MealAnalysis }
  /** The food is not in the meal, or the row is not in the table. */
  | { readonly kind: "food_not_found" }
  | { readonly kind: "meal_needs_a_food" };

/** Relative uncertainty that remains once a person has entered the grams or picked the row. */
const statedUncertainty = 0.03;

/** The part of the energy uncertainty that comes from the choice of row. */
function rowUncertainty(food: AnalysedFood): number {
  return Math.sqrt(Math.max(0, food.energyUncertainty ** 2 - food.portionUncertainty ** 2));
}

function withGrams(food: AnalysedFood, grams: number, uncertainty = statedUncertainty): AnalysedFood {
  return {
    ...food,
    grams,
    portionUncertainty: uncertainty,
    energyUncertainty: Math.hypot(rowUncertainty(food), uncertainty),
  };
}

function isSameSource(a: FoodSource, b: { readonly table: string; readonly code: string }): boolean {
  return a.table === b.table && a.code === b.code;
}

function tableFields(found: TableFood) {
  const { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners = false } = found;
  return { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners };
}

/** The person has confirmed the row. */
function confirmRow(food: AnalysedFood): AnalysedFood {
  return {
    ...food,
    confidence: 1,
    energyUncertainty: Math.hypot(food.portionUncertainty, statedUncertainty),
  };
}

function nameOf(row: TableFood, language: Language): string {
  return row.nameIn?.(language) ?? row.source.description;
}

/** The previous row becomes a candidate, so that a swap can be undone; a model estimate has no row to return to. */
function swapRow(food: AnalysedFood, found: TableFood, language: Language): AnalysedFood {
  if (isSameSource(food.source, found.source)) return confirmRow(food);
  const chosen = food.candidates.find((candidate) => isSameSource(candidate.source, found.source));
  const previous = { name: food.name, source: food.source, caloriesPer100Grams: food.per100Grams.calories };
  const canUndo = food.source.table !== modelEstimateTable;
  const others = food.candidates.filter((candidate) => candidate !== chosen);
  return {
    ...confirmRow(food),
    ...tableFields(found),
    name: chosen?.name ?? nameOf(found, language),
    candidates: canUndo ? [previous, ...others] : others,
  };
}

/** Ids look like `food-3`. */
export function nextFoodId(foods: readonly AnalysedFood[]): string {
  const numbers = foods.map((food) => Number(food.id.replace(/^\D+/, ""))).filter(Number.isInteger);
  return foodId(Math.max(0, ...numbers) + 1);
}

export function foodId(number: number): string {
  return `food-${number}`;
}

interface NewFood {
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly row: TableFood;
}

function buildAddedFood({ id, name, grams, row }: NewFood): AnalysedFood {
  return {
    id,
    name,
    grams,
    ...tableFields(row),
    confidence: 1,
    energyUncertainty: Math.hypot(statedUncertainty, statedUncertainty),
    portionUncertainty: statedUncertainty,
    candidates: [],
  };
}

type Foods = readonly AnalysedFood[];

interface LookUp extends Pick<MealAnalysis, "language"> {
  readonly findFood: FindFood;
  /** Foods that were offered under a name of their own. */
  readonly offered: readonly AlsoSeenFood[];
}

function applyToFood(
  food: AnalysedFood,
  edit: FoodEdit,
  { findFood, language }: LookUp,
): AnalysedFood | null | undefined {
  if (edit.kind === "portion") return withGrams(food, edit.grams, edit.uncertainty);
  if (edit.kind === "remove") return null;
  if (edit.kind === "swap") {
    const found = findFood(edit.table, edit.code);
    return found === undefined ? undefined : swapRow(food, found, language);
  }
  return food;
}

function addFood(
  foods: Foods,
  edit: Extract<FoodEdit, { kind: "add" }>,
  { findFood, offered, language }: LookUp,
): Foods | undefined {
  const row = findFood(edit.table, edit.code);
  if (row === undefined) return undefined;
  const seen = offered.find(({ source }) => isSameSource(source, edit));
  const name = seen?.name ?? nameOf(row, language);
  return [...foods, buildAddedFood({ id: nextFoodId(foods), name, grams: edit.grams, row })];
}

/** Undefined when the food or the row does not exist. */
function applyEdit(foods: Foods, edit: FoodEdit, lookUp: LookUp): Foods | undefined {
  if (edit.kind === "add") return addFood(foods, edit, lookUp);
  const at = foods.findIndex((food) => food.id === edit.foodId);
  const food = foods[at];
  const changed = food === undefined ? undefined : applyToFood(food, edit, lookUp);
  if (changed === undefined) return undefined;
  return changed === null ? foods.toSpliced(at, 1) : foods.with(at, changed);
}

function editedFoodIds(edits: readonly FoodEdit[]): ReadonlySet<string> {
  return new Set(edits.flatMap((edit) => (edit.kind === "add" ? [] : [edit.foodId])));
}

/** Applies all edits in order, or none. An edit to a food answers the questions about it, so they are removed. */
export function applyEdits(
  analysis: MealAnalysis,
  edits: readonly FoodEdit[],
  findFood: FindFood,
): EditOutcome {
  const { alsoSeen = [], unread = [], language } = analysis;
  const lookUp = { findFood, offered: [...alsoSeen, ...unread.flatMap((each) => each.foods)], language };
  let foods: Foods = analysis.foods;
  for (const edit of edits) {
    const next = applyEdit(foods, edit, lookUp);
    if (next === undefined) return { kind: "food_not_found" };
    foods = next;
  }
  if (foods.length === 0) return { kind: "meal_needs_a_food" };
  const remaining = { ...remainingAlsoSeen(alsoSeen, foods), ...remainingUnread(unread, foods) };
  return {
    kind: "changed",
    analysis: { ...analysis, foods, questions: openQuestions(analysis, edits), ...remaining },
  };
}

/** A guided scan has questions only while the meal has no food. */
function openQuestions({ foods, questions }: MealAnalysis, edits: readonly FoodEdit[]) {
  if (foods.length === 0) return [];
  const touched = editedFoodIds(edits);
  return questions.filter((question) =>
    question.choices.every((choice) => ![...editedFoodIds(choice.edits)].some((id) => touched.has(id))),
  );
}

/** Foods that were added to the meal are no longer offered. */
function remainingAlsoSeen(alsoSeen: readonly AlsoSeenFood[], foods: Foods): Pick<MealAnalysis, "alsoSeen"> {
  if (alsoSeen.length === 0) return {};
  return {
    alsoSeen: alsoSeen.filter(({ source }) => !foods.some((food) => isSameSource(food.source, source))),
  };
}

/** A word is no longer unread once one of its foods is in the meal. */
function remainingUnread(unread: readonly UnreadWord[], foods: Foods): Pick<MealAnalysis, "unread"> {
  if (unread.length === 0) return {};
  const isIn = ({ source }: AlsoSeenFood) => foods.some((food) => isSameSource(food.source, source));
  return { unread: unread.filter((word) => !word.foods.some(isIn)) };
}

function scaleEdit(edit: FoodEdit, factor: number): FoodEdit {
  return edit.kind === "portion" || edit.kind === "add" ? { ...edit, grams: edit.grams * factor } : edit;
}

/** Scales every food by the same factor, unrounded, so that scaling back restores the meal. */
export function scaleMeal(analysis: MealAnalysis, quantityGrams: number): MealAnalysis {
  const grams = analysis.foods.reduce((total, food) => total + food.grams, 0);
  if (grams === 0) return analysis;
  const factor = quantityGrams / grams;
  return {
    ...analysis,
    foods: analysis.foods.map((food) => ({ ...food, grams: food.grams * factor })),
    questions: analysis.questions.map((question) => ({
      ...question,
      spreadKcal: question.spreadKcal * factor,
      choices: question.choices.map((choice) => ({
        ...choice,
        edits: choice.edits.map((edit) => scaleEdit(edit, factor)),
        ...(choice.grams === undefined ? {} : { grams: choice.grams * factor }),
      })),
    })),
  };
}
