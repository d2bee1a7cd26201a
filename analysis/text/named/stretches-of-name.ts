/** Finds the stretches of a text that name a food and hold nothing else. */
import type { Connective, LanguageGrammar } from "../languages/language-grammar.ts";
import { isTimeWord } from "../languages/time-words.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { readMeasureWord } from "../quantities/read-measure.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { readSizeWord } from "../quantities/read-sizes.ts";
import type { FoodWord } from "../segment/atom.ts";
import { foldAccents } from "../words/fold.ts";
import type { Place, SaidText } from "../words/said-text.ts";
import { type Token, textAt } from "../words/tokenise.ts";

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

const lengths: ReadonlySet<string> = new Set([
  "cm",
  "inch",
  "inches",
  "pouce",
  "pouces",
  "pulgada",
  "pulgadas",
]);

/** Where the amount ends that begins at a number, "3/4 cup", "15 cm"; the same place where no unit follows. */
export function endOfAmount(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let unit = at;
  while (tokens[unit]?.kind === "number" || (unit > at && textAt(tokens, unit) === "/")) unit++;
  if (unit === at) return at;
  return lengths.has(textAt(tokens, unit)) ? unit + 1 : (readMeasureWord(tokens, unit, grammar)?.next ?? at);
}

/** The tokens of each amount that begins inside a word: "riz 70 g cru". */
function amountsInside(words: readonly FoodWord[], tokens: readonly Token[], grammar: LanguageGrammar) {
  const found = new Set<Token>();
  for (const [at, { start, end }] of tokens.entries()) {
    if (!words.some((word) => start > word.start && end <= word.end)) continue;
    for (const token of tokens.slice(at, endOfAmount(tokens, at, grammar))) found.add(token);
  }
  return found;
}

const joining: ReadonlySet<string> = new Set(["'", "’", "&", "%"]);
const close: ReadonlySet<string> = new Set(["-", ".", "/"]);
/** What a dish holds or lies on is part of its name: "toast with avocado". */
const holding: ReadonlySet<Connective> = new Set(["and", "with", "made", "on", "flavored", "filled"]);

/** Words for a time, an amount, a size, a meal: no name goes on over them. */
function endsName(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  const { text = "", kind } = tokens[at] ?? {};
  if (kind !== "word") return true;
  const { emptyWords, mealWords, vagueAmounts, refusals, language } = grammar;
  const sets = [emptyWords, mealWords, vagueAmounts, refusals, wordsOfLanguage(language)("edge-of-name")];
  if (wordsOfLanguage(language)("inside-name").has(text) || grammar.ofWords.has(text)) return false;
  if (grammar.articles.has(text) || grammar.definiteWords.has(text)) return false;
  return (
    sets.some((words) => words.has(text)) ||
    isTimeWord(text, language) ||
    readSizeWord(tokens, at, grammar) !== undefined ||
    readMeasureWord(tokens, at, grammar) !== undefined
  );
}

interface Joining {
  readonly grammar: LanguageGrammar;
  /** The row knows both what stands before and what follows. */
  readonly isTold: boolean;
}

/** Whether a name goes on over what stands between two of its words: not over amounts, brackets and clauses, and over a comma only where the row knows what follows. */
function joinsName(between: readonly Token[], next: Token, { grammar, isTold }: Joining): boolean {
  const [first] = between;
  if (first?.text === ",") return between.length === 1 && isTold;
  for (let at = 0; at < between.length; ) {
    const { text = "", kind, isJoined } = between[at] ?? {};
    const isClose = close.has(text) && isJoined === true && (between[at + 1] ?? next).isJoined;
    const connective = readPhrase(between, at, { phrases: grammar.connectives });
    if (kind === "mark" && !isClose && !joining.has(text)) return false;
    if (connective === undefined && kind !== "mark" && endsName(between, at, grammar)) return false;
    if (connective !== undefined && !holding.has(connective.meaning)) return false;
    at = connective?.next ?? at + 1;
  }
  return true;
}

/** "grilled cheese, no butter": what was refused is part of the name where it follows, and where that is said by a word. */
function continuesWithRefusal(
  before: NamePart | undefined,
  token: Token,
  { places, grammar }: TypedText,
): boolean {
  const place = places.find(token);
  if (before === undefined || place === undefined) return false;
  const refusing = wordsOfLanguage(grammar.language)("refusal-in-name");
  const said = foldAccents(places.typed.slice(place.start, place.end)).match(/[\p{L}\d]+/gu) ?? [];
  const between = places.typed.slice(before.place.end, place.start);
  return /^\s*[,–-]?\s*$/.test(between) && said.some((word) => refusing.has(word));
}

function partsOf(tokens: readonly Token[], { places }: TypedText): readonly NamePart[] {
  return tokens.flatMap((token, at) => {
    const place = places.find(token);
    return place === undefined
      ? []
      : [{ token, place, word: undefined, isBreak: tokens.length > 1 && at === 0 }];
  });
}

export function stretchesOf(
  named: readonly FoodWord[],
  typed: TypedText,
  tells: Tells,
): readonly (readonly NamePart[])[] {
  const { tokens, grammar } = typed;
  const words = named.filter(({ start, end }) => end > start);
  const amounts = amountsInside(words, tokens, grammar);
  const first = Math.min(...words.map(({ start }) => start));
  const last = Math.max(...words.map(({ end }) => end));
  const stretches: NamePart[][] = [];
  let between: Token[] = [];
  let refusedUntil = 0;
  for (const token of tokens.filter(({ start, end }) => start < last && end > first)) {
    const word = words.find(({ start, end }) => token.start < end && token.end > start);
    const stretch = stretches.at(-1) ?? [];
    const isRefusal = word && (token.text === grammar.refusalWord || grammar.refusals.has(token.text));
    if (isRefusal && !continuesWithRefusal(stretch.at(-1), token, typed)) refusedUntil = word.end;
    if (word === undefined || amounts.has(token) || token.start < refusedUntil) {
      between.push(token);
      continue;
    }
    const isTold = tells(word) && stretch.some((part) => part.word !== undefined && tells(part.word));
    const parts = partsOf([...between, token], typed).map((part) =>
      part.token === token ? { ...part, word } : part,
    );
    if (stretch.length > 0 && joinsName(between, token, { grammar, isTold })) stretch.push(...parts);
    else stretches.push(parts.filter((part) => part.word !== undefined));
    between = [];
  }
  return stretches.filter((stretch) => stretch.length > 0);
}
