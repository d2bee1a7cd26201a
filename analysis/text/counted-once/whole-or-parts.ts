/** Counts either a meal or what it consists of, where both are named: "sunday roast: beef, potatoes, peas". */
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import { isRecipeRow, shareOfRecipe } from "../match/contents-of-dish.ts";
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
import { mayBeFilled, mayHoldParts } from "../segment/joining/filled-things.ts";
import { doughs, isWeighed, stemmedEnglishWords } from "../segment/kinds-of-food.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { isMostlyIngredientOf, sandwich, toldByBread } from "./without-ingredients.ts";

interface MealRead {
  readonly text: string;
  readonly amountOf: AmountOf;
  readonly find: FindRows;
}

interface WholeAndParts {
  readonly whole: FoodMention;
  readonly parts: readonly FoodMention[];
}

/** A single part may be eaten beside a dish that holds it too: "bolognese, cheese". */
const namedPartsMin = 2;
/** Share of the dish, by energy or by the weight in its recipe, from which the parts are all of it. */
const partsShareMin = 0.5;
/** g. A lighter whole, such as a taco, is no meal: what is listed behind it lies on it or beside it. */
const mealGramsMin = 300;

/** Also by an article: "a full English". */
function startsWithAmount(mention: FoodMention): boolean {
  const quantity = firstAtomOf(mention)?.quantity;
  return quantity !== undefined && quantity.isImplied !== true;
}

function continuesList(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective !== undefined && (connective === "apart" || listing.has(connective));
}

function isWithin(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective === "bracketed" || connective === "filled";
}

/** "burrito (chicken, rice)", "bocadillo lomo queso" */
function listedWithin(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isWithin(whole) ? [] : untilNot(after, isWithin);
}

/** "sunday roast: beef, potatoes, peas": all up to the next heading. */
function listedUnder(heading: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  if (!firstAtomOf(heading)?.isHeading) return [];
  return untilNot(after, (each) => firstAtomOf(each)?.isHeading !== true && continuesList(each));
}

function between(one: FoodMention, next: FoodMention, text: string): string {
  return text.slice(one.atoms.at(-1)?.words.at(-1)?.end, next.atoms[0]?.words[0]?.start);
}

/** What was named in the same breath: "ajiaco, chicken corn potato". */
function breathBehind(
  whole: FoodMention,
  after: readonly FoodMention[],
  text: string,
): readonly FoodMention[] {
  const isInBreath = (each: FoodMention, before: FoodMention) =>
    statesAmount(each) || opensOrContinues(each) || /(?:^|:)\s*$/.test(between(before, each, text));
  const end = after.findIndex((each, at) => !isInBreath(each, after[at - 1] ?? whole));
  return end < 0 ? after : after.slice(0, end);
}

const platters: ReadonlySet<string> = wordSet("platter");

/** Several things side by side, of which everybody takes others: a roast dinner, a full English, an asado. */
function isPlate({ atoms, found: [best] }: FoodMention): boolean {
  const isWhole = atoms.some(({ words }) => words.some((word) => word.isWhole));
  if (isWhole || best === undefined) return isWhole;
  return englishWords(best.row.source.description).some((word) => platters.has(word));
}

/** Cooked together by a recipe that the table has. */
function isCooked({ found: [best] }: FoodMention): boolean {
  return best !== undefined && isRecipeRow(best.row);
}

/** By weight, how much of the recipe was named. */
function shareNamed({ whole, parts }: WholeAndParts): number {
  const row = whole.found[0]?.row;
  return row === undefined ? 0 : shareOfRecipe(row, new Set(parts.flatMap(nounsOf)));
}

/** Whether the parts are enough to be the whole, and not some of it. */
function makeUp(named: WholeAndParts, amountOf: AmountOf): boolean {
  const { whole, parts } = named;
  const energy = parts.reduce((sum, part) => sum + amountOf(part).calories, 0);
  if (energy >= amountOf(whole).calories * partsShareMin) return true;
  return parts.every(statesAmount) && shareNamed(named) >= partsShareMin;
}

/** The whole, where its parts are all of it; else those that only describe it. */
function superfluousOf(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return makeUp(named, amountOf) ? [named.whole] : named.parts.filter((part) => !statesAmount(part));
}

/** Share of the listed foods that the dish must hold. Not all: recipes leave out small ones such as gherkins. */
const listedShareMin = 0.75;

