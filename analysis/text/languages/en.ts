/** analysis/text: from a sentence to foods. This file: English. */
import { stemEnglish } from "../words/english-stem.ts";
import { measures, numbers, sizes } from "./en-amounts.ts";
import { connectives } from "./en-connectives.ts";
import { englishPhrases } from "./en-phrases.ts";
import { definiteWords, dishWords, emptyWords, mealWords, praiseNouns } from "./en-words.ts";
import { type LanguageGrammar, phrasesTo, wordsOf } from "./language-grammar.ts";

export const english: LanguageGrammar = {
  language: "en",
  stem: stemEnglish,
  headStands: "last",
  articles: phrasesTo([["a, an, another", 1]]),
  numbers,
  aboutWords: wordsOf(""),
  fractions: phrasesTo([
    ["half", 0.5],
    ["third", 1 / 3],
    ["quarter", 0.25],
    ["three quarter", 0.75],
    ["two third", 2 / 3],
    ["dozen", 12],
  ]),
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
