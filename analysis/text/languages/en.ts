/** analysis/text: from a sentence to foods. This file: English. */
import { stemEnglish } from "../words/english-stem.ts";
import { fractions, measures, sizes, vagueAmounts } from "./en-amounts.ts";
import { connectives } from "./en-connectives.ts";
import { englishPhrases } from "./en-phrases.ts";
import { definiteWords, dishWords, emptyWords, mealWords, praiseNouns } from "./en-words.ts";
import { type LanguageGrammar, phrasesTo } from "./language-grammar.ts";
import { englishNumbers } from "./number-words.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

const words = wordsOfLanguage("en");

export const english: LanguageGrammar = {
  language: "en",
  stem: stemEnglish,
  headStands: "last",
  articles: phrasesTo([["a, an, another", 1]]),
  numbers: englishNumbers,
  vagueAmounts,
  aboutWords: words("about"),
  fractions,
  betweenWords: words("between"),
  ofWords: words("of"),
  holdingPhrases: phrasesTo([
    ["filled with, full of, containing, bursting with, packed with, brimming with, holding", true],
  ]),
  andWords: words("and"),
  rangeWords: words("range"),
  sharing: phrasesTo<number>([
    [
      "shared with, split with, split w, shared w, sharing with, between two of us, between the two of us, halved with",
      0.5,
    ],
  ]),
  measures,
  sizes,
  connectives,
  shorthand: new Map([["w", "with"]]),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map(),
  loneDishes: new Map([
    ["red", ["wine", "red"]],
    ["white", ["wine", "white"]],
    ["rose", ["wine", "rose"]],
    ["fizz", ["sparkling", "wine"]],
  ]),
  bagged: new Map(),
  phrases: englishPhrases,
  emptyWords,
  mealWords,
  definiteWords,
  dishWords,
  praiseNouns,
};
