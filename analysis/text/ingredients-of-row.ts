/** Says what a standard recipe is made of, in the person's language. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { findNamedRows } from "./find-named-rows.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { rowDescribed } from "./match/named-rows.ts";

export interface NamedIngredient {
  readonly name: string;
  readonly grams: number;
}

/** "Rice, white, raw 300 g, Water 90 g" */
const ingredientPattern = /(.+?) (\d+(?:\.\d+)?) g(?:, |$)/g;

/** The table leaves out a row that another table's agrees with. */
function rowLike(table: FoodTable, description: string): FoodRow | undefined {
  const named = { words: description, language: "en", country: usualCountry.en, limit: 1 } as const;
  return findNamedRows(table, named)[0]?.row;
}

/** None for a food that is no recipe; undefined for one that the table does not have. */
export function ingredientsOfRow(
  table: FoodTable,
  source: { readonly table: string; readonly code: string },
  { language, country }: LocalSpeaker,
): readonly NamedIngredient[] | undefined {
  const row = table.find(source.table, source.code);
  if (row === undefined) return undefined;
  const { ingredients = "" } = splitRecipe(row.source.description);
  return Array.from(ingredients.matchAll(ingredientPattern), ([, description = "", grams]) => {
    const ingredient = rowDescribed(table, description) ?? rowLike(table, description);
    const name = ingredient === undefined ? description : nameOfRow(ingredient, language, country);
    return { name, grams: Number(grams) };
  });
}
