import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";

export interface TokenisedText {
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
}

export interface Sentence extends TokenisedText {
  readonly lexicon: TermFinder;
  /** Whether a row's name has the word, in the language of the table. */
  readonly isTableWord?: (word: string) => boolean;
}

export interface ReadingPoint {
  /** The next token. */
  readonly at: number;
  /** The part that is read so far. */
  readonly atom: Atom;
}

export function isOfWord({ tokens, grammar }: TokenisedText, at: number): boolean {
  return grammar.ofWords.has(textAt(tokens, at));
}

/** The first connective that says "with". */
export function wordForWith({ grammar }: TokenisedText): string | undefined {
  for (const [word, meaning] of grammar.connectives) if (meaning === "with") return word;
  return undefined;
}

export function isNumberAt({ tokens }: TokenisedText, at: number): boolean {
  return tokens[at]?.kind === "number";
}

/** A mark, a connective or the end. */
export function isPartEnd({ tokens, grammar }: TokenisedText, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === "mark") return true;
  return readPhrase(tokens, at, { phrases: grammar.connectives }) !== undefined;
}

/** "boiled sweet potatoes": "boiled sweet" must not tear "sweet potato" apart. */
export function isCutByNextTerm({ tokens, lexicon }: Sentence, from: number, next: number): boolean {
  for (let at = from + 1; at < next; at++) {
    const inner = lexicon.find(tokens, at);
    if (inner !== undefined && inner.next > next) return true;
  }
  return false;
}

/** Words of the longest name that holds a number or a connective. */
const longestName = 4;

/** "pizza 4 quesos", "pastrami on rye": the lexicon has a name that goes on over this token. */
export function isInsideTerm({ tokens, lexicon }: Sentence, at: number): boolean {
  for (let start = Math.max(0, at - longestName); start <= at; start++) {
    const found = lexicon.find(tokens, start);
    if (found !== undefined && found.next > at + 1) return true;
  }
  return false;
}
