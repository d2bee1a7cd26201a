/** Reads fractions and groups in words: "half a", "three quarters of a", "two dozen". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { ReadNumber } from "./quantity.ts";
import { readPhrase } from "./read-phrase.ts";

function skipOfAndArticle(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let next = at;
  while (grammar.ofWords.has(textAt(tokens, next)) || (next > at && textAt(tokens, next) === "'")) next++;
  if (grammar.articles.has(textAt(tokens, next)) || grammar.definiteWords.has(textAt(tokens, next))) next++;
  return next;
}

function readFractionWord(tokens: readonly Token[], at: number, grammar: LanguageGrammar) {
  return readPhrase(tokens, at, { phrases: grammar.fractions, stem: grammar.stem });
}

/** "60% of a pizza", "50 % de una hamburguesa": a share of it; but "5% de grasa" describes. */
export function readPercentOf(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const { text = "" } = tokens[at] ?? {};
  const percent = text.endsWith("%") ? Number.parseFloat(text.replace(",", ".")) : 0;
  if (!(percent > 0) || percent > 100) return undefined;
  const next = skipOfAndArticle(tokens, at + 1, grammar);
  const last = textAt(tokens, next - 1);
  const isOfOne = grammar.articles.has(last) || grammar.definiteWords.has(last) || last === "'";
  const isOf = grammar.ofWords.has(textAt(tokens, at + 1)) && (isOfOne || grammar.headPosition === "last");
  return isOf ? { value: percent / 100, next } : undefined;
}

/** "half", "half a", "a half", "three quarters of a", "half a dozen", "demi-douzaine". */
export function readFraction(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const read = readFractionWord(tokens, at, grammar);
  if (read === undefined) return undefined;
  // "half and half" and "quarter pounder" are foods.
  const following = textAt(tokens, read.next);
  const isTwice =
    grammar.andWords.has(following) && readFractionWord(tokens, read.next + 1, grammar) !== undefined;
  if (isTwice || following === "pounder") return undefined;
  const hyphen = following === "-" && tokens[read.next]?.isJoined === true ? 1 : 0;
  const after = skipOfAndArticle(tokens, read.next + hyphen, grammar);
  const again = readFractionWord(tokens, after, grammar);
  if (again !== undefined && again.meaning > 1) {
    return { value: read.meaning * again.meaning, next: again.next };
  }
  return { value: read.meaning, next: after };
}

/** "three quarters of a", "two dozen", "3 cuartos de". */
export function multiplyByFraction(
  tokens: readonly Token[],
  read: ReadNumber,
  grammar: LanguageGrammar,
): ReadNumber {
  const hyphen = textAt(tokens, read.next) === "-" ? 1 : 0;
  const fraction = readFractionWord(tokens, read.next + hyphen, grammar);
  if (fraction === undefined || !Number.isInteger(read.value)) return read;
  const isGroup = fraction.meaning > 1;
  return {
    value: read.value * fraction.meaning,
    next: isGroup ? fraction.next : skipOfAndArticle(tokens, fraction.next, grammar),
  };
}

/** "2 tranches de comté et un demi-pain": half of what follows. */
function isJoinedToWord(tokens: readonly Token[], at: number): boolean {
  const [hyphen, word] = tokens.slice(at, at + 2);
  return hyphen?.text === "-" && word?.kind === "word" && hyphen.isJoined && word.isJoined;
}

/** "one and a half", "2 y medio", "a slice and a half", "une tasse et demie". */
export function addHalfIfSaid(
  tokens: readonly Token[],
  read: ReadNumber,
  grammar: LanguageGrammar,
): ReadNumber {
  if (!grammar.andWords.has(textAt(tokens, read.next))) return read;
  const at = grammar.articles.has(textAt(tokens, read.next + 1)) ? read.next + 2 : read.next + 1;
  const fraction = readFractionWord(tokens, at, grammar);
  if (fraction === undefined || fraction.meaning >= 1 || isJoinedToWord(tokens, fraction.next)) return read;
  return { ...read, value: read.value + fraction.meaning, next: fraction.next };
}
