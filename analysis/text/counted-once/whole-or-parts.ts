/** Counts either a meal or what it consists of, where both are named, "sunday roast: beef, potatoes, peas", and once what is named beside a dish that holds it: "pan con tomate y aceite". */
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import { heldShare, isRecipeRow } from "../match/contents-of-dish.ts";
import { household, type Measure } from "../quantities/measures.ts";
import {
  type AmountOf,
  type FoodMention,
  firstAtomOf,
  nounsOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/food-mention.ts";
import { isWeighed, mayHoldParts } from "../segment/kinds-of-food.ts";
import { wordSet } from "../words/read-word-files.ts";
import {
  areContents,
  between,
  breathBehind,
  continuesList,
  isCooked,
  isMostlyIngredientOf,
  isToldByAmounts,
  listedUnder,
  listedWithin,
  makeUp,
  namedPartsMin,
  toldByBread,
  type WholeAndParts,
} from "./parts-of-whole.ts";

interface MealRead {
  readonly text: string;
  readonly amountOf: AmountOf;
}

/** Also by an article: "a full English". */
function startsWithAmount(mention: FoodMention): boolean {
  const quantity = firstAtomOf(mention)?.quantity;
  return quantity !== undefined && quantity.isImplied !== true;
}

/** The whole, where its parts are all of it; else those that only describe it. */
function superfluousOf(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return makeUp(named, amountOf) ? [named.whole] : named.parts.filter((part) => !statesAmount(part));
}

/** Share of the listed foods that the dish must hold. Not all: recipes leave out small ones such as gherkins. */
const listedShareMin = 0.75;

/** "koshari: rice, lentils, onion" */
function describesCooked({ whole, parts }: WholeAndParts): boolean {
  if (!isCooked(whole) || parts.some(statesAmount)) return false;
  const held = parts.filter((part) => isMostlyIngredientOf(part, whole));
  return held.length >= parts.length * listedShareMin;
}

/** What a shop sells together, whatever that is: "meal deal". */
const bundles: ReadonlySet<string> = wordSet("sold-together");
const bundlesInShort: ReadonlySet<string> = wordSet("sold-together-in-short");
/** Of which everybody takes something else: "asado: un choripán, un pedazo de vacío". */
const occasions: ReadonlySet<string> = wordSet("occasion-of-food");

function typedName(whole: FoodMention, text: string): string {
  const words = firstAtomOf(whole)?.words;
  return text.slice(words?.[0]?.start, words?.at(-1)?.end).toLowerCase();
}

/** "asado: un choripán, vacío": the list is the meal. */
function isNamedByList(whole: FoodMention, after: readonly FoodMention[], meal: MealRead): boolean {
  if (!occasions.has(typedName(whole, meal.text))) return false;
  return makeUp({ whole, parts: untilNot(after, continuesList) }, meal.amountOf);
}

/** "a meal deal: sandwich and crisps", "formule du midi avec salade, steak": the list is what was sold together, in whatever form. */
function isSoldAsListed(whole: FoodMention, after: readonly FoodMention[], meal: MealRead): boolean {
  const typed = typedName(whole, meal.text).split(/\s+/);
  const isShort = typed.length <= 2 && typed.some((word) => bundlesInShort.has(word));
  if (!isShort && !bundles.has(typed.at(-1) ?? "")) return false;
  const forms = [
    listedWithin(whole, after),
    listedUnder(whole, after),
    breathBehind(whole, after, meal.text),
  ];
  return forms.some((parts) => makeUp({ whole, parts }, meal.amountOf));
}

/** "300 g pasta salad: tuna, corn", but not "apples: 80 g, 3 plums". */
function opensList(whole: FoodMention, first: FoodMention, text: string): boolean {
  const [before = "", behind] = between(whole, first, text).split(":");
  if (behind === undefined || /[,.;+\n]/.test(before)) return false;
  return firstAtomOf(whole)?.lead === "amount" || /\d/.test(before);
}

/** "a plate of Irish stew, mutton, carrots", "pasta salad 300 g: tuna, corn": so much of it was eaten, and the list says what is in it. */
function describesMeasured(whole: FoodMention, run: readonly FoodMention[], { text }: MealRead) {
  const [first] = run;
  if (first === undefined) return [];
  // What was counted or measured is eaten besides.
  const bare = run.filter((each) => !startsWithAmount(each));
  if (opensList(whole, first, text)) return isWeighed(firstAtomOf(whole)) ? run : bare;
  const held = bare.filter((each) => isMostlyIngredientOf(each, whole));
  if (held.length < namedPartsMin || held.length < bare.length * listedShareMin) return [];
  return held;
}

const vessels: ReadonlySet<Measure | undefined> = new Set([household.bowl, household.plate]);

/** "a bowl of porridge, 40 g oats", "plato de pasta, 100 g de pasta": most of it was weighed. */
function heldWhatWasWeighed(whole: FoodMention, [first]: readonly FoodMention[], amountOf: AmountOf) {
  if (first === undefined || !vessels.has(firstAtomOf(whole)?.quantity?.measure)) return false;
  if (!isWeighed(firstAtomOf(first))) return false;
  if (nounsOf(first).at(-1) === nounsOf(whole)[0]) return true;
  return isMostlyIngredientOf(first, whole) && makeUp({ whole, parts: [first] }, amountOf);
}

/** "full English, 2 eggs, bacon", "moussaka with aubergine, beef": some of what follows the meal is in it. */
function superfluousBehind(
  whole: FoodMention,
  after: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  const run = breathBehind(whole, after, meal.text);
  if (heldWhatWasWeighed(whole, run, meal.amountOf)) return [whole];
  if (statesAmount(whole)) return describesMeasured(whole, run, meal);
  if (isNamedByList(whole, after, meal)) return [whole];
  const parts = after.filter((mention) => isMostlyIngredientOf(mention, whole));
  const told = { whole, run, parts: run.filter((each) => parts.includes(each)) };
  if (isToldByAmounts(told, meal.amountOf)) return [whole];
  if (parts.length < namedPartsMin) return [];
  const bare = parts.filter((part) => !statesAmount(part));
  const isDescribed = areContents(run, whole) || (isCooked(whole) && parts[0] === after[0]);
  // "tacos M, poulet, frites": its bread is in no part.
  if (whole.atoms.some(mayHoldParts) || (isDescribed && bare.length === parts.length)) return bare;
  return superfluousOf({ whole, parts }, meal.amountOf);
}

/** The whole, or those of its parts that are in it already. */
function superfluousBeside(
  whole: FoodMention,
  after: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  if (isSoldAsListed(whole, after, meal)) return [whole];
  const within = listedWithin(whole, after);
  if (within.length > 0) {
    // "timbits (2 honey dip, 2 glazed)", "gumbo (chicken)": only where each has its amount are they more than a description.
    if (statesAmount(whole) || !within.every(statesAmount)) return within;
    const areAll =
      (within.length >= namedPartsMin && isCooked(whole)) || makeUp({ whole, parts: within }, meal.amountOf);
    return areAll ? [whole] : [];
  }
  const parts = listedUnder(whole, after);
  // "a small plate of Jiggs dinner: salt beef, cabbage": so much of it, and what it is.
  if (firstAtomOf(whole)?.isHeading === true && startsWithAmount(whole))
    return describesMeasured(whole, parts, meal);
  if (parts.length === 0) {
    const behind = superfluousBehind(whole, after, meal);
    return behind.length > 0 ? behind : toldByBread(whole, untilNot(after, opensOrContinues));
  }
  return describesCooked({ whole, parts }) ? parts : superfluousOf({ whole, parts }, meal.amountOf);
}

/** "sunday roast: beef, potatoes, peas": the list is the meal. "pizza: ham, mushrooms": it is in the dish. */
export function withoutWholesOrParts(
  mentions: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  const superfluous = new Set<FoodMention>();
  const isExtra = ({ atoms }: FoodMention) => atoms.some((atom) => atom.isExtra === true);
  for (const [at, whole] of mentions.entries()) {
    if (superfluous.has(whole)) continue;
    const after = mentions.slice(at + 1);
    const told = superfluousBeside(whole, after, meal);
    // "burrito bowl, extra rice, double chicken": what is more than the dish holds is never all of it.
    const besides = after.filter((each) => !isExtra(each));
    for (const mention of told.includes(whole) ? superfluousBeside(whole, besides, meal) : told)
      superfluous.add(mention);
  }
  return mentions.filter((mention) => !superfluous.has(mention));
}

/** "with 20 g of cheese", "with extra cheese": told besides what the dish holds. */
function isToldApart({ atoms }: FoodMention): boolean {
  return atoms.some(({ quantity, isExtra }) => quantity !== undefined || isExtra === true);
}

const partsOfPlate: readonly MealGroup[] = ["plate-part", "carried", "extra", "beside-main"];
const fillings: readonly MealGroup[] = ["filling", "extra"];
/** Rows of what is filled with whatever is named, but for what lies beside it: "sandwich with paneer and green chutney", "sandwich and fries". */
const filledWithAnything = /^(?:Sandwich|Sandwich wrap|Burrito), NFS$/;

/** "a chipotle bowl with rice, beans and salsa": what may lie on a plate, in a bowl or in a roll, without an amount. */
function comesWith(mention: FoodMention, dish: FoodMention): boolean {
  const row = mention.found[0]?.row;
  if (row === undefined || isToldApart(mention)) return false;
  if (filledWithAnything.test(dish.found[0]?.row.source.description ?? ""))
    return isRecipeRow(row) ? !isInGroup(row, "main") : fillings.some((group) => isInGroup(row, group));
  const isPlate = dish.atoms.some(({ words }) => words.some(({ isWhole }) => isWhole));
  return isPlate && partsOfPlate.some((group) => isInGroup(row, group));
}

function isContentOf(mention: FoodMention, dish: FoodMention): boolean {
  const row = dish.found[0]?.row;
  if (row === undefined || isToldApart(mention)) return false;
  const isHeld = heldShare(row, { nouns: nounsOf(mention), row: mention.found[0]?.row }) === 1;
  return isHeld || comesWith(mention, dish);
}

/** "spaghetti bolognese with minced beef": what the dish before it holds is not counted again. */
export function withoutIngredients(mentions: readonly FoodMention[]): readonly FoodMention[] {
  let dish: FoodMention | undefined;
  let isInContents = false;
  return mentions.filter((mention) => {
    const connective = firstAtomOf(mention)?.connective ?? "apart";
    isInContents = opensContents.has(connective) || (isInContents && listing.has(connective));
    if (dish !== undefined && isInContents) return !isContentOf(mention, dish);
    if (dish !== undefined && listing.has(connective) && comesWith(mention, dish)) return false;
    dish = mention;
    isInContents = areContents([], mention);
    return true;
  });
}
