/** Makes labels of spans, of a token, a place, a term or a phrase, and labels numbers and amounts, for the table of constructions. */
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { isNumberAt, type Sentence, type TokenisedText } from "../sentence.ts";

/** Where a span that begins at a token ends; the same place where it is empty; undefined where there is none. */
export type Label = (sentence: Sentence, at: number) => number | undefined;

/** Of one token. */
export function one(holds: (sentence: Sentence, at: number, text: string) => boolean): Label {
  return (sentence, at) => (holds(sentence, at, textAt(sentence.tokens, at)) ? at + 1 : undefined);
}

/** Of a place between two tokens. */
export function place(holds: (sentence: Sentence, at: number) => boolean): Label {
  return (sentence, at) => (holds(sentence, at) ? at : undefined);
}

export function term(isMeant: (term: LexiconTerm) => boolean): Label {
  return ({ tokens, lexicon }, at) => {
    const found = lexicon.find(tokens, at);
    return found !== undefined && isMeant(found.term) ? found.next : undefined;
  };
}

export function phrase(phrasesOf: (grammar: Sentence["grammar"]) => ReadonlyMap<string, unknown>): Label {
  return ({ tokens, grammar }, at) => readPhrase(tokens, at, { phrases: phrasesOf(grammar) })?.next;
}

/** Of a food's name, as far as its language tells. */
export function isContentWord({ tokens, grammar }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || grammar.articles.has(token.text) || grammar.numbers.has(token.text))
    return false;
  const says = [
    grammar.emptyWords,
    grammar.definiteWords,
    grammar.mealWords,
    grammar.fractions,
    grammar.alsoRefused,
  ];
  return !says.some((words) => words.has(token.text));
}

export function endOfNumber(sentence: Sentence, at: number): number | undefined {
  if (!isNumberAt(sentence, at)) return undefined;
  return readNumber(sentence.tokens, at, sentence.grammar)?.next;
}

interface Share {
  readonly value: number;
  readonly next: number;
}

/** Nobody eats less of a thing: "milk (2%)" is how much fat it has. */
const percentEatenMin = 10;
const describedByPercent: ReadonlySet<string> = wordSet("described-by-percent");
const wordsBeforePercent = 3;

/** "60 %", of what was said before; but "chocolate (70 %)" has so much cocoa. */
function readBarePercent({ tokens }: TokenisedText, at: number): number | undefined {
  const percent = Number(/^(\d+(?:[.,]\d+)?)%$/.exec(textAt(tokens, at))?.[1]?.replace(",", "."));
  const end = textAt(tokens, at - 1) === "(" ? at - 1 : at;
  const before = tokens.slice(Math.max(0, end - wordsBeforePercent), end);
  const named = before.slice(before.findLastIndex(({ kind }) => kind === "mark") + 1);
  const isShare = percent >= percentEatenMin && !named.some(({ text }) => describedByPercent.has(text));
  return isShare ? percent / 100 : undefined;
}

/** "half", "la mitad", "les 2/3", "60 %": less than all. */
export function readShareOfAll(sentence: TokenisedText, at: number): Share | undefined {
  const { tokens, grammar } = sentence;
  const article = grammar.definiteWords.has(textAt(tokens, at));
  const start = article ? at + 1 : at;
  const percent = readBarePercent(sentence, start);
  const read =
    percent === undefined ? readNumber(tokens, start, grammar) : { value: percent, next: start + 1 };
  return read !== undefined && read.value > 0 && read.value < 1 ? read : undefined;
}

/** "150 g", "250 ml": from its number on. */
export function endOfWeight(sentence: Sentence, at: number): number | undefined {
  const number = endOfNumber(sentence, at);
  const read = number === undefined ? undefined : readMeasureAt(sentence.tokens, number, sentence.grammar);
  return read === undefined || read.measure.kind === "household" ? undefined : read.next;
}

/** "150 g", "a hundred grams", "2 cups". */
export function endOfMeasured(sentence: Sentence, at: number): number | undefined {
  const amount = readAmount(sentence, at);
  return amount?.quantity.isSaid === true && amount.quantity.measure !== undefined ? amount.next : undefined;
}

/** "1." at the beginning of a line, "1)", "1º": of a list. */
export function isListNumber({ tokens }: Sentence, at: number): boolean {
  const [before, mark, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (tokens[at]?.kind !== "number" || mark?.isJoined !== true) return false;
  if (mark.text === "°" || mark.text === "o") return true;
  if (mark.text === ")") return before?.text !== "(";
  if (mark.text === "-") return behind?.kind === "word" && !behind.isJoined;
  return mark.text === "." && (before === undefined || before.text === "\n");
}

const quarter = 0.25;

/** "¼", "1/4". */
export function endOfQuarter({ tokens }: Sentence, at: number): number | undefined {
  if (tokens[at]?.value === quarter) return at + 1;
  const texts = tokens.slice(at, at + 3).map(({ text }) => text);
  return texts.join("") === "1/4" ? at + 3 : undefined;
}

/** So many are counted in a name: "7 layer dip"; two of them are counted. */
const inName = { fewest: 3, most: 16 };

export function isNumberOfName({ tokens }: Sentence, at: number): boolean {
  const number = tokens[at]?.value ?? 0;
  return Number.isInteger(number) && number >= inName.fewest && number <= inName.most;
}
