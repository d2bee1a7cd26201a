import { foodId } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow } from "#food/food-row.ts";
import { isOfMenu } from "#food/menus/menu-item.ts";
import type { PortionRole } from "#food/portions/servings.ts";
import type { FoundRow } from "../text/match/find-rows.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import { chooseGrams } from "../text/portions/choose-grams.ts";
import type { ChosenPortion, PortionOrigin } from "../text/portions/chosen-portion.ts";
import { isPluralName } from "../text/portions/plural-name.ts";
import { isSizeWord } from "../text/portions/size-factors.ts";
import type { StatedAmount } from "../text/portions/stated-amount.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import { withoutRefusals } from "../text/segment/arrange/read-negation.ts";
import type { Atom } from "../text/segment/atom.ts";
import type { FoodMention } from "../text/segment/food-mention.ts";
import { comparableWords } from "../text/words/english-equivalents.ts";
import { stemEnglish } from "../text/words/english-stem.ts";
import { isAmountOfPart, quantityOf } from "./amount-of-dish.ts";
import { candidateOf, confidenceOf, foodOfRow } from "./food-of-row.ts";

/** A food of the meal with the words that named it, for the questions that they leave open. */
export interface ComposedFood {
  readonly food: AnalysedFood;
  readonly row: FoodRow;
  readonly origin: PortionOrigin;
  /** The text from the first word read for the food to the last: more than its name, and not always the words of its name. */
  readonly wording: string;
  /** The food's own words, English and singular; `no:` marks what it is without. */
  readonly said: ReadonlySet<string>;
  readonly evidence: FoodEvidence;
}

/** What the row and the grams were chosen from. */
interface FoodEvidence extends LocalSpeaker {
  readonly found: readonly FoundRow[];
  readonly role: PortionRole;
  /** How many parts of the sentence name the food, and how many words those have. */
  readonly parts: number;
  readonly words: number;
  readonly quantity: Quantity | undefined;
  /** "small", "large": said of the food or its measure. */
  readonly isSizeSaid: boolean;
}

/** A text of punctuation alone names no food. */
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** "pâtes (200 g cuites" and its bracket. */
const openBracket = /\([^()]*$/;
const closingBracket = /^\s*\)/;

/** The text from the first word that was read for the food to the last. */
function wordingOf(atoms: readonly Atom[], text: string): string {
  const words = atoms.flatMap((atom) => atom.words);
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const named = text.slice(start, end);
  const closing = openBracket.test(named) ? (closingBracket.exec(text.slice(end))?.[0] ?? "") : "";
  return `${named}${closing}`.replace(/\s+/g, " ");
}

/** "croquettes (milk and ham)": words in brackets do not tell how many. */
function beforeBrackets(atoms: readonly Atom[]): readonly Atom[] {
  const end = atoms.findIndex(({ connective }, at) => at > 0 && connective === "bracketed");
  return end < 0 ? atoms : atoms.slice(0, end);
}

function saidWordsOf(atoms: readonly Atom[]): ReadonlySet<string> {
  const words = atoms.flatMap((atom) =>
    comparableWords(
      atom.words.flatMap((word) => word.english.map((text) => ({ text: stemEnglish(text), isHead: false }))),
    ),
  );
  return new Set(words.map((word) => word.text));
}

/** Half the width of the interval that holds 80 % of a normal distribution, in standard deviations. */
const deviationsOfRange = 1.28;

/** "2 or 3": the amount is as uncertain as the range is wide. */
function withSpread(food: AnalysedFood, spread: number): AnalysedFood {
  const ofRange = spread / deviationsOfRange;
  return {
    ...food,
    energyUncertainty: Math.hypot(food.energyUncertainty, ofRange),
    portionUncertainty: Math.hypot(food.portionUncertainty, ofRange),
  };
}

const kcalOf = (row: FoodRow, { grams }: ChosenPortion) => (row.per100Grams.calories * grams) / 100;

/**
 * The portion of the row. If part of a dish was refused, that of the row without it or of the whole dish, whichever has less
 * energy; a stated weight is kept.
 */
function portionOf({ row, servedAs }: FoundRow, amount: StatedAmount): ChosenPortion {
  const own = chooseGrams(row, amount);
  if (servedAs === undefined || amount.quantity?.measure?.kind === "mass") return own;
  const whole = chooseGrams(servedAs.row, amount);
  const isOwnLess = servedAs.isRest !== true && kcalOf(row, own) <= kcalOf(servedAs.row, whole);
  return isOwnLess ? own : { ...whole, grams: whole.grams * servedAs.share };
}

interface MentionInMeal extends LocalSpeaker {
  /** The whole text as it was read. */
  readonly text: string;
  /** As the person calls the food; the row's name where nothing was typed for it. */
  readonly name?: string | undefined;
  /** Of the foods of the meal. */
  readonly number: number;
  readonly role: PortionRole;
  /** Factor for the portion where several foods share a plate (`shareOfPortion`); 1 where absent. */
  readonly share?: number;
}

/** A food of the meal from what was found for its words: the likeliest row with its grams, and the others to choose from. */
export function composeFood(
  mention: FoodMention,
  { text, name, number, role, language, country, share = 1 }: MentionInMeal,
): ComposedFood | undefined {
  const [first, ...others] = mention.found;
  if (first === undefined) return undefined;
  const { row } = first;
  const words = mention.atoms.flatMap((atom) => atom.words.flatMap((word) => word.english.map(stemEnglish)));
  const sizes = mention.atoms.flatMap((atom) => atom.sizes);
  const said = quantityOf(mention.atoms);
  const read = wordingOf(mention.atoms, text);
  // The placeholder of a menu item was not typed.
  const wording = hasLetterOrDigit.test(read) && !isOfMenu(row) ? read : nameOfRow(row, language, country);
  const quantity = isAmountOfPart(said, { row, country, atoms: mention.atoms }) ? undefined : said;
  // "taco, no onions" is one taco.
  const isPlural = isPluralName(
    wordingOf(beforeBrackets(mention.atoms).map(withoutRefusals), text),
    language,
  );
  const usual = portionOf(first, { language, country, quantity, sizes, words, role, isPlural });
  const portion = { ...usual, grams: usual.grams * share };
  const food = foodOfRow(row, {
    id: foodId(number),
    name: name ?? nameOfRow(row, language, country),
    portion,
    confidence: confidenceOf(mention.found),
    candidates: others.map((other) => candidateOf(other.row, { language, country })),
  });
  return {
    food: withSpread(food, quantity?.spread ?? 0),
    row,
    origin: portion.origin,
    wording,
    said: saidWordsOf(mention.atoms),
    evidence: {
      found: mention.found,
      role,
      language,
      country,
      parts: mention.atoms.length,
      words: mention.atoms.reduce((sum, atom) => sum + atom.words.length, 0),
      quantity,
      isSizeSaid:
        quantity?.size !== undefined || [...sizes, ...(quantity?.qualifiers ?? [])].some(isSizeWord),
    },
  };
}