/** "koshari: rice, lentils, onion": nobody says how much of what is cooked together, so the names only describe it. */
function describesCooked({ whole, parts }: WholeAndParts): boolean {
  if (!isCooked(whole) || isPlate(whole) || parts.length < namedPartsMin) return false;
  if (parts.some(statesAmount)) return false;
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

const mixtures: ReadonlySet<string> = new Set([...wordSet("mixed-of-parts")].map(stemEnglish));
const blended: ReadonlySet<string> = new Set([...wordSet("blended")].map(stemEnglish));
/** Fewer without amounts are what any such drink has: "smoothie with banana and milk". */
const mixedPartsMin = 3;

/** Blended or stirred of what is named, and of nothing else: a smoothie, a porridge. */
function isMixture({ atoms: [first] }: FoodMention, kinds = mixtures): boolean {
  const words = stemmedEnglishWords(first);
  return words.some((word) => kinds.has(word)) && !words.includes("bowl");
}

/** What follows it in the same breath, and the part of that that it holds. */
interface Following extends WholeAndParts {
  readonly run: readonly FoodMention[];
  /** No comma stands between: "shake 2 scoops whey 1 banana". */
  readonly isOneBreath: boolean;
}

/** "caldo de res con elote, chayote": also what goes on with the contents that were found in its name. */
function areContents([first]: readonly FoodMention[], whole: FoodMention): boolean {
  const opened = [...whole.atoms.slice(1), ...(first?.atoms.slice(0, 1) ?? [])];
  return opened.some(({ connective }) => opensContents.has(connective));
}

/** "pancakes of 2 eggs and 40 g of oats", "smoothie with 1 banana": nothing else is in it. */
function isMixedOf({ whole, run, isOneBreath }: Following): boolean {
  const [first] = run;
  const isStated = first !== undefined && statesAmount(first);
  if (isStated && firstAtomOf(first)?.connective === "made") return true;
  return isMixture(whole) && (areContents(run, whole) || (isStated && isOneBreath));
}

const inBread: readonly MealGroup[] = ["filling", "spread", "extra"];

function isFillingFood({ found: [best] }: FoodMention): boolean {
  return best !== undefined && inBread.some((group) => isInGroup(best.row, group));
}

/** Without it the parts are no whole: the bread of what is filled, or what the dish is mostly. */
function isBaseOf(part: FoodMention, { atoms, found: [best] }: FoodMention): boolean {
  const nouns = nounsOf(part);
  const isWeighedOf = best !== undefined && isRecipeRow(best.row) && isWeighed(firstAtomOf(part));
  const [head = ""] = englishWords(best?.row.source.description.split(/[,:]| with /)[0] ?? "").slice(-1);
  if (nouns.includes(head)) return true;
  return atoms.some(mayBeFilled) ? nouns.some((noun) => doughs.has(noun)) : isWeighedOf;
}

/** "choucroute, 2 saucisses, 100 g de lard", "pancakes of 2 eggs and 40 g of oats": the amounts are what was eaten of it. */
function isToldByAmounts(following: Following, amountOf: AmountOf): boolean {
  const { whole, parts, run } = following;
  const [isMixed, isFilling] = [isMixedOf(following), whole.atoms.some(mayBeFilled)];
  const isOpen = isMixed || areContents(run, whole);
  // "smoothie with oats, banana and peanut butter": more than any smoothie has, so these are all of it.
  const isNew = isMixture(whole, blended) && run.length >= mixedPartsMin && run.length > parts.length;
  if (isNew && areContents(run, whole) && !run.some(statesAmount))
    return makeUp({ whole, parts: run }, amountOf);
  const isHeld = (part: FoodMention) => parts.includes(part) || (isFilling && isFillingFood(part));
  const told = run.filter((part) => statesAmount(part) && (isOpen || isHeld(part)));
  const held = isMixed ? told : told.filter(isHeld);
  if (told.length === 0 || held.length < told.length * partsShareMin) return false;
  const isSeveral = told.length >= namedPartsMin;
  const named = { whole, parts: told };
  if (isSeveral && isCooked(whole) && held.length === told.length) {
    if (!isFilling || shareNamed(named) >= partsShareMin) return true;
  }
  const isBased = held.some((part) => isBaseOf(part, whole));
  const isEnough =
    isFilling && !isMixed
      ? isBased && isSeveral
      : isBased || isSeveral || told.every((part) => isMixed && isWeighed(firstAtomOf(part)));
  return isEnough && makeUp(named, amountOf);
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

/** No article: what was counted or measured is eaten besides. */
function isBare(mention: FoodMention): boolean {
  return !startsWithAmount(mention) && !statesAmount(mention);
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
  const bare = run.filter(isBare);
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
  if (startsWithAmount(whole) && statesAmount(whole)) return describesMeasured(whole, run, meal);
  if (isNamedByList(whole, after, meal)) return [whole];
  const parts = after.filter((mention) => isMostlyIngredientOf(mention, whole));
  const isOneBreath =
    run[0] !== undefined &&
    firstAtomOf(run[0])?.connective !== "and" &&
    !/[,;+\n]/.test(between(whole, run[0], meal.text));
  const told = { whole, run, parts: run.filter((each) => parts.includes(each)), isOneBreath };
  if (isToldByAmounts(told, meal.amountOf)) return [whole];
  const [first] = parts;
  if (first === undefined || parts.length < namedPartsMin) return [];
  const bare = parts.filter((part) => !statesAmount(part));
  // "tacos M, poulet, frites": its bread is in no part.
  if (whole.atoms.some(mayHoldParts) || (areContents(run, whole) && bare.length === parts.length))
    return bare;
  if (isPlate(whole)) return superfluousOf({ whole, parts }, meal.amountOf);
  if (isCooked(whole) && first === after[0] && bare.length === parts.length) return bare;
  return meal.amountOf(whole).grams >= mealGramsMin ? superfluousOf({ whole, parts }, meal.amountOf) : [];
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
    const after = mentions.slice(at + 1).filter((mention) => !superfluous.has(mention));
    for (const mention of superfluousBeside(whole, after, meal)) superfluous.add(mention);
  }
  return mentions.flatMap((mention, at) => {
    if (!superfluous.has(mention)) return [mention];
    return isPlate(mention) ? mainOf(mention, mentions.slice(at + 1), meal) : [];
  });
}
