/** Knows what a dish of the table holds, by its recipe, name or group. */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import { wordsByWord } from "../words/read-word-files.ts";
import { describeRow, englishWords } from "./row-words.ts";

/** A smaller share of the dish was rather put on top of it. */
const shareMin = 0.08;
/** A knob of butter weighs little of a dish and is much of its energy. */
const shareOfFatMin = 0.03;
const fat = /^(?:butter|margarine|lard)\b|\boil\b/i;

interface Ingredient {
  readonly name: string;
  readonly grams: number;
}

/** "Rice, white, raw 300 g, Onion 120 g" */
export function ingredientsOf(recipe: string): readonly Ingredient[] {
  const listed = [...recipe.matchAll(/(.+?) (\d+(?:\.\d+)?) g(?:, |$)/g)];
  return listed.map(([, name = "", grams]) => ({ name, grams: Number(grams) }));
}

/** "excluding carrots, broccoli", "no sauce", "NS as to type of meat"; also of an ingredient, "Black tea, brewed, without sugar". */
const whatIsNotInIt = /\b(?:excluding|no|without|NS as to|other than)\b.*$/;

/** "Chick pea" is one word in most names. */
function nounsIn(ingredient: string): readonly string[] {
  const words = englishWords(ingredient.replace(whatIsNotInIt, ""));
  const [first = "", second = ""] = words;
  return [...words, `${first}${second}`];
}

const weightOf = (ingredients: readonly Ingredient[]) =>
  ingredients.reduce((sum, { grams }) => sum + grams, 0);

/** Most of a soup is water, and none of what is named in it is small for that. */
function withoutWater(recipe: string): readonly Ingredient[] {
  return ingredientsOf(recipe).filter(({ name }) => !name.startsWith("Water"));
}

/** Words of the ingredients that make up a good part of a standard recipe. */
function mainIngredientsOf(recipe: string): readonly string[] {
  const ingredients = withoutWater(recipe);
  const total = weightOf(ingredients);
  return ingredients.flatMap(({ name, grams }) =>
    grams >= total * (fat.test(name) ? shareOfFatMin : shareMin) ? nounsIn(name) : [],
  );
}

/** "Rice mixed dishes" are mostly rice: what the source's group of a dish is named after. */
const groupOfDishes = /^([a-z]+) mixed dishes|^(?:fried )(rice)\b/i;

const mixedDish = /mixed dishes|frozen/i;
/** "Pork, potatoes, and vegetables excluding carrots", "Chicken in soy-based sauce, rice and vegetables, frozen meal" */
function listedIngredientsOf({ source, category }: FoodRow): readonly string[] {
  if (!mixedDish.test(category) && !mixedDish.test(source.description)) return [];
  const [, ...listed] = source.description.replace(whatIsNotInIt, "").split(/,/);
  return listed.flatMap(englishWords);
}

/** What the dish's own name and group say is in it: "Lasagna with meat", "Paella" among the rice dishes. */
function namedIngredientsOf(row: FoodRow): readonly string[] {
  const { source, category } = row;
  const named = describeRow(source.description).words.filter(
    ({ role, isAlternative }) => (role === "beforeHead" || role === "complement") && !isAlternative,
  );
  const [, mixed, fried] = groupOfDishes.exec(category) ?? [];
  return [
    ...named.map(({ text }) => text),
    ...listedIngredientsOf(row),
    ...englishWords(mixed ?? fried ?? ""),
  ];
}

const holds = wordsByWord("holds");

function ingredientsHeldBy({ source }: FoodRow): readonly string[] {
  // "Coffee, Latte"
  const [first = "", second = ""] = source.description.split(/[:,]/);
  const named = first === "Coffee" ? second : first;
  return englishWords(named).flatMap((word) => [...(holds.get(word) ?? [])]);
}

const contents = new WeakMap<FoodRow, ReadonlySet<string>>();

/** Nouns of all that a row's recipe, name or group says is in it. */
export function contentsOf(row: FoodRow): ReadonlySet<string> {
  const known = contents.get(row);
  if (known !== undefined) return known;
  const { ingredients } = splitRecipe(row.source.description);
  const named = ingredients === undefined ? namedIngredientsOf(row) : mainIngredientsOf(ingredients);
  const made = new Set([...named, ...ingredientsHeldBy(row)]);
  contents.set(row, made);
  return made;
}

/** Cooked together by a recipe that the table has. */
export function isRecipeRow({ source }: FoodRow): boolean {
  return splitRecipe(source.description).ingredients !== undefined;
}

interface Named {
  readonly nouns: readonly string[];
  /** The row that was found for it. */
  readonly row: FoodRow | undefined;
}

/** Share of what a food is called that the dish's recipe or name holds, 0 to 1: by its words, or by what its row is called. */
export function heldShare(dish: FoodRow, { nouns, row }: Named): number {
  const contents = contentsOf(dish);
  const [called = ""] = row?.source.description.split(/[,:(]/) ?? [];
  const rowNouns = englishWords(called);
  if (rowNouns.length > 0 && rowNouns.every((noun) => contents.has(noun))) return 1;
  return nouns.filter((noun) => contents.has(noun)).length / Math.max(1, nouns.length);
}
