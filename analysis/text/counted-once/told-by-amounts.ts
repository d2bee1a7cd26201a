/** Dishes told by the amounts of what is in them: "choucroute, 2 saucisses, 100 g de lard". */
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import { opensContents } from "../languages/language-grammar.ts";
import { englishWords } from "../match/row-words.ts";
import {
  type AmountOf,
  type FoodMention,
  firstAtomOf,
  nounsOf,
  statesAmount,
} from "../segment/food-mention.ts";
import { mayBeFilled } from "../segment/joining/filled-things.ts";
import { doughs, isWeighed, stemmedEnglishWords } from "../segment/kinds-of-food.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { isCooked, makeUp, namedPartsMin, partsShareMin, type WholeAndParts } from "./share-of-whole.ts";

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
export function areContents([first]: readonly FoodMention[], whole: FoodMention): boolean {
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
  const [head = ""] = englishWords(best?.row.source.description.split(/[,:]| with /)[0] ?? "").slice(-1);
  if (nouns.includes(head)) return true;
  return atoms.some(mayBeFilled) ? nouns.some((noun) => doughs.has(noun)) : isWeighed(firstAtomOf(part));
}

/** "choucroute, 2 saucisses, 100 g de lard", "pancakes of 2 eggs and 40 g of oats": the amounts are what was eaten of it. */
export function isToldByAmounts(following: Following, amountOf: AmountOf): boolean {
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
  if (isSeveral && isCooked(whole) && held.length === told.length) return true;
  const isBased = held.some((part) => isBaseOf(part, whole));
  const isEnough =
    isFilling && !isMixed
      ? isBased && isSeveral
      : isBased || isSeveral || told.every((part) => isMixed && isWeighed(firstAtomOf(part)));
  return isEnough && makeUp(named, amountOf);
}
