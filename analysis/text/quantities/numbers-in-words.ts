/** Reads numbers in words, once and before anything else, so that they hold wherever digits do: "cent vingt-cinq grammes", "cinq pour cent". */
import { byLanguage } from "#domain/people/language.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { isInsideTerm, type Sentence } from "../segment/sentence.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { readMeasureWord } from "./read-measure.ts";
import { readPhrase } from "./read-phrase.ts";

interface Cardinal {
  readonly value: number;
  readonly next: number;
}

const isTens = (value: number) => value >= 20 && value % 10 === 0;

/** "soixante-dix", "quatre-vingt-onze", "dix-sept": French adds teens to 60 and 80, and 7 to 9 to 10. */
function withFrenchTeen(below100: number, added: number): boolean {
  if (added >= 10 && added < 20) return below100 === 60 || below100 === 80;
  return added >= 7 && added < 10 && below100 % 20 === 10;
}

/** The number that one more word makes of what was read; undefined where the word begins something else. */
function appendNumberWord(
  value: number,
  word: number,
  language: LanguageGrammar["language"],
): number | undefined {
  const below100 = value % 100;
  const below1000 = value % 1000;
  if (word === 1000) return value === 0 ? 1000 : value < 1000 ? value * 1000 : undefined;
  if (word === 100 && below1000 >= 1 && below1000 <= 9) return value - below1000 + below1000 * 100;
  if (word >= 100) return below1000 === 0 ? value + word : undefined;
  if (language === "fr" && below100 === 4 && word === 20) return value + 76;
  if (below100 === 0) return value + word;
  if (word < 10 && isTens(below100)) return value + word;
  return language === "fr" && withFrenchTeen(below100, word) ? value + word : undefined;
}

/** "two hundred and fifty", "treinta y cinco", "vingt et un", "soixante et onze". */
function joinsByAnd(value: number, word: number, { language }: LanguageGrammar): boolean {
  if (language === "en") return value >= 100 && value % 100 === 0 && word < 100;
  if (language === "es") return (isTens(value % 100) || value % 100 === 10) && word < 10;
  return isTens(value % 100) && (word === 1 || word === 11);
}

/** "cent un grammes", "ciento una galletas": one more, where no single thing follows. */
function isOneMore(tokens: readonly Token[], { value, next }: Cardinal, grammar: LanguageGrammar): boolean {
  if (value < 100 || value % 100 !== 0) return false;
  const following = tokens[next + 1];
  if (following?.kind !== "word") return true;
  const isSeveral = /[sx]$/.test(following.text) && grammar.stem(following.text) !== following.text;
  return (
    isSeveral || (readMeasureWord(tokens, next + 1, grammar)?.meaning.kind ?? "household") !== "household"
  );
}

/** Articles mean one only after a number: "veinte y una", "vingt et un". */
function wordValue(text: string, value: number, { numbers, articles }: LanguageGrammar): number | undefined {
  return numbers.get(text) ?? (value >= 20 ? articles.get(text) : undefined);
}

function addNextWord(
  tokens: readonly Token[],
  { value, next }: Cardinal,
  grammar: LanguageGrammar,
): Cardinal | undefined {
  const isAnd = grammar.andWords.has(textAt(tokens, next));
  const isHyphen = tokens[next]?.text === "-" && tokens[next]?.isJoined === true;
  let at = next + (isAnd || isHyphen ? 1 : 0);
  // "quatre-vingt-et-un"
  const isBoth = isHyphen && grammar.andWords.has(textAt(tokens, at));
  if (isBoth) at += tokens[at + 1]?.text === "-" ? 2 : 1;
  const token = tokens[at];
  const word = token?.kind === "word" ? wordValue(token.text, value, grammar) : undefined;
  if (word === undefined) return undefined;
  const isArticle = !grammar.numbers.has(token?.text ?? "");
  if ((isAnd || isBoth) && !joinsByAnd(value, word, grammar)) return undefined;
  // "quatre-vingt-un" has no "et".
  const isFrenchOne = isHyphen && grammar.language === "fr";
  const mayBeOne = isAnd || isBoth || isFrenchOne || isOneMore(tokens, { value, next }, grammar);
  if (isArticle && !mayBeOne) return undefined;
  // "diez y seis", but not "diez seis".
  const isSpanishTeen = grammar.language === "es" && value === 10 && isAnd && word >= 6;
  const sum = isSpanishTeen ? value + word : appendNumberWord(value, word, grammar.language);
  return sum === undefined ? undefined : { value: sum, next: at + 1 };
}

