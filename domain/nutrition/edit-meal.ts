/** domain/nutrition: pure changes to an analysed meal: portions, removing, swapping, adding, scaling, answering questions. */
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

/** A row of a food table, as far as an edit needs it. */
export interface TableFood {
  readonly source: FoodSource;
  readonly per100Grams: NutrientsPer100Grams;
  readonly nutriScoreClass: NutriScoreClass;
  readonly hasNonNutritiveSweeteners?: boolean;
}
export type FindFood = (table: string, code: string) => TableFood | undefined;

export type EditOutcome =
  | { readonly kind: "changed"; readonly analysis: MealAnalysis }
  /** The meal has no such food, or the table no such row. */
  | { readonly kind: "food_not_found" }
  | { readonly kind: "meal_needs_a_food" };

/** What remains uncertain once a person has said the grams, or picked the row themselves. */
const statedUncertainty = 0.03;

/** The part of a food's uncertainty that comes from its row. */
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

function fieldsOf(found: TableFood) {
  const { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners = false } = found;
  return { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners };
}

/** The person says that the row taken is the row meant. */
function confirmed(food: AnalysedFood): AnalysedFood {
  return {
    ...food,
    confidence: 1,
    energyUncertainty: Math.hypot(food.portionUncertainty, statedUncertainty),
  };
}

/** The row left becomes a candidate, so that a swap can be taken back; an estimate is no row. */
function swapped(food: AnalysedFood, found: TableFood): AnalysedFood {
  if (isSameSource(food.source, found.source)) return confirmed(food);
  const chosen = food.candidates.find((candidate) => isSameSource(candidate.source, found.source));
  const left = { name: food.name, source: food.source, caloriesPer100Grams: food.per100Grams.calories };
  const canReturn = food.source.table !== modelEstimateTable;
  const others = food.candidates.filter((candidate) => candidate !== chosen);
  return {
    ...confirmed(food),
    ...fieldsOf(found),
    name: chosen?.name ?? found.source.description,
    candidates: canReturn ? [left, ...others] : others,
  };
}

/** Ids look like `food-3`; the next one is free for good, also when foods were removed. */
export function freeFoodId(foods: readonly AnalysedFood[]): string {
  const numbers = foods.map((food) => Number(food.id.replace(/^\D+/, ""))).filter(Number.isInteger);
  return foodId(Math.max(0, ...numbers) + 1);
}

export function foodId(number: number): string {
  return `food-${number}`;
}

function added(
  foods: readonly AnalysedFood[],
  found: TableFood,
  grams: number,
  name: string | undefined,
): AnalysedFood {
  return {
    id: freeFoodId(foods),
    name: name ?? found.source.description,
    grams,
    ...fieldsOf(found),
    confidence: 1,
    energyUncertainty: Math.hypot(statedUncertainty, statedUncertainty),
    portionUncertainty: statedUncertainty,
    candidates: [],
  };
}

type Foods = readonly AnalysedFood[];

function applyToFood(
  food: AnalysedFood,
  edit: FoodEdit,
  findFood: FindFood,
): AnalysedFood | null | undefined {
  if (edit.kind === "portion") return withGrams(food, edit.grams, edit.uncertainty);
  if (edit.kind === "remove") return null;
  if (edit.kind === "swap") {
    const found = findFood(edit.table, edit.code);
    return found === undefined ? undefined : swapped(food, found);
  }
  return food;
}

function applyEdit(
  foods: Foods,
  edit: FoodEdit,
  findFood: FindFood,
  offered: readonly AlsoSeenFood[],
): Foods | undefined {
  if (edit.kind === "add") {
    const found = findFood(edit.table, edit.code);
    const seen = offered.find(({ source }) => isSameSource(source, edit));
    return found === undefined ? undefined : [...foods, added(foods, found, edit.grams, seen?.name)];
  }
  const at = foods.findIndex((food) => food.id === edit.foodId);
  const food = foods[at];
  const changed = food === undefined ? undefined : applyToFood(food, edit, findFood);
  if (changed === undefined) return undefined;
  return changed === null ? foods.toSpliced(at, 1) : foods.with(at, changed);
}

function foodsOf(edits: readonly FoodEdit[]): ReadonlySet<string> {
  return new Set(edits.flatMap((edit) => (edit.kind === "add" ? [] : [edit.foodId])));
}

/** All edits in order, or none. Questions about a food that was edited are answered by that, so they go. */
export function applyEdits(
  analysis: MealAnalysis,
  edits: readonly FoodEdit[],
  findFood: FindFood,
): EditOutcome {
  const { alsoSeen = [], unread = [] } = analysis;
  const offered = [...alsoSeen, ...unread.flatMap((each) => each.foods)];
  let foods: Foods = analysis.foods;
  for (const edit of edits) {
    const next = applyEdit(foods, edit, findFood, offered);
    if (next === undefined) return { kind: "food_not_found" };
    foods = next;
  }
  if (foods.length === 0) return { kind: "meal_needs_a_food" };
  const left = { ...leftToAdd(alsoSeen, foods), ...stillUnread(unread, foods) };
  return {
    kind: "changed",
    analysis: { ...analysis, foods, questions: stillOpen(analysis, edits), ...left },
  };
}

/** A guided scan is over once the meal has a food. */
function stillOpen({ foods, questions }: MealAnalysis, edits: readonly FoodEdit[]) {
  if (foods.length === 0) return [];
  const touched = foodsOf(edits);
  return questions.filter((question) =>
    question.choices.every((choice) => ![...foodsOf(choice.edits)].some((id) => touched.has(id))),
  );
}

/** What was added to the meal is not offered any more. */
function leftToAdd(alsoSeen: readonly AlsoSeenFood[], foods: Foods): Pick<MealAnalysis, "alsoSeen"> {
  if (alsoSeen.length === 0) return {};
  return {
    alsoSeen: alsoSeen.filter(({ source }) => !foods.some((food) => isSameSource(food.source, source))),
  };
}

/** A word is answered once one of its foods is in the meal. */
function stillUnread(unread: readonly UnreadWord[], foods: Foods): Pick<MealAnalysis, "unread"> {
  if (unread.length === 0) return {};
  const isIn = ({ source }: AlsoSeenFood) => foods.some((food) => isSameSource(food.source, source));
  return { unread: unread.filter((word) => !word.foods.some(isIn)) };
}

function scaledEdit(edit: FoodEdit, factor: number): FoodEdit {
  return edit.kind === "portion" || edit.kind === "add" ? { ...edit, grams: edit.grams * factor } : edit;
}

/** The same meal, more or less of it: every food by the same factor, unrounded, so that scaling back is exact. */
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
        edits: choice.edits.map((edit) => scaledEdit(edit, factor)),
        ...(choice.grams === undefined ? {} : { grams: choice.grams * factor }),
      })),
    })),
  };
}
