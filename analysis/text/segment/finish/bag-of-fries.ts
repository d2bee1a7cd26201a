/** Reads fries from a bag as chips: "una bolsa de patatas fritas". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, householdWord } from "../atom.ts";

const bags: ReadonlySet<string> = wordSet("chips-bag");

function asBagged(word: FoodWord, { bagged }: LanguageGrammar): FoodWord {
  const english = bagged.get(word.english.join(" "));
  if (english === undefined) return word;
  const { englishAlone: _, ...rest } = word;
  return { ...rest, english, isReread: true };
}

export function bagOfFriesAsChips(atom: Atom, grammar: LanguageGrammar): Atom {
  if (grammar.bagged.size === 0 || !bags.has(householdWord(atom))) return atom;
  return { ...atom, words: atom.words.map((word) => asBagged(word, grammar)) };
}
