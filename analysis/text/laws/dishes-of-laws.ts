/** Names dishes of the table with what each is made of, as people list it. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { type Language, languages } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { ingredientsOf } from "../match/contents-of-dish.ts";

export interface DishWithParts {
  readonly language: Language;
  readonly dish: string;
  /** The largest first. */
  readonly parts: readonly string[];
}

/** Of the dish's weight: nobody names the smaller ones. */
const shareMin = 0.08;
const partsMax = 3;
/** Letters only: a name with a number or a comma says more than which food it is, and one with "with" names parts itself. */
const plainName = /^(?!.* (?:with|in|and|con|en|y|avec|et) )\p{L}[\p{L} '’-]*$/u;

/** By what a recipe's ingredient begins with, how each language names it. */
const namesOfIngredients = new Map(
  readTsv(new URL("./ingredients.tsv", import.meta.url)).map(([ingredient = "", ...names]) => [
    ingredient,
    Object.fromEntries(languages.map((language, at) => [language, names[at]])),
  ]),
);

function partsOf(recipe: string, language: Language): readonly string[] {
  const ingredients = ingredientsOf(recipe).filter(({ name }) => !name.startsWith("Water"));
  const total = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const main = ingredients.filter(({ grams }) => grams >= total * shareMin).sort((a, b) => b.grams - a.grams);
  const names = main.flatMap(({ name }) => {
    const [begins = ""] = name.split(/[,(]/);
    return namesOfIngredients.get(begins.trim())?.[language] ?? [];
  });
  return [...new Set(names)].slice(0, partsMax);
}

function nameOf(row: FoodRow, language: Language): string | undefined {
  const name = row.names?.[language]?.[0];
  return name !== undefined && plainName.test(name) ? name.toLowerCase() : undefined;
}

/** Every standard recipe of which two parts or more have a name. */
export const dishesWithParts: readonly DishWithParts[] = loadFoodTableOnce().rows.flatMap((row) => {
  const { ingredients } = splitRecipe(row.source.description);
  if (ingredients === undefined) return [];
  return languages.flatMap((language) => {
    const dish = nameOf(row, language);
    const parts = partsOf(ingredients, language);
    return dish === undefined || parts.length < 2 ? [] : [{ language, dish, parts }];
  });
});
