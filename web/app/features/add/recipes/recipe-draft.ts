import type { AnswerOf, CallOf } from "#contract/endpoint.ts";
import type { changeRecipe, getRecipe, readIngredientList } from "#contract/endpoints/recipes.ts";
import { foodNameMaxLength } from "#contract/limits.ts";
import { enteredTable } from "#domain/nutrition/entered-food.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { nearestFoodGrams } from "#domain/nutrition/round-food-grams.ts";
import type { Addable } from "../addable.ts";

export type Recipe = AnswerOf<typeof getRecipe>;
type ReadLine = AnswerOf<typeof readIngredientList>[number];
type SentIngredient = CallOf<typeof changeRecipe>["body"]["ingredients"][number];
type IngredientRef =
  | { readonly from: "table"; readonly table: string; readonly code: string }
  | { readonly from: "ownFood"; readonly id: string }
  | { readonly from: "kept"; readonly position: number };

/** An ingredient of the form. Without `ref` it is a line that no food was found for. */
export interface DraftIngredient {
  readonly name: string;
  readonly grams: number;
  readonly kcalPer100: number;
  readonly ref?: IngredientRef;
  /** Where its figures come from. */
  readonly detail?: string;
  /** Other foods that the line may mean. */
  readonly others?: readonly {
    readonly name: string;
    readonly source: FoodSource;
    readonly kcalPer100: number;
  }[];
}

const shownOthers = 3;

export function ingredientsOfLines(lines: readonly ReadLine[]): readonly DraftIngredient[] {
  return lines.flatMap(({ line, foods }) =>
    foods.length === 0
      ? [{ name: line, grams: 100, kcalPer100: 0 }]
      : foods.map(({ name, grams, source, per100Grams, candidates }) => ({
          name,
          grams: nearestFoodGrams(grams),
          kcalPer100: per100Grams.calories,
          ref: { from: "table" as const, table: source.table, code: source.code },
          detail: source.description,
          others: candidates.slice(0, shownOthers).map((candidate) => ({
            name: candidate.name,
            source: candidate.source,
            kcalPer100: candidate.caloriesPer100Grams,
          })),
        })),
  );
}

/** Undefined for what cannot be an ingredient. */
export function ingredientOfAddable({ name, detail, grams, calories, item }: Addable) {
  const logged = item(grams);
  const kcalPer100 = grams > 0 ? (calories * 100) / grams : 0;
  const food = { name, grams: nearestFoodGrams(grams), kcalPer100, ...(detail && { detail }) };
  if (logged.from === "table")
    return { ...food, ref: { from: "table" as const, table: logged.table, code: logged.code } };
  return logged.from === "ownFood"
    ? { ...food, ref: { from: "ownFood" as const, id: logged.id } }
    : undefined;
}

/** What is kept is named by its position, so that rows that the table no longer has stay in the recipe. */
export function ingredientsOfRecipe({ ingredients }: Recipe): readonly DraftIngredient[] {
  return ingredients.map(({ name, grams, calories, source }, position) => ({
    name,
    grams,
    kcalPer100: grams > 0 ? (calories * 100) / grams : 0,
    ref: { from: "kept" as const, position },
    detail: source.description,
  }));
}

export function toRequestIngredients({ name, grams, ref }: DraftIngredient): readonly SentIngredient[] {
  if (!ref) return [];
  return [
    ref.from === "table" ? { ...ref, grams, name: name.slice(0, foodNameMaxLength) } : { ...ref, grams },
  ];
}

/** Of a recipe that is made anew: rows by their code instead of their place in the old one. */
export function toNewRecipeIngredients({
  ingredients,
}: Recipe): readonly Exclude<SentIngredient, { from: "kept" }>[] {
  return ingredients.map(({ name, grams, source: { table, code } }) =>
    table === enteredTable
      ? { from: "ownFood", id: code, grams }
      : { from: "table", table, code, grams, name: name.slice(0, foodNameMaxLength) },
  );
}

export function kcalOf({ grams, kcalPer100 }: DraftIngredient): number {
  return (grams * kcalPer100) / 100;
}

/** As kept in the browser; nothing of another form. */
export function parseIngredients(text: string): readonly DraftIngredient[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isIngredient) : [];
  } catch {
    return [];
  }
}

function isIngredient(value: unknown): value is DraftIngredient {
  if (typeof value !== "object" || value === null) return false;
  const { name, grams, kcalPer100 } = value as Partial<Record<keyof DraftIngredient, unknown>>;
  return typeof name === "string" && Number.isFinite(grams) && Number.isFinite(kcalPer100);
}
