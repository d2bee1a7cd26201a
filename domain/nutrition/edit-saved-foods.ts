import type { Language } from "../people/language.ts";
import { scaleFood, takeShare } from "./change-grams.ts";
import { type FindFood, isSameSource, nameOf } from "./edit-food.ts";
import { roundToTenth } from "./meal-totals.ts";
import { composeMeal, type SavedFood, toAnalysedFood } from "./saved-food.ts";

/** `position` is the index of the food in the meal before any of the edits. */
export type SavedFoodEdit =
  | { readonly kind: "portion"; readonly position: number; readonly grams: number }
  /** So many times what the meal has of it. */
  | { readonly kind: "share"; readonly position: number; readonly factor: number }
  | { readonly kind: "remove"; readonly position: number }
  | { readonly kind: "swap"; readonly position: number; readonly table: string; readonly code: string }
  | { readonly kind: "add"; readonly table: string; readonly code: string; readonly grams: number };

interface LookUp {
  readonly findFood: FindFood;
  /** The language in which foods of the table are named. */
  readonly language: Language;
}

/** The row as a food of a saved meal; undefined for a row that the table does not have. */
function foodOfRow(
  { findFood, language }: LookUp,
  { table, code, grams }: { readonly table: string; readonly code: string; readonly grams: number },
): SavedFood | undefined {
  const row = findFood(table, code);
  if (!row) return undefined;
  return composeMeal([{ kind: "row", food: toAnalysedFood({ name: nameOf(row, language), grams }, 0, row) }])
    .foods[0];
}

function editFood(food: SavedFood, edit: SavedFoodEdit, lookUp: LookUp): SavedFood | null | undefined {
  if (edit.kind === "remove") return null;
  if (edit.kind === "portion") return scaleFood(food, edit.grams);
  if (edit.kind === "share") return roundGrams(takeShare(food, edit.factor));
  if (edit.kind !== "swap" || isSameSource(food.source, edit)) return food;
  const swapped = foodOfRow(lookUp, { ...edit, grams: food.grams });
  return swapped && food.read ? { ...swapped, read: food.read } : swapped;
}

function roundGrams(food: SavedFood): SavedFood {
  return { ...food, grams: roundToTenth(food.grams) };
}

/** Whether an edit sets the grams of a food whose weight is not known. Such a food can only be scaled. */
export function setsGramsOfUnweighed(foods: readonly SavedFood[], edits: readonly SavedFoodEdit[]): boolean {
  return edits.some((edit) => edit.kind === "portion" && foods[edit.position]?.grams === 0);
}

/** All edits or none: undefined where a position or a row does not exist. */
export function editSavedFoods(
  foods: readonly SavedFood[],
  edits: readonly SavedFoodEdit[],
  lookUp: LookUp,
): readonly SavedFood[] | undefined {
  const kept: (SavedFood | null)[] = [...foods];
  for (const edit of edits) {
    if (edit.kind === "add") {
      const added = foodOfRow(lookUp, edit);
      if (!added) return undefined;
      kept.push(added);
      continue;
    }
    const food = edit.position < foods.length ? kept[edit.position] : undefined;
    const changed = food ? editFood(food, edit, lookUp) : undefined;
    if (changed === undefined) return undefined;
    kept[edit.position] = changed;
  }
  return kept.flatMap((food) => food ?? []);
}
