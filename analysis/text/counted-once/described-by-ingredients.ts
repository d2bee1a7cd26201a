/** Reads a dish whose ingredients were weighed: "raclette, 200 g de fromage, 4 patates", "fondue, 200 g of cheese". */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { englishWords } from "../match/row-words.ts";
import { isDrink } from "../portions/row-density.ts";
import { mass } from "../quantities/measures.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { nounsOf, opensOrContinues, statesAmount } from "../segment/mentions.ts";
import { ingredientsOf, mainIngredientsOf } from "./contents-of-dish.ts";

function recipeOf({ found }: FoodMention): string | undefined {
  return splitRecipe(found[0]?.row.source.description ?? "").ingredients;
}

function isOpen({ atoms }: FoodMention): boolean {
  return atoms.every(({ quantity }) => quantity === undefined || quantity.isImplied === true);
}

/** g that were said; undefined where the amount is another. */
function weightOf({ atoms }: FoodMention): number | undefined {
  const said = atoms.find(({ quantity }) => quantity?.measure?.kind === "mass")?.quantity;
  return said?.measure?.kind === "mass" ? said.count * said.measure.grams : undefined;
}

/** Wine beside a fondue, though there is some in it. */
function isDrunkBeside({ found: [best] }: FoodMention): boolean {
  return best !== undefined && isDrink(best.row) && !isInGroup(best.row, "in-hot-drink");
}

/** By weight or volume: the list of ingredients goes on with what the recipe lacks. */
function continuesRecipe(mention: FoodMention | undefined): boolean {
  if (mention === undefined || isDrunkBeside(mention)) return false;
  const kinds = mention.atoms.map(({ quantity }) => quantity?.measure?.kind);
  return kinds.some((kind) => kind === "mass" || kind === "volume");
}

function isOfRecipe(mention: FoodMention, recipe: string): boolean {
  const inDish = new Set(mainIngredientsOf(recipe));
  const nouns = nounsOf(mention);
  return !isDrunkBeside(mention) && nouns.length > 0 && nouns.every((noun) => inDish.has(noun));
}

/** The ingredients of the recipe that are named: "fromage par personne, pain" are two of them, and the first is weighed. */
function namedIn(recipe: string, mention: FoodMention) {
  const nouns = nounsOf(mention);
  const named = (sought: readonly string[]) =>
    ingredientsOf(recipe).filter(({ name }) => sought.every((noun) => englishWords(name).includes(noun)));
  const ofAll = named(nouns);
  return ofAll.length > 0 ? ofAll : named(nouns.slice(0, 1));
}

const weightOfAll = (listed: readonly { readonly grams: number }[]) =>
  listed.reduce((sum, { grams }) => sum + grams, 0);

/** Of the whole dish, by weight. */
function shareInRecipe(mention: FoodMention, recipe: string): number {
  return weightOfAll(namedIn(recipe, mention)) / weightOfAll(ingredientsOf(recipe));
}

/** Recipes have them as they go into the pot; a plate's weight of them is said of what came out. */
const swellsInPot = /^(Pasta|Rice|Couscous|Wheat semolina)\b.*\b(raw|dry)\b/;
/** g. Hardly anybody cooks more of it for one. */
const dryMax = 150;
/** g of it cooked, for one of it dry. */
const swelling = 2.3;

/** g as the recipe counts them. */
function gramsInPot(mention: FoodMention, recipe: string, grams: number): number {
  const isDry = namedIn(recipe, mention).some(({ name }) => swellsInPot.test(name));
  return isDry && grams >= dryMax ? grams / swelling : grams;
}

/** The dish with so much of it that the ingredient weighs what was said. */
function withWeight(dish: FoodMention, grams: number): FoodMention {
  const quantity = { count: grams, measure: mass.gram, qualifiers: [], isSaid: true } as const;
  const [first, ...others] = dish.atoms;
  return first === undefined ? dish : { ...dish, atoms: [{ ...first, quantity, lead: "amount" }, ...others] };
}

/** What follows the dish up to the next food that is none of its ingredients, where the first of them is weighed. */
function ingredientsBehind(mentions: readonly FoodMention[], at: number): readonly FoodMention[] {
  const dish = mentions[at];
  const recipe = dish && recipeOf(dish);
  const next = mentions[at + 1];
  if (dish === undefined || recipe === undefined || next === undefined || !isOpen(dish)) return [];
  const connective = next.atoms[0]?.connective;
  const opensList = connective === "list" || connective === "with";
  if (!opensList || weightOf(next) === undefined) return [];
  const end = mentions.findIndex((each, index) => {
    return index > at && !(isOfRecipe(each, recipe) && (opensOrContinues(each) || index === at + 1));
  });
  return mentions.slice(at + 1, end < 0 ? mentions.length : end);
}

/** One weighed ingredient tells how much of the dish there was; of several, each counts for itself. */
export function withDishesDescribedByIngredients(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const counted: FoodMention[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const dish = mentions[at];
    if (dish === undefined) break;
    const parts = ingredientsBehind(mentions, at);
    const [only, ...others] = parts.filter(statesAmount);
    const recipe = recipeOf(dish);
    const grams = only && weightOf(only);
    const isWholeRecipe = !continuesRecipe(mentions[at + parts.length + 1]);
    if (only === undefined || recipe === undefined) counted.push(dish);
    else if (!isWholeRecipe) continue;
    else if (others.length === 0 && grams !== undefined) {
      counted.push(withWeight(dish, gramsInPot(only, recipe, grams) / shareInRecipe(only, recipe)));
      at += parts.length;
    }
  }
  return counted;
}
