import type { FoodRow } from "#food/food-row.ts";
import { describeRow, englishWords } from "../match/row-words.ts";
import { headNoun } from "../words/head-noun.ts";
import { wordsByWord } from "../words/read-word-files.ts";
import type { FoodMention } from "./join-atoms.ts";
import { opensContents } from "./joining-bonus.ts";

function continuesFoodBefore({ atoms: [first] }: FoodMention): boolean {
  return first?.connective === "and" || first?.connective === "list";
}

/** "toast with avocado", in several parts or as one name: what follows may be in it too. */
function namesContents({ atoms }: FoodMention): boolean {
  const isOneName = atoms.some(({ words }) => words.some(({ english }) => english.includes("with")));
  return isOneName || atoms.slice(1).some(({ connective }) => opensContents.has(connective));
}

function nounsOf({ atoms }: FoodMention): readonly string[] {
  const words = atoms.flatMap((atom) => atom.words).filter(({ kind }) => kind !== "modifier");
  return words.flatMap(({ english }) => headNoun(english) ?? []);
}

/** What is less of the dish was rather put on top of it. */
const shareMin = 0.08;

/** Words of the ingredients that make up a good part of a standard recipe: "Rice, white, raw 300 g, Onion 120 g". */
function mainIngredientsOf(recipe: string): readonly string[] {
  const ingredients = [...recipe.matchAll(/(.+?) (\d+(?:\.\d+)?) g(?:, |$)/g)];
  const total = ingredients.reduce((sum, [, , grams]) => sum + Number(grams), 0);
  return ingredients.flatMap(([, name = "", grams]) =>
    Number(grams) >= total * shareMin ? englishWords(name) : [],
  );
}

/** "Rice mixed dishes" are mostly rice: what the source's group of a dish is named after. */
const groupOfDishes = /^([a-z]+) mixed dishes|^(?:fried )(rice)\b/i;

/** What the dish's own name and group say is in it: "Lasagna with meat", "Paella" among the rice dishes. */
function namedIngredientsOf({ source, category }: FoodRow): readonly string[] {
  const named = describeRow(source.description).words.filter(
    ({ role, isAlternative }) => (role === "beforeHead" || role === "complement") && !isAlternative,
  );
  const [, mixed, fried] = groupOfDishes.exec(category) ?? [];
  return [...named.map(({ text }) => text), ...englishWords(mixed ?? fried ?? "")];
}

const holds = wordsByWord("holds");

function ingredientsHeldBy({ source }: FoodRow): readonly string[] {
  const [named = ""] = source.description.split(/[:,]/);
  return englishWords(named).flatMap((word) => [...(holds.get(word) ?? [])]);
}

/** Named without an amount, and all of it is in the dish's recipe or name. */
function isIngredientOf(mention: FoodMention, dish: FoodMention): boolean {
  const row = dish.found[0]?.row;
  const [first] = mention.atoms;
  if (row === undefined || first === undefined) return false;
  const hasAmount = mention.atoms.some(({ quantity, sizes }) => quantity !== undefined || sizes.length > 0);
  const [, recipe] = row.source.description.split(": ");
  const told = recipe === undefined ? namedIngredientsOf(row) : mainIngredientsOf(recipe);
  const inDish = new Set([...told, ...ingredientsHeldBy(row)]);
  const nouns = nounsOf(mention);
  return !hasAmount && nouns.length > 0 && nouns.every((noun) => inDish.has(noun));
}

/** "pan con tomate y aceite", "spaghetti bolognese with minced beef": what the dish holds is not counted again. */
export function withoutIngredients(mentions: readonly FoodMention[]): readonly FoodMention[] {
  let dish: FoodMention | undefined;
  let isInContents = false;
  return mentions.filter((mention) => {
    const [first] = mention.atoms;
    const isContent = first !== undefined && opensContents.has(first.connective);
    const mayHold = dish !== undefined && (isContent || (isInContents && continuesFoodBefore(mention)));
    if (mayHold && dish !== undefined) {
      isInContents = true;
      return !isIngredientOf(mention, dish);
    }
    dish = mention;
    isInContents = namesContents(mention);
    return true;
  });
}
