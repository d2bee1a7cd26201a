/** analysis/text: from a sentence to foods. This file finds the lexicon's terms in a sentence, and tells where one does not hold. */
import type { LexiconTerm } from "../lexicon/lexicon.ts";
import { englishWords } from "../match/row-words.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { isFlavour, isFlavourOfPacket } from "../words/flavours.ts";
import { headNoun } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import { textAt } from "../words/tokenise.ts";
import type { Atom, FoodWord } from "./atom.ts";
import { endOfFlavour } from "./flavour-of-product.ts";
import type { ReadingPoint, Sentence } from "./sentence.ts";

export interface FoundTerm {
  readonly term: LexiconTerm;
  readonly next: number;
}

/** "boiled sweet potatoes": "boiled sweet" must not tear "sweet potato" apart. */
function isCutByNextTerm({ tokens, lexicon }: Sentence, from: number, next: number): boolean {
  for (let at = from + 1; at < next; at++) {
    const inner = lexicon.find(tokens, at);
    if (inner !== undefined && inner.next > next) return true;
  }
  return false;
}

/** "una taza de café": coffee itself, where elsewhere "de café" means its flavour. */
function isFoodInContainer(
  { tokens, grammar }: Sentence,
  { at, atom }: ReadingPoint,
  { kind }: LexiconTerm,
): boolean {
  return kind === "modifier" && atom.words.length === 0 && grammar.ofWords.has(textAt(tokens, at));
}

/** "un demi" alone is a beer; "un demi avocat" is none. */
function isCutShort({ tokens, grammar }: Sentence, at: number, next: number): boolean {
  const following = tokens[next];
  const goesOn =
    following !== undefined &&
    (following.kind !== "mark" || (following.text === "-" && following.isJoined)) &&
    !grammar.connectives.has(following.text);
  return grammar.articles.has(textAt(tokens, at)) && goesOn;
}

/** "coquillettes jambon beurre": behind a food, a sandwich's name is what goes with it. */
function isSandwichNickname(sentence: Sentence, point: ReadingPoint, term: LexiconTerm): boolean {
  const names = sentence.tokens.slice(point.at, point.at + term.words.length).map(({ text }) => text);
  const isSandwich = term.english.includes("sandwich") && !names.includes("sandwich");
  return isSandwich && term.words.length > 1 && followsAnotherFood(sentence, point, term);
}

/** So many words behind the name: "Goldfish cheese crackers". */
const kindWithin = 3;
const kindsBehind = wordSet("kind-behind-product");
const changesBefore = wordSet("changes-product");

/** "Capri Sun fruit juice drink", "sugar-free Rockstar": more is told than the name, and the table has rows for that. */
function isDescribedProduct({ tokens, grammar }: Sentence, { atom }: ReadingPoint, next: number): boolean {
  const behind = tokens.slice(next, next + kindWithin);
  const end = behind.findIndex(({ kind }) => kind !== "word");
  const named = end < 0 ? behind : behind.slice(0, end);
  const isKindTold = named.some(({ text }) => kindsBehind.has(grammar.stem(text)));
  return isKindTold || atom.words.some(({ english }) => english.some((word) => changesBefore.has(word)));
}

/** The term of so many words or more that begins at this token, with the flavour behind a product. */
export function findTermAt(sentence: Sentence, point: ReadingPoint, minWords: number): FoundTerm | undefined {
  const { at } = point;
  const found = sentence.lexicon.find(sentence.tokens, at);
  if (found === undefined || found.term.words.length < minWords) return undefined;
  if (found.term.measures !== undefined && isDescribedProduct(sentence, point, found.next)) return undefined;
  if (isCutShort(sentence, at, found.next)) return undefined;
  if (isSandwichNickname(sentence, point, found.term)) return undefined;
  if (minWords > 1 && isCutByNextTerm(sentence, at, found.next)) return undefined;
  if (isFoodInContainer(sentence, point, found.term)) return undefined;
  const { isFlavoured, english } = found.term;
  return isFlavoured === true ? { ...found, next: endOfFlavour(sentence, found.next, { english }) } : found;
}

/** The term as a word of a food's name; undefined where it says nothing. */
export function wordOfTerm({ tokens, grammar }: Sentence, at: number, { term, next }: FoundTerm) {
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (term.kind === "ignore" || first === undefined || last === undefined) return undefined;
  const { words: _, ...meaning } = term;
  return {
    ...meaning,
    isPlural: grammar.stem(last.text) !== last.text,
    start: first.start,
    end: last.end,
  } satisfies FoodWord;
}

const flavoured = wordSet("flavoured");

/** "smoothie banane fraise": a smoothie of both. */
function isFlavourOf(english: readonly string[], { words: [first] }: Atom): boolean {
  const isFlavoured = first?.english.some((word) => flavoured.has(word)) === true;
  return isFlavoured && isFlavour(english);
}

/** "flan vanille flanby", "biscuit kambly": the kind of food, then the packet's name. */
function isSameThing(before: FoodWord | undefined, row: string): boolean {
  if (before === undefined) return false;
  if (before.row !== undefined) return before.row === row;
  const noun = headNoun(before.english);
  return noun !== undefined && englishWords(row).includes(noun);
}

/** "steak frites salade": where the head comes first, foods may follow each other without a word between. */
export function followsAnotherFood(
  { tokens, grammar }: Sentence,
  { at, atom }: ReadingPoint,
  { kind, english, row }: LexiconTerm,
): boolean {
  if (grammar.headPosition !== "first" || atom.words.length === 0) return false;
  if (atom.isAmountBehind === true && (kind === "food" || kind === "brand")) return true;
  if (row !== undefined && isSameThing(atom.words.at(-1), row)) return false;
  // "velouté vache qui rit": a packet behind a food is another one.
  const isNamed = kind === "food" || (kind === "brand" && row !== undefined);
  if (!isNamed || isFlavourOf(english, atom)) return false;
  const last = atom.words.findLast((word) => word.kind !== "maker");
  const isFood = last?.kind === "food" || (last?.row !== undefined && !isFlavourOfPacket(english));
  return isFood && tokens[at - 1]?.end === atom.words.at(-1)?.end;
}

const filledByNext = wordSet("filled-by-next");
const toppedByNext = wordSet("topped-by-next");
const fillings: ReadonlySet<string> = new Set([...wordSet("filling"), ...wordSet("filling-behind")]);

/** How a food hangs on the one right before it: "soupe poireaux patates", "crêpe nutella banane", "steak frites". */
export function bondWithFoodBefore(
  { english }: LexiconTerm,
  { words: [dish] }: Atom,
): "filled" | "with" | "apart" {
  if (!fillings.has(stemEnglish(headNoun(english) ?? ""))) return "apart";
  const names = (dish?.english ?? []).map(stemEnglish);
  if (names.some((name) => filledByNext.has(name))) return "filled";
  return names.some((name) => toppedByNext.has(name)) ? "with" : "apart";
}

/** The dish in or on which the food read last lies, or that food itself. */
export function dishBefore(before: readonly Atom[], last: Atom): Atom {
  const isInDish = ({ connective }: Atom) => connective === "filled" || connective === "with";
  if (!isInDish(last)) return last;
  return before.findLast((atom) => !isInDish(atom)) ?? last;
}
