/** Says what may stand between two words of one name. */
import type { Connective, LanguageGrammar } from "../languages/language-grammar.ts";
import { isTimeWord } from "../languages/time-words.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { readMeasureWord } from "../quantities/read-measure.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { readSizeWord } from "../quantities/read-sizes.ts";
import { type Token, textAt } from "../words/tokenise.ts";

const close: ReadonlySet<string> = new Set(["-", "'", "’", ".", "/"]);
const joining: ReadonlySet<string> = new Set(["'", "’", "&", "%"]);

/** "c. à s.", "coca-cola", but a point or dash with a blank beside it ends the name. */
function joinsWords(tokens: readonly Token[], at: number, isBesideNext: boolean): boolean {
  const { text = "", isJoined = false } = tokens[at] ?? {};
  return joining.has(text) || (close.has(text) && isJoined && (tokens[at + 1]?.isJoined ?? isBesideNext));
}

/** What a dish holds or lies on is part of its name: "toast with avocado". */
const holding: ReadonlySet<Connective> = new Set(["and", "with", "made", "on", "flavored", "filled"]);

/** Prepositions and the like: "sauce à viande", "Greek style yogurt". */
export function joints({ language }: LanguageGrammar): ReadonlySet<string> {
  return wordsOfLanguage(language)("inside-name");
}

/** A maker, a country, a word that nothing is known of: "beignet tim hortons au chocolat". */
function isUnknown(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  const { text = "", kind } = tokens[at] ?? {};
  if (kind !== "word") return false;
  const isOfGrammar =
    grammar.emptyWords.has(text) ||
    grammar.mealWords.has(text) ||
    grammar.numbers.has(text) ||
    grammar.vagueAmounts.has(text) ||
    grammar.fractions.has(text) ||
    grammar.refusals.has(text) ||
    text === grammar.refusalWord ||
    isTimeWord(text, grammar.language) ||
    readSizeWord(tokens, at, grammar) !== undefined ||
    readMeasureWord(tokens, at, grammar) !== undefined;
  return !isOfGrammar && !wordsOfLanguage(grammar.language)("edge-of-name").has(text);
}

interface Following {
  /** Both what stands before and what follows say something of the row. */
  readonly isTold: boolean;
  /** No blank stands before what follows. */
  readonly isBeside: boolean;
}

/** Articles, "of", "with" and the like: from a token behind one to the next; undefined where something else stands. */
function endOfJoiningWord(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): number | undefined {
  const connective = readPhrase(tokens, at, { phrases: grammar.connectives });
  if (connective !== undefined) return holding.has(connective.meaning) ? connective.next : undefined;
  const text = textAt(tokens, at);
  const isJoining =
    grammar.ofWords.has(text) ||
    grammar.articles.has(text) ||
    grammar.definiteWords.has(text) ||
    grammar.contractedDefinites.has(text) ||
    grammar.andWords.has(text) ||
    joints(grammar).has(text);
  return isJoining || isUnknown(tokens, at, grammar) ? at + 1 : undefined;
}

/**
 * Whether a name goes on over what stands between two of its words: closely ("pain de mie"), or loosely ("soup with crackers"), so
 * that it may end there. It ends at amounts, brackets, sentences and clauses, and at a comma unless the row knows what follows.
 */
export function joinsName(
  between: readonly Token[],
  grammar: LanguageGrammar,
  { isTold, isBeside }: Following,
): "close" | "loose" | undefined {
  if (between.length === 0) return "close";
  const [first] = between;
  if (first?.text === ",") {
    const isList = between.length === 1 || (between.length === 2 && grammar.andWords.has(textAt(between, 1)));
    return isList && isTold ? "loose" : undefined;
  }
  for (let at = 0; at < between.length; ) {
    const next = joinsWords(between, at, isBeside) ? at + 1 : endOfJoiningWord(between, at, grammar);
    if (next === undefined) return undefined;
    at = next;
  }
  const isOf = between.every(({ text }) => grammar.ofWords.has(text) || close.has(text) || joining.has(text));
  return isOf ? "close" : "loose";
}
