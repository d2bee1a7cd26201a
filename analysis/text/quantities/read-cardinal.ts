import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";

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
  if (isArticle && !isAnd && !isBoth && !isFrenchOne) return undefined;
  // "diez y seis", but not "diez seis".
  const isSpanishTeen = grammar.language === "es" && value === 10 && isAnd && word >= 6;
  const sum = isSpanishTeen ? value + word : appendNumberWord(value, word, grammar.language);
  return sum === undefined ? undefined : { value: sum, next: at + 1 };
}

/** A cardinal in words, of any size below a million: "mil doscientos", "quatre-vingt-dix", "two hundred and fifty". */
export function readCardinal(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): Cardinal | undefined {
  const first = tokens[at]?.kind === "word" ? grammar.numbers.get(textAt(tokens, at)) : undefined;
  if (first === undefined) return undefined;
  let read: Cardinal = { value: first, next: at + 1 };
  for (;;) {
    const longer = addNextWord(tokens, read, grammar);
    if (longer === undefined) return read;
    read = longer;
  }
}