/** "two", "2 mil", "a hundred": what a number begins with, at least one of its words no digits. */
function firstOf(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number | undefined {
  const { kind, text = "", value } = tokens[at] ?? {};
  if (wordsOfLanguage(grammar.language)("multiplier").has(textAt(tokens, at + 1)))
    return kind === "number" ? value : (grammar.articles.get(text) ?? grammar.numbers.get(text));
  return kind === "word" ? grammar.numbers.get(text) : undefined;
}

/** Of any size below a million: "mil doscientos", "quatre-vingt-dix", "two hundred and fifty". */
function readCardinal({ tokens, grammar }: Sentence, at: number): Cardinal | undefined {
  const first = firstOf(tokens, at, grammar);
  if (first === undefined) return undefined;
  let read: Cardinal = { value: first, next: at + 1 };
  for (;;) {
    const longer = addNextWord(tokens, read, grammar);
    if (longer === undefined) return read;
    read = longer;
  }
}

/** "pizza cuatro quesos", "quatre-quarts", "a six pack": the number is in a name. */
function isOfName(sentence: Sentence, at: number): boolean {
  const { tokens, lexicon } = sentence;
  return isInsideTerm(sentence, at) || (lexicon.find(tokens, at)?.next ?? at) > at + 1;
}

/** "two point five", "deux virgule cinq": what stands behind the mark. */
function readDecimals(sentence: Sentence, at: number): Cardinal | undefined {
  const { tokens, grammar } = sentence;
  if (!wordsOfLanguage(grammar.language)("decimal-mark").has(textAt(tokens, at))) return undefined;
  const { kind, value } = tokens[at + 1] ?? {};
  if (kind === "number" && value !== undefined) return { value, next: at + 2 };
  return readCardinal(sentence, at + 1);
}

const percentPhrases = byLanguage(
  (language) =>
    new Map([...wordsOfLanguage(language)("percent")].map((word) => [word.replaceAll("_", " "), true])),
);

function tokenOf(tokens: readonly Token[], at: number, { value, next }: Cardinal): Token {
  const [first, last] = [tokens[at], tokens[next - 1]];
  const { start = 0, isJoined = false, text = "" } = first ?? {};
  return {
    text: next === at + 1 ? text : String(value),
    kind: "number",
    value,
    ...{ start, end: last?.end ?? start, isJoined },
  };
}

/** The number that begins here, whatever it is spelled with; undefined where it is in digits already. */
function readNumberToken(sentence: Sentence, at: number): { token: Token; next: number } | undefined {
  const { tokens, grammar } = sentence;
  const typed = tokens[at];
  const isDigits = typed?.kind === "number";
  const read = isOfName(sentence, at) ? undefined : readCardinal(sentence, at);
  const whole = read ?? (isDigits ? { value: typed.value ?? 0, next: at + 1 } : undefined);
  if (whole === undefined) return undefined;
  const decimals = readDecimals(sentence, whole.next);
  const number =
    decimals === undefined
      ? whole
      : { value: Number(`${whole.value}.${decimals.value}`), next: decimals.next };
  const percent = readPhrase(tokens, number.next, { phrases: percentPhrases[grammar.language] })?.next;
  if (percent !== undefined) {
    const token = tokenOf(tokens, at, { ...number, next: percent });
    return { token: { ...token, kind: "word", text: `${number.value}%` }, next: percent };
  }
  return number.next === at + 1 && isDigits
    ? undefined
    : { token: tokenOf(tokens, at, number), next: number.next };
}

export function withNumbersRead(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const mayBegin =
      token?.kind === "number" ||
      grammar.numbers.has(token?.text ?? "") ||
      grammar.articles.has(token?.text ?? "");
    const number = mayBegin ? readNumberToken(sentence, at) : undefined;
    if (token !== undefined) read.push(number?.token ?? token);
    at = number?.next ?? at + 1;
  }
  return read;
}
