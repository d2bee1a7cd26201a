/** Counts either a meal or what it consists of, where both are named: "sunday roast: beef, potatoes, peas". */
import { englishWords } from "../match/row-words.ts";
import { atomOfWords } from "../segment/atom.ts";
import {
  type AmountOf,
  type FindRows,
  type FoodMention,
  firstAtomOf,
  nounsOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/food-mention.ts";
import { mayHoldParts } from "../segment/joining/filled-things.ts";
import { isWeighed } from "../segment/kinds-of-food.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { between, breathBehind, continuesList, listedUnder, listedWithin } from "./listed-with.ts";
import { isCooked, makeUp, namedPartsMin, type WholeAndParts } from "./share-of-whole.ts";
import { areContents, isToldByAmounts } from "./told-by-amounts.ts";
import { isMostlyIngredientOf, sandwich, toldByBread } from "./without-ingredients.ts";

interface MealRead {
  readonly text: string;
  readonly amountOf: AmountOf;
  readonly find: FindRows;
}

/** Also by an article: "a full English". */
function startsWithAmount(mention: FoodMention): boolean {
  const quantity = firstAtomOf(mention)?.quantity;
  return quantity !== undefined && quantity.isImplied !== true;
}

/** g. A lighter whole, such as a taco, is no meal: what is listed behind it lies on it or beside it. */
const mealGramsMin = 300;
const platters: ReadonlySet<string> = wordSet("platter");

/** Several things side by side, of which everybody takes others: a roast dinner, a full English, an asado. */
function isPlate({ atoms, found: [best] }: FoodMention): boolean {
  const isWhole = atoms.some(({ words }) => words.some((word) => word.isWhole));
  if (isWhole || best === undefined) return isWhole;
  return englishWords(best.row.source.description).some((word) => platters.has(word));
}

/** Nobody says how much of what is cooked together, so names alone describe it. */
function isCookedTogether(whole: FoodMention): boolean {
  return isCooked(whole) && !isPlate(whole);
}

/** The whole, where its parts are all of it; else those that only describe it. */
function superfluousOf(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return makeUp(named, amountOf) ? [named.whole] : named.parts.filter((part) => !statesAmount(part));
}

/** Share of the listed foods that the dish must hold. Not all: recipes leave out small ones such as gherkins. */
const listedShareMin = 0.75;

/** "koshari: rice, lentils, onion" */
function describesCooked({ whole, parts }: WholeAndParts): boolean {
  if (!isCookedTogether(whole) || parts.some(statesAmount)) return false;
  const held = parts.filter((part) => isMostlyIngredientOf(part, whole));
  return held.length >= parts.length * listedShareMin;
}

/** Rows that name no particular dish: the foods listed behind them say which. */
const unnamedMeals: ReadonlySet<string> = new Set(["Frozen dinner, NFS"]);
/** What a shop sells together, whatever that is: "meal deal". */
const bundles: ReadonlySet<string> = wordSet("sold-together");
/** Of which everybody takes something else: "asado: un choripán, un pedazo de vacío". */
const occasions: ReadonlySet<string> = wordSet("occasion-of-food");

/** "plat du jour, saumon et riz", "meal deal, sandwich and crisps": the list is the meal. */
function isNamedByList(whole: FoodMention, after: readonly FoodMention[], meal: MealRead): boolean {
  const { atoms, found } = whole;
  const typed = meal.text.slice(atoms[0]?.words[0]?.start, atoms[0]?.words.at(-1)?.end).toLowerCase();
  const list = untilNot(after, continuesList);
  // "veg thali: 3 roti, rice, dal"; "christmas dinner, then a pudding" goes on to another course.
  const isPlateOfList =
    isPlate(whole) &&
    !sandwich.test(found[0]?.row.source.description ?? "") &&
    firstAtomOf(after[0] ?? whole)?.connective === "list" &&
    list.length > namedPartsMin &&
    list.some((each) => isMostlyIngredientOf(each, whole));
  const isUnnamed = isPlateOfList || unnamedMeals.has(found[0]?.row.source.description ?? "");
  const isBundle = typed.split(/\s+/).some((word) => bundles.has(word));
  if (!isUnnamed && !isBundle && !occasions.has(typed)) return false;
  return makeUp({ whole, parts: list }, meal.amountOf);
}

const dinnerMeats: ReadonlySet<string> = wordSet("dinner-meat");

/** "roast beef dinner", "sunday roast lamb": the meat that the meal is named after, where no part names one. */
function mainOf(
  { atoms: [atom] }: FoodMention,
  parts: readonly FoodMention[],
  { text, find }: MealRead,
): readonly FoodMention[] {
  const named = new Set(parts.flatMap(nounsOf));
  const from = atom?.words[0]?.start ?? 0;
  const typed = text.slice(from, atom?.words.at(-1)?.end).toLowerCase();
  const isMain = (word: string) => dinnerMeats.has(stemEnglish(word)) && !named.has(stemEnglish(word));
  const meat = [...typed.matchAll(/[a-z]+/g)].find(([word]) => isMain(word));
  if (meat === undefined) return [];
  const start = from + meat.index;
  const place = { kind: "plain", start, end: start + meat[0].length } as const;
  const main = atomOfWords([{ ...place, english: [stemEnglish(meat[0])] }], atom?.connective);
  return [{ atoms: [main], found: find([main]) }];
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

/** "full English, 2 eggs, bacon", "moussaka with aubergine, beef": some of what follows the meal is in it. */
function superfluousBehind(
  whole: FoodMention,
  after: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  const run = breathBehind(whole, after, meal.text);
  if (statesAmount(whole)) return describesMeasured(whole, run, meal);
  if (isNamedByList(whole, after, meal)) return [whole];
  const parts = after.filter((mention) => isMostlyIngredientOf(mention, whole));
  const isOneBreath = run[0] !== undefined && !/[,;+\n]/.test(between(whole, run[0], meal.text));
  const told = { whole, run, parts: run.filter((each) => parts.includes(each)), isOneBreath };
  if (isToldByAmounts(told, meal.amountOf)) return [whole];
  if (parts.length < namedPartsMin) return [];
  const bare = parts.filter((part) => !statesAmount(part));
  const isDescribed = areContents(run, whole) || (isCookedTogether(whole) && parts[0] === after[0]);
  // "tacos M, poulet, frites": its bread is in no part.
  if (whole.atoms.some(mayHoldParts) || (isDescribed && bare.length === parts.length)) return bare;
  const isMeal = isPlate(whole) || meal.amountOf(whole).grams >= mealGramsMin;
  return isMeal ? superfluousOf({ whole, parts }, meal.amountOf) : [];
}

/** The whole, or those of its parts that are in it already. */
function superfluousBeside(
  whole: FoodMention,
  after: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  const within = listedWithin(whole, after);
  // "timbits (2 honey dip, 2 glazed)", "gumbo (chicken)": only where each has its amount are they more than a description.
  const named = { whole, parts: within };
  const describe = statesAmount(whole) || !within.every(statesAmount);
  const areAllOfIt =
    isCooked(whole) &&
    within.length >= namedPartsMin &&
    within.every((part) => isMostlyIngredientOf(part, whole));
  if (within.length > 0 && !describe) return areAllOfIt ? [whole] : superfluousOf(named, meal.amountOf);
  if (within.length > 0) return within;
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
  for (const [at, whole] of mentions.entries()) {
    if (superfluous.has(whole)) continue;
    for (const mention of superfluousBeside(whole, mentions.slice(at + 1), meal)) superfluous.add(mention);
  }
  return mentions.flatMap((mention, at) => {
    if (!superfluous.has(mention)) return [mention];
    return isPlate(mention) ? mainOf(mention, mentions.slice(at + 1), meal) : [];
  });
}
