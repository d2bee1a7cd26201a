/** Counts once what is named beside a dish that holds it: "pan con tomate y aceite". */

import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup, isRawVegetable, type MealGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import { englishWords } from "../match/row-words.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { mayHoldParts } from "../segment/joining/filled-things.ts";
import { namesDishOrSide } from "../segment/kinds-of-food.ts";
import { nounsOf } from "../segment/mentions.ts";
import { wordSet } from "../words/read-word-files.ts";
import { contentsOf } from "./contents-of-dish.ts";
import { withDishesDescribedByIngredients } from "./described-by-ingredients.ts";
import { withPorridgesByOats } from "./dry-weights.ts";
import type { HeldBy } from "./held-parts.ts";
import { partsOfBlended } from "./mixed-of-parts.ts";

function continuesFoodBefore({ atoms: [first] }: FoodMention): boolean {
  return first !== undefined && listing.has(first.connective);
}

/** "toast with avocado", in several parts or as one name: what follows may be in it too. */
function namesContents({ atoms }: FoodMention): boolean {
  const isOneName = atoms.some(({ words }) => words.some(({ english }) => english.includes("with")));
  return isOneName || atoms.slice(1).some(({ connective }) => opensContents.has(connective));
}

const partsOfPlate: readonly MealGroup[] = ["plate-part", "carried", "extra", "beside-main"];

/** Share of its nouns, 0 to 1, that the dish's recipe or name holds. */
function heldShare(mention: FoodMention, dish: FoodMention): number {
  const row = dish.found[0]?.row;
  const nouns = nounsOf(mention);
  if (row === undefined || nouns.length === 0) return 0;
  return nouns.filter((noun) => contentsOf(row).has(noun)).length / nouns.length;
}

/** "peas and carrots" of a roast that has peas. */
const mostOfNouns = 0.5;

/** Not another one of its kind, as in "a soft taco with meat and a soft taco with chicken", nor a soup of what a sandwich holds. */
export function isMostlyIngredientOf(mention: FoodMention, dish: FoodMention): boolean {
  const [nouns, names] = [nounsOf(mention), new Set(nounsOf(dish))];
  const row = dish.found[0]?.row;
  if (row === undefined) return false;
  const isOther = (noun: string) => names.has(noun) || (namesDishOrSide(noun) && !contentsOf(row).has(noun));
  if (nouns.some(isOther)) return false;
  return heldShare(mention, dish) >= mostOfNouns;
}

/** All of it is in the dish's recipe or name. */
function isIngredientOf(mention: FoodMention, dish: FoodMention): boolean {
  return heldShare(mention, dish) === 1;
}

/** "with 20 g of cheese", "with extra cheese": told besides what the dish holds. */
function isToldApart({ atoms }: FoodMention): boolean {
  return atoms.some(
    ({ quantity, sizes, isExtra }) => quantity !== undefined || sizes.length > 0 || isExtra === true,
  );
}

/** "a chipotle bowl with rice, beans and salsa": what may lie on a plate, in a bowl or in a roll, without an amount. */
function comesWith(mention: FoodMention, dish: FoodMention): boolean {
  const row = mention.found[0]?.row;
  const isPlate = dish.atoms.some(({ words }) => words.some(({ isWhole }) => isWhole));
  // "2 sushi rolls, steak with mash": what was counted is no plate.
  const isCounted = dish.atoms.some(({ quantity }) => quantity?.isSaid === true && quantity.count > 1);
  if (row === undefined || !isPlate || isCounted) return false;
  return (
    !isToldApart(mention) && (partsOfPlate.some((group) => isInGroup(row, group)) || isRawVegetable(row))
  );
}

const soups = wordSet("soup-of-vegetables");
const inSoups = wordSet("vegetable-in-soup");

/** "caldo de res con elote, chayote y papa": what a soup was cooked with, where no amount is said. */
function isCookedInSoup(mention: FoodMention, dish: FoodMention): boolean {
  const [named = ""] = dish.found[0]?.row.source.description.split(":") ?? [];
  const isSoup = englishWords(named).some((word) => soups.has(word));
  const nouns = nounsOf(mention);
  return isSoup && !isToldApart(mention) && nouns.length > 0 && nouns.every((noun) => inSoups.has(noun));
}

