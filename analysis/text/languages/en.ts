/** analysis/text: from a sentence to foods. This file: English. */
import { stemEnglish } from "../words/english-stem.ts";
import { fractions, measures, sizes, vagueAmounts } from "./en-amounts.ts";
import { connectives } from "./en-connectives.ts";
import { englishPhrases } from "./en-phrases.ts";
import { definiteWords, dishWords, emptyWords, mealWords, praiseNouns } from "./en-words.ts";
import { type LanguageGrammar, phrasesTo, wordsOf } from "./language-grammar.ts";
import { englishNumbers } from "./number-words.ts";

export const english: LanguageGrammar = {
  language: "en",
  stem: stemEnglish,
  headStands: "last",
  articles: phrasesTo([["a, an, another", 1]]),
  numbers: englishNumbers,
  vagueAmounts,
  aboutWords: wordsOf("about around approx approximately roughly like maybe circa ca"),
  fractions,
  betweenWords: wordsOf("between"),
  ofWords: wordsOf("of"),
  holdingPhrases: phrasesTo([
    ["filled with, full of, containing, bursting with, packed with, brimming with, holding", true],
  ]),
  andWords: wordsOf("and"),
  rangeWords: wordsOf("to or - –"),
  measures,
  sizes,
  connectives,
  shorthand: new Map([["w", "with"]]),
  correctionWords: wordsOf("no sorry oops actually rather wait scratch correction"),
  correctionFillers: wordsOf("i mean meant it that was were is make had my mistake"),
  glossary: new Map(),
  loneDishes: new Map(),
  bagged: new Map(),
  phrases: englishPhrases,
  emptyWords,
  mealWords,
  definiteWords,
  dishWords,
  praiseNouns,
};
