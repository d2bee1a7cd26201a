/** Cuts a text that names a restaurant chain into words, and translates them into the menu's language. */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { usualLexicon } from "../lexicon/load-lexicon.ts";
import { tokenise } from "../words/tokenise.ts";
import { type TypedWord, typedWordsOf } from "./menu-words.ts";

export interface MenuSentence {
  readonly text: string;
  readonly language: Language;
  readonly words: readonly TypedWord[];
  /** By word: what it is in English, where the language is another. */
  readonly english: readonly (readonly string[] | undefined)[];
}

/** Translated by the lexicon, term by term: "patatas fritas" are fries. */
function englishOf(text: string, words: readonly TypedWord[], language: Language): MenuSentence["english"] {
  const english = new Array<readonly string[] | undefined>(words.length).fill(undefined);
  if (language === "en") return english;
  const tokens = tokenise(text, language);
  const lexicon = usualLexicon(grammars[language]);
  for (let at = 0; at < tokens.length; ) {
    const found = lexicon.find(tokens, at);
    const [first, last] = [tokens[at], tokens[(found?.next ?? at + 1) - 1]];
    if (found !== undefined && first !== undefined && last !== undefined)
      for (const [place, word] of words.entries())
        if (word.start >= first.start && word.end <= last.end)
          english[place] = word.start === first.start ? found.term.english : [];
    at = found?.next ?? at + 1;
  }
  return english;
}

export function menuSentence(text: string, language: Language): MenuSentence {
  const words = typedWordsOf(text);
  return { text, language, words, english: englishOf(text, words, language) };
}