const breadClasses: ReadonlySet<string | undefined> = new Set(["bread", "roll", "baguette"]);

/** "a cheeseburger nestled in a sesame bun": the bread that it lies in is its own, unless so much of it was said. */
function isItsBread(mention: FoodMention, dish: FoodMention): boolean {
  const [row, dishRow] = [mention.found[0]?.row, dish.found[0]?.row];
  const { connective, quantity } = mention.atoms[0] ?? {};
  if (row === undefined || dishRow === undefined || quantity?.isSaid === true) return false;
  const isAround = connective === "made" || connective === "on";
  return isAround && breadClasses.has(portionClassOf(row)) && isInGroup(dishRow, "in-bread");
}

const flour = "flour";

/** "a bun made from refined flour": whatever it is baked of, it holds it already. */
function isFlour(mention: FoodMention): boolean {
  const name = mention.found[0]?.row.source.description.toLowerCase().split(/[ ,]+/) ?? [];
  return name.includes(flour) && mention.atoms[0]?.connective === "made";
}

function isContentOf(mention: FoodMention, dish: FoodMention): boolean {
  if (isCookedInSoup(mention, dish)) return true;
  if (isToldApart(mention)) return false;
  return isIngredientOf(mention, dish) || comesWith(mention, dish) || isFlour(mention);
}

/** "chicken wrap, lettuce, tomato": raw vegetables without an amount lie in what is filled. */
function isFillingOf(mention: FoodMention, dish: FoodMention): boolean {
  const row = mention.found[0]?.row;
  const isFilledDish = dish.atoms.some(mayHoldParts);
  if (row === undefined || !isFilledDish || isToldApart(mention)) return false;
  return isRawVegetable(row) && isMostlyIngredientOf(mention, dish);
}

function isMain({ found: [best] }: FoodMention): boolean {
  return best !== undefined && isInGroup(best.row, "main");
}

/** "lentejas, filete con patatas": beside the steak, whatever the lentils hold. */
function holderOf({ atoms: [first] }: FoodMention, before: FoodMention | undefined) {
  const isContent = first !== undefined && opensContents.has(first.connective);
  return isContent && before !== undefined && isMain(before) ? before : undefined;
}

interface Counted {
  readonly mentions: readonly FoodMention[];
  readonly heldBy: HeldBy;
}

/** "pan con tomate y aceite", "spaghetti bolognese with minced beef": what the dish holds is not counted again. */
export function withoutIngredients(all: readonly FoodMention[]): Counted {
  let dish: FoodMention | undefined;
  /** Directly before, and counted. */
  let before: FoodMention | undefined;
  let isInContents = false;
  const heldBy = new Map<FoodMention, FoodMention[]>();
  const described = withDishesDescribedByIngredients(withPorridgesByOats(all));
  const inBlended = new Set(described.flatMap((each, at) => partsOfBlended(each, described.slice(at + 1))));
  const isHeld = (mention: FoodMention): boolean => {
    if (inBlended.has(mention)) return false;
    const [first] = mention.atoms;
    const isContent = first !== undefined && opensContents.has(first.connective);
    if (dish !== undefined && isItsBread(mention, dish)) return true;
    dish = holderOf(mention, before) ?? dish;
    const mayHold = dish !== undefined && (isContent || (isInContents && continuesFoodBefore(mention)));
    if (mayHold && dish !== undefined) {
      isInContents = true;
      return isContentOf(mention, dish);
    }
    if (dish !== undefined && continuesFoodBefore(mention)) {
      if (comesWith(mention, dish) || isFillingOf(mention, dish)) return true;
    }
    dish = mention;
    isInContents = namesContents(mention);
    return false;
  };
  const mentions = described.filter((mention) => {
    if (!isHeld(mention)) {
      before = mention;
      return true;
    }
    before = undefined;
    if (dish !== undefined) heldBy.set(dish, [...(heldBy.get(dish) ?? []), mention]);
    return false;
  });
  return { mentions, heldBy };
}
