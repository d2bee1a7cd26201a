/** Finds the stretches of a text that name a food and hold nothing else. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import type { FoodWord } from "../segment/atom.ts";
import { foldAccents } from "../words/fold.ts";
import type { Place, SaidText } from "../words/said-text.ts";
import type { Token } from "../words/tokenise.ts";
import { amountsIn } from "./amounts-in-text.ts";
import { joinsName } from "./inside-name.ts";

/** A text as it was read, and where each of its words was typed. */
export interface TypedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly places: SaidText;
  readonly grammar: LanguageGrammar;
}

export interface NamePart {
  readonly token: Token;
  /** Where it was typed. */
  readonly place: Place;
  /** The food's word that it belongs to; none where it only joins two. */
  readonly word: FoodWord | undefined;
  /** A name that is too long may end before it. */
  readonly isBreak: boolean;
}

/** Whether a word says something of the row that was found. */
export type Tells = (word: FoodWord) => boolean;

const brackets = /[()[\]]/;

/** The word that each token belongs to. Amounts and brackets inside a word are none of it: "riz 70 g cru". */
function wordFinder(words: readonly FoodWord[], { text, tokens, grammar }: TypedText) {
  const amounts = amountsIn(tokens, grammar);
  return (token: Token) => {
    const word = words.find(({ start, end }) => token.start < end && token.end > start);
    if (word === undefined) return undefined;
    const isAmount = (amounts.get(token)?.start ?? word.start) > word.start;
    const isBracket = brackets.test(token.text) && text.slice(word.start, word.end) !== text.trim();
    return isAmount || isBracket ? undefined : word;
  };
}

/** "grilled cheese, no butter": what was refused is part of the name where it follows, and where that is said by a word. */
const beforeRefusal = /^\s*[,–-]?\s*$/;

function continuesWithRefusal(
  before: NamePart | undefined,
  token: Token,
  { places, grammar }: TypedText,
): boolean {
  const place = places.find(token);
  if (before === undefined || place === undefined || place.start < before.place.end) return false;
  const refusing = wordsOfLanguage(grammar.language)("refusal-in-name");
  const said = foldAccents(places.typed.slice(place.start, place.end)).match(/[\p{L}\d]+/gu) ?? [];
  const between = places.typed.slice(before.place.end, place.start);
  return beforeRefusal.test(between) && said.some((word) => refusing.has(word));
}

function partsOf(tokens: readonly Token[], { places }: TypedText, isLoose: boolean): readonly NamePart[] {
  return tokens.flatMap((token, at) => {
    const place = places.find(token);
    return place === undefined ? [] : [{ token, place, word: undefined, isBreak: isLoose && at === 0 }];
  });
}

/** From the first of the words to the last. */
function tokensOf(words: readonly FoodWord[], { tokens }: TypedText): readonly Token[] {
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  return tokens.filter((token) => token.start < end && token.end > start);
}

export function stretchesOf(
  named: readonly FoodWord[],
  typed: TypedText,
  tells: Tells,
): readonly (readonly NamePart[])[] {
  const { refusalWord, refusals } = typed.grammar;
  const words = named.filter(({ start, end }) => Number.isFinite(start) && end > start);
  const wordOf = wordFinder(words, typed);
  const stretches: NamePart[][] = [];
  let between: Token[] = [];
  let refusedUntil = 0;
  for (const token of tokensOf(words, typed)) {
    const word = wordOf(token);
    const stretch = stretches.at(-1) ?? [];
    const isRefusal = word !== undefined && (token.text === refusalWord || refusals.has(token.text));
    const isOfName = between.length === 0 && continuesWithRefusal(stretch.at(-1), token, typed);
    if (isRefusal && !isOfName) refusedUntil = word.end;
    if (word === undefined || token.start < refusedUntil) {
      between.push(token);
      continue;
    }
    const isTold = tells(word) && stretch.some((part) => part.word !== undefined && tells(part.word));
    const bond = joinsName(between, typed.grammar, { isTold, isBeside: token.isJoined });
    const isLoose = bond === "loose" || isRefusal;
    const parts = partsOf([...between, token], typed, isLoose).map((part) =>
      part.token === token ? { ...part, word } : part,
    );
    if (stretch.length > 0 && bond !== undefined) stretch.push(...parts);
    else stretches.push(parts.filter((part) => part.word !== undefined));
    between = [];
  }
  return stretches.filter((stretch) => stretch.length > 0);
}
