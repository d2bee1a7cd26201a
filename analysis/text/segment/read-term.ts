/** analysis/text: from a sentence to foods. This file finds the lexicon's terms in a sentence, and tells where one does not hold. */
import type { LexiconTerm } from "../lexicon/lexicon.ts";
import { headNoun } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { Atom } from "./atom.ts";
import type { ReadingPoint, Sentence } from "./read-amount.ts";

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
  return kind === "modifier" && atom.words.length === 0 && grammar.ofWords.has(tokens[at]?.text ?? "");
}

/** "un demi" alone is a beer; "un demi avocat" is none. */
function isCutShort({ tokens, grammar }: Sentence, at: number, next: number): boolean {
  const following = tokens[next];
  const goesOn =
    following !== undefined &&
    (following.kind !== "mark" || (following.text === "-" && following.isJoined)) &&
    !grammar.connectives.has(following.text);
  return grammar.articles.has(tokens[at]?.text ?? "") && goesOn;
}

/** "coquillettes jambon beurre": behind a food, a sandwich's name is what goes with it. */
function isSandwichNickname(sentence: Sentence, point: ReadingPoint, term: LexiconTerm): boolean {
  const names = sentence.tokens.slice(point.at, point.at + term.words.length).map(({ text }) => text);
  const isSandwich = term.english.includes("sandwich") && !names.includes("sandwich");
  return isSandwich && term.words.length > 1 && followsAnotherFood(sentence, point, term);
}

/** The term of so many words or more that begins at this token. */
export function findTermAt(sentence: Sentence, point: ReadingPoint, minWords: number): FoundTerm | undefined {
  const { at } = point;
  const found = sentence.lexicon.find(sentence.tokens, at);
  if (found === undefined || found.term.words.length < minWords) return undefined;
  if (isCutShort(sentence, at, found.next)) return undefined;
  if (isSandwichNickname(sentence, point, found.term)) return undefined;
  if (minWords > 1 && isCutByNextTerm(sentence, at, found.next)) return undefined;
  return isFoodInContainer(sentence, point, found.term) ? undefined : found;
}

const flavoured = wordSet("flavoured");
const flavours = wordSet("flavour");

/** "smoothie banane fraise": a smoothie of both. */
function isFlavourOf(english: readonly string[], { words: [first] }: Atom): boolean {
  const isFlavoured = first?.english.some((word) => flavoured.has(word)) === true;
  return isFlavoured && flavours.has(headNoun(english) ?? "");
}

/** "steak frites salade": where the head stands first, foods may stand side by side without a word between. */
export function followsAnotherFood(
  { tokens, grammar }: Sentence,
  { at, atom }: ReadingPoint,
  { kind, english }: LexiconTerm,
): boolean {
  if (grammar.headStands !== "first" || kind !== "food" || isFlavourOf(english, atom)) return false;
  const last = atom.words.at(-1);
  return last?.kind === "food" && tokens[at - 1]?.end === last.end;
}
