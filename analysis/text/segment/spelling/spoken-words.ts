/** Leaves out what is said while somebody thinks: "um", "euh", "con con atún". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { wordsOfLanguage } from "../../languages/words-of-language.ts";
import { type Token, textAt } from "../../words/tokenise.ts";

/** Said twice, it is said once: a word that names nothing and takes nothing back. */
function isSaidAgain(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  const text = textAt(tokens, at);
  if (tokens[at]?.kind !== "word" || textAt(tokens, at - 1) !== text) return false;
  const { articles, ofWords, andWords, definiteWords, contractedDefinites, connectives } = grammar;
  const joins = [articles, ofWords, andWords, definiteWords, contractedDefinites, connectives];
  return joins.some((words) => words.has(text)) && !grammar.correctionWords.has(text);
}

export function withoutHesitation(tokens: readonly Token[], grammar: LanguageGrammar): readonly Token[] {
  const hesitations = wordsOfLanguage(grammar.language)("hesitation");
  return tokens.filter((token, at) => !hesitations.has(token.text) && !isSaidAgain(tokens, at, grammar));
}
