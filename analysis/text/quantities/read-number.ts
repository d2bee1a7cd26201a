/** analysis/text: from a sentence to foods. This file reads how many: 2, 1/2, 1½, two, half a dozen, 2-3, a couple. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";

export interface ReadNumber {
  readonly value: number;
  /** The first token after it. */
  readonly next: number;
}

function divided(tokens: readonly Token[], at: number, above: number): ReadNumber | undefined {
  const below = tokens[at + 1];
  if (tokens[at]?.text !== "/" || below?.kind !== "number" || !below.value) return undefined;
  return { value: above / below.value, next: at + 2 };
}

/** "1/2", "1 1/2", "1½", "1-1/2". */
function readDigitNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at];
  if (first?.kind !== "number" || first.value === undefined) return undefined;
  const fraction = divided(tokens, at + 1, first.value);
  if (fraction !== undefined) return fraction;
  const rest = tokens[at + 1]?.text === "-" && tokens[at + 3]?.text === "/" ? at + 2 : at + 1;
  const second = tokens[rest];
  if (second?.kind !== "number" || second.value === undefined || !Number.isInteger(first.value)) {
    return { value: first.value, next: at + 1 };
  }
  if (second.value < 1) return { value: first.value + second.value, next: rest + 1 };
  const added = divided(tokens, rest + 1, second.value);
  if (added !== undefined && added.value < 1) return { value: first.value + added.value, next: added.next };
  return { value: first.value, next: at + 1 };
}

function skipOf(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let next = at;
  while (grammar.ofWords.has(tokens[next]?.text ?? "")) next++;
  if (grammar.articles.has(tokens[next]?.text ?? "")) next++;
  return next;
}

/** Tokens of the longest phrase: "washed it down with". */
const phraseTokensMax = 5;

/** The longest phrase of a map that begins here. */
export function readPhrase<Meaning>(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Meaning>,
  stem: (word: string) => string,
): { readonly meaning: Meaning; readonly next: number } | undefined {
  let phrase = "";
  let found: { meaning: Meaning; next: number } | undefined;
  for (let next = at; next < Math.min(tokens.length, at + phraseTokensMax); next++) {
    const token = tokens[next];
    if (token === undefined || token.kind === "number") break;
    // "snack-sized" is the phrase "snack sized".
    if (next > at && token.text === "-" && token.isJoined) continue;
    const stemmed = phrases.get(`${phrase}${stem(token.text)}`) ?? phrases.get(`${phrase}${token.text}`);
    if (stemmed !== undefined) found = { meaning: stemmed, next: next + 1 };
    phrase += `${token.text} `;
  }
  return found;
}

/** "half", "half a", "a half", "three quarters of a", "half a dozen". */
function readFraction(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const read = readPhrase(tokens, at, grammar.fractions, grammar.stem);
  if (read === undefined) return undefined;
  // "half and half" and "quarter pounder" are foods.
  const following = tokens[read.next]?.text ?? "";
  if (grammar.andWords.has(following) || following === "pounder") return undefined;
  const after = skipOf(tokens, read.next, grammar);
  const again = readPhrase(tokens, after, grammar.fractions, grammar.stem);
  if (again !== undefined && again.meaning > 1) {
    return { value: read.meaning * again.meaning, next: again.next };
  }
  return { value: read.meaning, next: after };
}

function readWordNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const value = grammar.numbers.get(tokens[at]?.text ?? "");
  if (value === undefined) return undefined;
  const fraction = readPhrase(tokens, at + 1, grammar.fractions, grammar.stem);
  // "three quarters", "two dozen"
  if (fraction !== undefined) {
    const next = fraction.meaning > 1 ? fraction.next : skipOf(tokens, fraction.next, grammar);
    return { value: value * fraction.meaning, next };
  }
  return { value, next: at + 1 };
}

function readSingle(tokens: readonly Token[], at: number, grammar: LanguageGrammar): ReadNumber | undefined {
  // "unos 60 gramos": about, not some.
  const isAbout = grammar.aboutWords.has(tokens[at]?.text ?? "");
  if (isAbout && tokens[at + 1]?.kind === "number") return readDigitNumber(tokens, at + 1);
  return (
    readDigitNumber(tokens, at) ?? readFraction(tokens, at, grammar) ?? readWordNumber(tokens, at, grammar)
  );
}

/** "one and a half", "2 y medio", "a slice and a half". */
export function withHalf(tokens: readonly Token[], read: ReadNumber, grammar: LanguageGrammar): ReadNumber {
  if (!grammar.andWords.has(tokens[read.next]?.text ?? "")) return read;
  const at = grammar.articles.has(tokens[read.next + 1]?.text ?? "") ? read.next + 2 : read.next + 1;
  const fraction = readPhrase(tokens, at, grammar.fractions, grammar.stem);
  if (fraction === undefined || fraction.meaning >= 1) return read;
  return { value: read.value + fraction.meaning, next: fraction.next };
}

/** "2-3", "two or three": the middle. */
function withRange(tokens: readonly Token[], read: ReadNumber, grammar: LanguageGrammar): ReadNumber {
  if (!grammar.rangeWords.has(tokens[read.next]?.text ?? "")) return read;
  const upper = readSingle(tokens, read.next + 1, grammar);
  if (upper === undefined || upper.value <= read.value) return read;
  return { value: (read.value + upper.value) / 2, next: upper.next };
}

/** A number that begins at this token, or undefined. Articles alone are no numbers. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const afterArticle = grammar.articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const read =
    afterArticle === at
      ? readSingle(tokens, at, grammar)
      : // "a half", "a couple", "a dozen"
        (readFraction(tokens, afterArticle, grammar) ?? readWordNumber(tokens, afterArticle, grammar));
  return read === undefined ? undefined : withRange(tokens, withHalf(tokens, read, grammar), grammar);
}
