import type { FoodEdit } from "./clarification.ts";
import {
  buildAddedFood,
  type FindFood,
  isSameSource,
  nameOf,
  nextFoodId,
  swapRow,
  withGrams,
} from "./edit-food.ts";
import type { AlsoSeenFood, AnalysedFood, MealAnalysis, UnreadWord } from "./meal-analysis.ts";

export type EditOutcome =
  | { readonly kind: "changed"; readonly analysis: MealAnalysis }
  /** The food is not in the meal, or the row is not in the table. */
  | { readonly kind: "food_not_found" }
  | { readonly kind: "meal_needs_a_food" };

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
  if (edit.kind === "remove") return null;
  if (edit.kind === "general") return food.usual?.general ?? food;
  const { usual: _, ...own } = food;
  if (edit.kind === "portion") return withGrams(own, edit.grams, edit.uncertainty);
  if (edit.kind === "swap") {
    const found = findFood(edit.table, edit.code);
    return found === undefined ? undefined : swapRow(own, found, language);
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
  if (edit.kind === "ownMeal") return undefined;
  const at = foods.findIndex((food) => food.id === edit.foodId);
  const food = foods[at];
  const changed = food === undefined ? undefined : applyToFood(food, edit, lookUp);
  if (changed === undefined) return undefined;
  return changed === null ? foods.toSpliced(at, 1) : foods.with(at, changed);
}

function editedFoodIds(edits: readonly FoodEdit[]): ReadonlySet<string> {
  return new Set(edits.flatMap((edit) => ("foodId" in edit ? [edit.foodId] : [])));
}

/** The analysis as one of the person's own meals. Drops what was read from the photo or asked about it, since that is out of date. */
function asOwnMeal({ alsoSeen: _, unread: __, photoHint: ___, ...analysis }: MealAnalysis, mealId: string) {
  const meal = analysis.ownMeals?.find((each) => each.mealId === mealId);
  return meal && { ...analysis, name: meal.name, foods: meal.foods, questions: [] };
}

/** Applies all edits in order, or none. An edit to a food answers the questions about it, so they are removed. */
export function applyEdits(
  analysis: MealAnalysis,
  edits: readonly FoodEdit[],
  findFood: FindFood,
): EditOutcome {
  const chosenAt = edits.findLastIndex(({ kind }) => kind === "ownMeal");
  const chosen = edits[chosenAt];
  if (chosen?.kind !== "ownMeal") return applyFoodEdits(analysis, edits, findFood);
  // Edits before it are of foods that it replaces.
  const replaced = asOwnMeal(analysis, chosen.mealId);
  return replaced === undefined
    ? { kind: "food_not_found" }
    : applyFoodEdits(replaced, edits.slice(chosenAt + 1), findFood);
}

function applyFoodEdits(analysis: MealAnalysis, edits: readonly FoodEdit[], findFood: FindFood): EditOutcome {
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
  const open = questions.filter((question) =>
    question.choices.every((choice) => ![...editedFoodIds(choice.edits)].some((id) => touched.has(id))),
  );
  return [...open, ...reopenedQuestions(foods, edits)];
}

/** The questions that the person's own default had answered, asked again once it is undone. */
function reopenedQuestions(foods: Foods, edits: readonly FoodEdit[]) {
  const generalIds = edits.flatMap((edit) => (edit.kind === "general" ? [edit.foodId] : []));
  return foods.flatMap(({ id, usual }) => (usual && generalIds.includes(id) ? usual.questions : []));
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
