/** analysis/text: from a sentence to foods. This file lays on a slice of bread what it is named after: "tartine de confiture". */
import { type Token, textAt } from "../../words/tokenise.ts";
import { breads } from "../kinds-of-food.ts";
import { isOfWord, type Sentence, wordForWith } from "../sentence.ts";

const alsoBread: ReadonlySet<string> = new Set(["brioche", "baguette", "loaf"]);

function isBread(english: readonly string[]): boolean {
  return english.some((word) => breads.has(word) || alsoBread.has(word));
}

/** "de confiture", "d'avocat": where the name of the spread begins. */
function startOfSpread({ tokens }: Sentence, of: number): number {
  return textAt(tokens, of + 1) === "'" ? of + 2 : of + 1;
}

/** "tartine de miel", but not "tartine de pain", nor a name that the lexicon has as a whole. */
function namesSpread(sentence: Sentence, at: number): boolean {
  const { tokens, grammar, lexicon } = sentence;
  if (!grammar.sliceWords.has(grammar.stem(textAt(tokens, at)))) return false;
  if (!isOfWord(sentence, at + 1) || (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1) return false;
  const term = lexicon.find(tokens, startOfSpread(sentence, at + 1))?.term;
  return (term?.kind === "food" || term?.kind === "brand") && !isBread(term.english);
}

/** "2 tartines de confiture" is bread with jam: "2 tartines avec confiture". */
export function slicesWithSpread(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  const together = wordForWith(sentence);
  if (together === undefined || sentence.grammar.sliceWords.size === 0) return tokens;
  return tokens.flatMap((token, at) => {
    if (at > 0 && namesSpread(sentence, at - 1)) return { ...token, text: together };
    const isApostrophe = token.text === "'" && at > 1 && namesSpread(sentence, at - 2);
    return isApostrophe ? [] : token;
  });
}
