import { recipeGramsMax, recipeServingsMax, recipeServingsMin } from "#contract/limits.ts";
import { parseNumber } from "../../../i18n/parse-number.ts";
import { useDraft } from "../../account/session/use-draft.ts";
import {
  type DraftIngredient,
  ingredientsOfRecipe,
  parseIngredients,
  type Recipe,
  toRequestIngredients,
} from "./recipe-draft.ts";
import type { SentRecipe } from "./use-recipes.ts";

const usualServings = 4;

/** The unsent form; survives a reload. One of an older revision does not apply any more. */
export function useRecipeDraft(recipe: Recipe | undefined) {
  const name = recipe ? `recipe:${recipe.id}:${recipe.revision}` : "recipe:new";
  const { values, change, forget } = useDraft(name, {
    name: recipe?.name ?? "",
    servings: String(recipe?.servings ?? usualServings),
    cooked: recipe?.cookedGrams ? String(recipe.cookedGrams) : "",
    ingredients: JSON.stringify(recipe ? ingredientsOfRecipe(recipe) : []),
    pasted: "",
  });
  const ingredients = parseIngredients(values.ingredients);
  const servings = parseNumber(values.servings);
  const cooked = values.cooked.trim() === "" ? null : parseNumber(values.cooked);
  const problems = {
    ...(values.name.trim() === "" && { name: true }),
    ...(!isBetween(servings, recipeServingsMin, recipeServingsMax) && { servings: true }),
    ...(cooked !== null && !isBetween(cooked, 1, recipeGramsMax) && { cooked: true }),
    ...((ingredients.length === 0 || ingredients.some(({ ref }) => !ref)) && { ingredients: true }),
  };
  const toBody = (): SentRecipe => {
    const fields = { name: values.name.trim(), servings: servings ?? 1, cookedGrams: cooked ?? null };
    const sent = ingredients.flatMap(toRequestIngredients);
    if (recipe)
      return {
        kind: "change",
        id: recipe.id,
        body: { ...fields, ingredients: sent, revision: recipe.revision },
      };
    const made = sent.flatMap((each) => (each.from === "kept" ? [] : [each]));
    return { kind: "new", body: { ...fields, ingredients: made } };
  };
  return {
    values,
    ingredients,
    servings,
    problems,
    toBody,
    forget,
    change,
    changeIngredients: (changed: readonly DraftIngredient[]) =>
      change({ ingredients: JSON.stringify(changed) }),
  };
}

function isBetween(value: number | undefined, min: number, max: number): boolean {
  return value !== undefined && value >= min && value <= max;
}
