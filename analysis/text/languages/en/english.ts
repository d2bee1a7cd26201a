/** English. */
import { stemEnglish } from "../../words/english-stem.ts";
import { type LanguageGrammar, phrasesTo } from "../language-grammar.ts";
import { englishNumbers } from "../number-words.ts";
import { wordsOfLanguage } from "../words-of-language.ts";
import { fractions, measures, sizes, vagueAmounts } from "./amounts.ts";
import { connectives } from "./connectives.ts";
import { englishPhrases } from "./phrases.ts";
import { refusals } from "./refusals.ts";

const words = wordsOfLanguage("en");

export const english: LanguageGrammar = {
  language: "en",
  stem: stemEnglish,
  headPosition: "last",
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
  contractedDefinites: new Set(),
  measures,
  sizes,
  connectives,
  shorthand: new Map([["w", "with"]]),
  textingWords: new Map([
    ["w", "with"],
    // Their singular only describes: "sweet tea".
    ["sweets", "candies"],
    ["sweeties", "candies"],
  ]),
  refusals,
  refusalWord: "without",
  insteadOf: phrasesTo<true>([["instead of, rather than, in place of, in lieu of", true]]),
  alsoRefused: words("also-refused"),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map(),
  diminutives: [],
  phrases: englishPhrases,
  emptyWords: words("empty"),
  mealWords: words("meal"),
  definiteWords: words("definite"),
  dishWords: words("dish"),
  sizesOfMeasures: words("size-of-measure"),
  pieceNouns: words("piece"),
};
