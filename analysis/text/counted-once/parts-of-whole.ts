/** Which foods are listed with a dish, and whether they, or their amounts, are all of it: "choucroute, 2 saucisses, 100 g de lard". */
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import { contentsOf, heldShare, isRecipeRow } from "../match/contents-of-dish.ts";
import { englishWords } from "../match/row-words.ts";
import {
  type AmountOf,
  type FoodMention,
  firstAtomOf,
  nounsOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/food-mention.ts";
import {
  doughs,
  isWeighed,
  mayBeFilled,
  namesDish,
  nounOfAtom,
  stemmedEnglishWords,
} from "../segment/kinds-of-food.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";

export interface WholeAndParts {
  readonly whole: FoodMention;
  readonly parts: readonly FoodMention[];
}

/** A single part may be eaten beside a dish that holds it too: "bolognese, cheese". */
export const namedPartsMin = 2;
/** Share of the dish, by energy, from which the parts are all of it. */
const partsShareMin = 0.5;

/** Cooked together by a recipe that the table has. */
export function isCooked({ found: [best] }: FoodMention): boolean {
  return best !== undefined && isRecipeRow(best.row);
}

/** Whether the parts are enough to be the whole, and not some of it. */
export function makeUp({ whole, parts }: WholeAndParts, amountOf: AmountOf): boolean {
  const energy = parts.reduce((sum, part) => sum + amountOf(part).calories, 0);
  return energy >= amountOf(whole).calories * partsShareMin;
}

export function continuesList(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective !== undefined && (connective === "apart" || listing.has(connective));
}

function isWithin(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective === "bracketed" || connective === "filled";
}

/** "burrito (chicken, rice)", "bocadillo lomo queso" */
export function listedWithin(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isWithin(whole) ? [] : untilNot(after, isWithin);
}

/** "sunday roast: beef, potatoes, peas": all up to the next heading. */
export function listedUnder(heading: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  if (!firstAtomOf(heading)?.isHeading) return [];
  return untilNot(after, continuesList);
}

export function between(one: FoodMention, next: FoodMention, text: string): string {
  return text.slice(one.atoms.at(-1)?.words.at(-1)?.end, next.atoms[0]?.words[0]?.start);
}

/** "risotto + 150 g of feta": beside it. */
const endsBreath = /[+;&\n]|\.\s/;

/** What was named in the same breath: "ajiaco, chicken corn potato". */
export function breathBehind(
  whole: FoodMention,
  after: readonly FoodMention[],
  text: string,
): readonly FoodMention[] {
  const isInBreath = (each: FoodMention, before: FoodMention) => {
    const marks = between(before, each, text);
    if (endsBreath.test(marks)) return false;
    return statesAmount(each) || opensOrContinues(each) || /(?:^|:)\s*$/.test(marks);
  };
  const end = after.findIndex((each, at) => !isInBreath(each, after[at - 1] ?? whole));
  return end < 0 ? after : after.slice(0, end);
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
  if (nouns.some((noun) => (noun === head || namesDish(noun)) && !contents.has(noun))) return false;
  // "pesto pasta, 100 g penne, 2 tbsp pesto"
  const named = new Set(dish.atoms.flatMap(stemmedEnglishWords));
  if (nouns.length > 0 && nouns.every((noun) => named.has(noun))) return true;
  return heldShare(row, { nouns, row: mention.found[0]?.row }) >= mostOfNouns;
}

/** Not a hot dog. */
const sandwich = /^(?!Hot dog).*sandwich/i;
/** Toast lies beside it. */
const bread = /^(?:Bread|Roll)\b(?!.*toasted)/;

/** "jambon beurre, demi baguette": its own bread. */
export function toldByBread(whole: FoodMention, run: readonly FoodMention[]): readonly FoodMention[] {
  const { description = "" } = whole.found[0]?.row.source ?? {};
  if (!sandwich.test(description)) return [];
  const own = run.find(({ found: [best] }) => bread.test(best?.row.source.description ?? ""));
  if (own === undefined) return [];
  const isAllOfIt = description === "Sandwich, NFS" && run.every(statesAmount);
  return isAllOfIt ? [whole] : [own];
}

const mixtures: ReadonlySet<string> = new Set([...wordSet("mixed-of-parts")].map(stemEnglish));

/** Blended or stirred of what is named, and of nothing else: a smoothie, a porridge. */
function isMixture({ atoms: [first] }: FoodMention): boolean {
  return stemmedEnglishWords(first).some((word) => mixtures.has(word));
}

/** What follows it in the same breath, and the part of that that it holds. */
interface Following extends WholeAndParts {
  readonly run: readonly FoodMention[];
}

/** "caldo de res con elote, chayote": also what goes on with the contents that were found in its name. */
export function areContents([first]: readonly FoodMention[], whole: FoodMention): boolean {
  const opened = [...whole.atoms.slice(1), ...(first?.atoms.slice(0, 1) ?? [])];
  return opened.some(({ connective }) => opensContents.has(connective));
}

/** "pancakes of 2 eggs and 40 g of oats", "smoothie with 1 banana": nothing else is in it. */
function isMixedOf({ whole, run }: Following): boolean {
  const [first] = run;
  const isStated = first !== undefined && statesAmount(first);
  if (isStated && firstAtomOf(first)?.connective === "made") return true;
  return isMixture(whole) && (areContents(run, whole) || isStated);
}

const inBread: readonly MealGroup[] = ["filling", "spread", "extra"];

function isFillingFood({ found: [best] }: FoodMention): boolean {
  return best !== undefined && inBread.some((group) => isInGroup(best.row, group));
}

/** Without it the parts are no whole: the bread of what is filled, or what the dish is mostly. */
function isBaseOf(part: FoodMention, { atoms, found: [best] }: FoodMention): boolean {
  const nouns = nounsOf(part);
  const [head = ""] = englishWords(best?.row.source.description.split(/[,:]| with /)[0] ?? "").slice(-1);
  if (nouns.includes(head)) return true;
  return atoms.some(mayBeFilled) ? nouns.some((noun) => doughs.has(noun)) : isWeighed(firstAtomOf(part));
}

/** "choucroute, 2 saucisses, 100 g de lard", "pancakes of 2 eggs and 40 g of oats": the amounts are what was eaten of it. */
export function isToldByAmounts(following: Following, amountOf: AmountOf): boolean {
  const { whole, parts, run } = following;
  const [isMixed, isFilling] = [isMixedOf(following), whole.atoms.some(mayBeFilled)];
  const isOpen = isMixed || areContents(run, whole);
  const isHeld = (part: FoodMention) => parts.includes(part) || (isFilling && isFillingFood(part));
  const told = run.filter((part) => statesAmount(part) && (isOpen || isHeld(part)));
  const held = isMixed ? told : told.filter(isHeld);
  if (told.length === 0 || held.length < told.length * partsShareMin) return false;
  const isSeveral = told.length >= namedPartsMin;
  if (isSeveral && isCooked(whole) && held.length === told.length) return true;
  const isBased = held.some((part) => isBaseOf(part, whole));
  const isEnough = isFilling ? isBased && isSeveral : isBased || isSeveral;
  return isEnough && makeUp({ whole, parts: told }, amountOf);
}
