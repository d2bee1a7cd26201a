/** analysis/text: from a sentence to foods. This file tells kinds of one food, "3 tacos: 2 chicken, 1 beef", from foods whose numbers add up by chance. */
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

const adjectives = wordSet("adjective");
const fillings = new Set([...wordSet("filling"), ...wordSet("also-filling")].map(stemEnglish));
const namedByFilling = new Set([...wordSet("named-by-filling")].map(stemEnglish));
const servedByItself = new Set([...wordSet("held-in-hand"), "coffee", "tea"].map(stemEnglish));
const drinkMeasures = wordSet("drink-measure");
const countedByKind = new Set([...wordSet("counted-by-kind")].map(stemEnglish));

export interface Kind {
  /** How many there are of it. */
  readonly count: number;
  readonly words: readonly Token[];
  /** "with ham", "de pollo", "au sucre": a connective links it to the food's name. */
  readonly isConnected: boolean;
  readonly next: number;
}

export interface Counted {
  readonly count: number;
  readonly food: readonly Token[];
  readonly kinds: readonly Kind[];
  readonly next: number;
}

/** "two pints, one lager": the kinds are what they hold. "Bread 2 slices, 1 egg" is no such list: the slices are of the bread. */
function isDrinkMeasure({ grammar, tokens }: Sentence, [word, ...others]: readonly Token[]): boolean {
  const before = word && tokens[tokens.indexOf(word) - 2];
  if (word === undefined || others.length > 0 || before?.kind === "word") return false;
  const measure = grammar.measures.get(word.text) ?? grammar.measures.get(grammar.stem(word.text));
  return measure !== undefined && measure.kind !== "mass" && drinkMeasures.has(measure.word);
}

/** "1 chicken tacos", "1 tacos with chicken", "1 slices of pepperoni pizza", "1 pints lager". */
export function namedKind(
  sentence: Sentence,
  food: readonly Token[],
  { words, isConnected }: Kind,
): readonly Token[] {
  const { grammar } = sentence;
  const isOf = (token: Token | undefined) => token !== undefined && grammar.ofWords.has(token.text);
  const followsFood =
    grammar.headPosition === "first" || (isConnected && !isOf(words[0])) || isDrinkMeasure(sentence, food);
  if (followsFood) return [...food, ...words];
  const described = food.findIndex(isOf) + 1;
  const kind = isOf(words[0]) ? words.slice(1) : words;
  return [...food.slice(0, described), ...kind, ...food.slice(described)];
}

/** The tokens in English: names by the lexicon, measures by the grammar, and all other words as typed. */
function englishWords({ tokens, lexicon, grammar }: Sentence, from: number, to: number): readonly string[] {
  const words: string[] = [];
  for (let at = from; at < to; ) {
    const found = lexicon.find(tokens, at);
    const measure = grammar.measures.get(grammar.stem(textAt(tokens, at)));
    if (found !== undefined) words.push(...found.term.english);
    else words.push(measure?.kind === "household" ? measure.word : textAt(tokens, at));
    at = found?.next ?? at + 1;
  }
  return words.map(stemEnglish);
}

/** "2 eggs, one fried and one boiled": words that name no food by themselves. */
function onlyDescribes({ tokens, lexicon }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const kind = lexicon.find(tokens, at)?.term.kind;
    if (kind !== "modifier" && !(kind === undefined && adjectives.has(textAt(tokens, at)))) return false;
  }
  return true;
}

/** "2 cafés, uno solo", "2 parts de quiche, une lorraine": the lexicon has the food and the kind as one name. */
function isOneName(sentence: Sentence, food: readonly Token[], kind: Kind): boolean {
  const name = namedKind(sentence, food, kind);
  // From the food to the kind, whichever comes first.
  const starts = name[0] === food[0] ? food.keys() : [0];
  return [...starts].some((at) => sentence.lexicon.find(name, at)?.next === name.length);
}

/** "one bean", but not "2 eggs" in "3 tacos, 2 eggs, 1 beer", nor "1 coffee with cream" or "1 ham sandwich", which are foods of their own. */
function isFilling({ tokens, grammar, lexicon }: Sentence, from: number, to: number): boolean {
  const last = textAt(tokens, to - 1);
  const isPlural = grammar.headPosition === "last" && grammar.stem(last) !== last;
  const words = englishWords({ tokens, grammar, lexicon }, from, to);
  if (isPlural || words.some((word) => servedByItself.has(word))) return false;
  return words.some((word) => fillings.has(word));
}

/** Not "2 eggs, 1 toast, 1 coffee", which are three foods. */
export function areKindsOf(sentence: Sentence, { food, kinds }: Counted, isAnnounced: boolean): boolean {
  const placeOf = (words: readonly Token[]) => sentence.tokens.indexOf(words[0] as Token);
  const from = placeOf(food);
  const words = englishWords(sentence, from, from + food.length);
  const isNamedByFilling = words.some((word) => namedByFilling.has(word));
  if (isDrinkMeasure(sentence, food)) return true;
  const isByKind = isNamedByFilling || words.some((word) => countedByKind.has(word));
  return kinds.every((kind) => {
    const start = placeOf(kind.words);
    const end = start + kind.words.length;
    if (onlyDescribes(sentence, start, end) || isOneName(sentence, food, kind)) return true;
    if (isAnnounced || kind.isConnected) return isByKind;
    return isNamedByFilling && isFilling(sentence, start, end);
  });
}
