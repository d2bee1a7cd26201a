/** Counts once what is named beside a dish that holds it: "pan con tomate y aceite". */

import { isInGroup, isRawVegetable, type MealGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import { contentsOf, heldShare, isRecipeRow } from "../match/contents-of-dish.ts";
import { mass } from "../quantities/measures.ts";
import {
  type FoodMention,
  firstAtomOf,
  nounsOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/food-mention.ts";
import { isWeighed, namesDishOrSide, nounOfAtom, stemmedEnglishWords } from "../segment/kinds-of-food.ts";

function connectiveOf(mention: FoodMention) {
  return firstAtomOf(mention)?.connective ?? "apart";
}

/** "toast with avocado", in several parts or as one name: what follows may be in it too. */
function namesContents({ atoms }: FoodMention): boolean {
  const isOneName = atoms.some(({ words }) => words.some(({ english }) => english.includes("with")));
  return isOneName || atoms.slice(1).some(({ connective }) => opensContents.has(connective));
}

/** "peas and carrots" of a roast that has peas. */
const mostOfNouns = 0.5;

/** Not another one of its kind, as in "a soft taco with meat and a soft taco with chicken", nor a soup of what a sandwich holds. */
export function isMostlyIngredientOf(mention: FoodMention, dish: FoodMention): boolean {
  const nouns = nounsOf(mention);
  const row = dish.found[0]?.row;
  if (row === undefined) return false;
  const contents = contentsOf(row);
  const head = nounOfAtom(firstAtomOf(dish));
  const isOther = (noun: string) => (noun === head || namesDishOrSide(noun)) && !contents.has(noun);
  if (nouns.some(isOther)) return false;
  // "pesto pasta, 100 g penne, 2 tbsp pesto"
  const named = new Set(dish.atoms.flatMap(stemmedEnglishWords));
  if (nouns.length > 0 && nouns.every((noun) => named.has(noun))) return true;
  return heldShare(row, { nouns, row: mention.found[0]?.row }) >= mostOfNouns;
}

/** "with 20 g of cheese", "with extra cheese": told besides what the dish holds. */
function isToldApart({ atoms }: FoodMention): boolean {
  return atoms.some(
    ({ quantity, sizes, isExtra }) => quantity !== undefined || sizes.length > 0 || isExtra === true,
  );
}

/** Not a hot dog. */
export const sandwich = /^(?!Hot dog).*sandwich/i;
const unnamedSandwich = "Sandwich, NFS";
/** Toast lies beside it. */
const bread = /^(?:Bread|Roll)\b(?!.*toasted)/;

/** "jambon beurre, demi baguette": its own bread. "a sandwich using a slice of bread and a tablespoon of peanut butter": all of it. */
export function toldByBread(whole: FoodMention, run: readonly FoodMention[]): readonly FoodMention[] {
  const { description = "" } = whole.found[0]?.row.source ?? {};
  if (!sandwich.test(description)) return [];
  const own = run.find(({ found: [best] }) => bread.test(best?.row.source.description ?? ""));
  if (own === undefined) return [];
  const isAllOfIt = description === unnamedSandwich && run.length > 1;
  return isAllOfIt && run.every(statesAmount) ? [whole] : [own];
}

const partsOfPlate: readonly MealGroup[] = ["plate-part", "carried", "extra", "beside-main"];
const fillings: readonly MealGroup[] = ["filling", "extra"];
/** Rows of what is filled with whatever is named, but for what lies beside it: "sandwich with paneer and green chutney", "sandwich and fries". */
const filledWithAnything: ReadonlySet<string> = new Set([
  "Sandwich, NFS",
  "Sandwich wrap, NFS",
  "Burrito, NFS",
]);

/** "a chipotle bowl with rice, beans and salsa": what may lie on a plate, in a bowl or in a roll, without an amount. */
function comesWith(mention: FoodMention, dish: FoodMention): boolean {
  const row = mention.found[0]?.row;
  const isUnnamed = filledWithAnything.has(dish.found[0]?.row.source.description ?? "");
  const isPlate = isUnnamed || dish.atoms.some(({ words }) => words.some(({ isWhole }) => isWhole));
  if (row === undefined || !isPlate || isToldApart(mention)) return false;
  if (isUnnamed && isRecipeRow(row))
    return !isInGroup(row, "main") && !nounsOf(mention).some(namesDishOrSide);
  return (isUnnamed ? fillings : partsOfPlate).some((group) => isInGroup(row, group)) || isRawVegetable(row);
}

function isContentOf(mention: FoodMention, dish: FoodMention): boolean {
  const row = dish.found[0]?.row;
  if (row === undefined || isToldApart(mention)) return false;
  const isHeld = heldShare(row, { nouns: nounsOf(mention), row: mention.found[0]?.row }) === 1;
  return isHeld || comesWith(mention, dish);
}

function isMain({ found: [best] }: FoodMention): boolean {
  return best !== undefined && isInGroup(best.row, "main");
}

/** "spaghetti bolognese with minced beef": what the dish before it holds is not counted again. */
export function withoutIngredients(mentions: readonly FoodMention[]): readonly FoodMention[] {
  let dish: FoodMention | undefined;
  /** Directly before, and counted. */
  let before: FoodMention | undefined;
  let isInContents = false;
  const isHeld = (mention: FoodMention): boolean => {
    const connective = connectiveOf(mention);
    const opens = opensContents.has(connective);
    // "lentejas, filete con patatas": beside the steak, whatever the lentils hold.
    if (opens && before !== undefined && isMain(before)) dish = before;
    if (dish !== undefined && (opens || (isInContents && listing.has(connective)))) {
      isInContents = true;
      return isContentOf(mention, dish);
    }
    if (dish !== undefined && listing.has(connective) && comesWith(mention, dish)) return true;
    dish = mention;
    isInContents = namesContents(mention);
    return false;
  };
  return mentions.filter((mention) => {
    const isCounted = !isHeld(mention);
    before = isCounted ? mention : undefined;
    return isCounted;
  });
}

const porridges = /^(?:Oatmeal|Porridge)\b/;
const dryOats = /^Oats, raw\b/;
/** Stirred into it; with its amount it is counted beside the oats. */
const liquids = /^(?:Milk|Water|[A-Z]\w+ milk)\b/;
/** g of porridge made with 1 g of oats: FNDDS has 379 kcal in 100 g of oats, and 64 (cooked) to 68 (instant) in porridge with water. */
const swelling = 5.7;

function descriptionOf({ found: [best] }: FoodMention): string {
  return best?.row.source.description ?? "";
}

/** Of the oats, where their weight was said and nothing else. */
function gramsOfOats({ atoms: [atom, ...others] }: FoodMention): number | undefined {
  const { quantity } = atom ?? {};
  if (others.length > 0 || quantity?.measure?.kind !== "mass") return undefined;
  return quantity.count * quantity.measure.grams;
}

/** A porridge is weighed by the oats that went into it: "porridge made with water, 40 g oats". Not where the milk was measured as well: its amount and that of the oats are then counted one by one. */
export function withPorridgesByOats(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const counted = new Set<FoodMention>();
  const weighed = mentions.map((dish, at) => {
    if (!porridges.test(descriptionOf(dish)) || isWeighed(firstAtomOf(dish))) return dish;
    const parts = untilNot(mentions.slice(at + 1), opensOrContinues);
    const oats = parts.find((part) => dryOats.test(descriptionOf(part)));
    const grams = oats && gramsOfOats(oats);
    const isMixed = parts.some((part) => statesAmount(part) && liquids.test(descriptionOf(part)));
    const [first, ...others] = dish.atoms;
    if (first === undefined || oats === undefined || grams === undefined || isMixed) return dish;
    counted.add(oats);
    const quantity = { count: grams * swelling, measure: mass.gram, qualifiers: [], isSaid: true } as const;
    return { ...dish, atoms: [{ ...first, quantity, lead: "amount" as const }, ...others] };
  });
  return weighed.filter((mention) => !counted.has(mention));
}
