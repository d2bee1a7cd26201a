/** Takes what is blended or baked of measured parts for these alone: "batido con 1 plátano y 200 ml de leche". */
import { listing } from "../languages/language-grammar.ts";
import { ownServing } from "../quantities/measures.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { nounOfAtom } from "../segment/kinds-of-food.ts";
import {
  type AmountOf,
  firstAtomOf,
  makeUp,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/mentions.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";

/** Fewer measured parts are rather eaten beside it. */
const measuredPartsMin = 2;

function englishWordsOf({ atoms }: FoodMention): readonly string[] {
  return atoms.flatMap(({ words }) => words.flatMap(({ english }) => english.map(stemEnglish)));
}

/** What is stirred, blended or baked of what it holds, and of nothing else. */
const mixed: ReadonlySet<string> = new Set([...wordSet("mixed-of-parts")].map(stemEnglish));
/** Of these, "with" may follow what is eaten beside them: "pancakes with 2 eggs and 3 rashers". */
const bakedOfParts: ReadonlySet<string> = new Set([...wordSet("baked-of-parts")].map(stemEnglish));

const batter: ReadonlySet<string> = wordSet("batter");

/** "tortitas de avena con 40 g de avena", "omelette de queso con 30 g de queso": batter, or what it is named after, comes first. */
function isMadeFrom(whole: FoodMention, part: FoodMention): boolean {
  const inName = new Set(englishWordsOf(whole));
  return englishWordsOf(part).some((word) => inName.has(word) || batter.has(word));
}

/** Mostly fruit or vegetables. */
const fruitShareMin = 80;
const countedIngredients: ReadonlySet<string> = wordSet("counted-ingredient");

/** "1 plátano", "2 huevos", "30 g de avena"; but "1 pan dulce" is eaten beside it. */
function isIngredient({ atoms: [first], found: [best] }: FoodMention): boolean {
  const measure = first?.quantity?.measure;
  const isCounted = measure === undefined || (measure.kind === "household" && measure.word === ownServing);
  if (first?.lead !== "amount" || !isCounted) return true;
  const isFruit = (best?.row.per100Grams.fruitVegetableLegumePercent ?? 0) >= fruitShareMin;
  return isFruit || countedIngredients.has(nounOfAtom(first));
}

function continuesRecipe(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  const isWith = connective === "with" && statesAmount(mention);
  const isListed = connective !== undefined && (connective === "apart" || listing.has(connective));
  return (isWith || isListed) && isIngredient(mention);
}

/** "batido con 1 plátano y 200 ml de leche", "tortitas de 1 plátano y 2 huevos": the measured parts that follow are all of it. */
export function isMixedOf(whole: FoodMention, after: readonly FoodMention[], amountOf: AmountOf): boolean {
  const [first, ...others] = after;
  const connective = first && firstAtomOf(first)?.connective;
  if (first === undefined || statesAmount(whole) || !statesAmount(first)) return false;
  if (connective !== "with" && connective !== "made") return false;
  const words = englishWordsOf(whole);
  const isBaked = words.some((word) => bakedOfParts.has(word));
  if (!isBaked && !words.some((word) => mixed.has(word))) return false;
  if (isBaked && connective === "with" && !isMadeFrom(whole, first)) return false;
  const parts = isIngredient(first) ? [first, ...untilNot(others, continuesRecipe)] : [];
  const measured = parts.filter(statesAmount);
  return measured.length >= measuredPartsMin && makeUp(whole, parts, amountOf);
}

const blended: ReadonlySet<string> = new Set([...wordSet("blended")].map(stemEnglish));
/** "smoothie with banana and milk" is a bought one as well. */
const blendedPartsMin = 3;

function isFruit({ found: [best] }: FoodMention): boolean {
  return (best?.row.per100Grams.fruitVegetableLegumePercent ?? 0) >= fruitShareMin;
}

function isPartOfBlended(mention: FoodMention): boolean {
  return firstAtomOf(mention)?.connective !== "apart" && opensOrContinues(mention) && isIngredient(mention);
}

/** "smoothie with banana, spinach, protein powder, almond milk": more than the fruit that any smoothie has was named, so these are all of it. */
export function partsOfBlended(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  const [first] = after;
  const connective = first && firstAtomOf(first)?.connective;
  if (connective !== "with" && connective !== "made") return [];
  const words = englishWordsOf(whole);
  if (statesAmount(whole) || !words.some((word) => blended.has(word)) || words.includes("bowl")) return [];
  const parts = untilNot(after, isPartOfBlended);
  return parts.length >= blendedPartsMin && !parts.every(isFruit) ? parts : [];
}

export function isBlendedOf(whole: FoodMention, after: readonly FoodMention[], amountOf: AmountOf): boolean {
  const parts = partsOfBlended(whole, after);
  return parts.length > 0 && makeUp(whole, parts, amountOf);
}
