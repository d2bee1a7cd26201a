/** analysis/text: from a sentence to foods. This file: English. */
import { stemEnglish } from "../words/english-stem.ts";
import { fractions, measures, sizes, vagueAmounts } from "./en-amounts.ts";
import { connectives } from "./en-connectives.ts";
import { englishPhrases } from "./en-phrases.ts";
import { definiteWords, dishWords, emptyWords, mealWords, pieceNouns, praiseNouns } from "./en-words.ts";
import {
  type LanguageGrammar,
  mostOfIt,
  partOfTasted,
  partOfUnfinished,
  phrasesTo,
} from "./language-grammar.ts";
import { englishNumbers } from "./number-words.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

const words = wordsOfLanguage("en");

const wholemealBread = ["whole", "wheat", "bread"];
const skimMilk = ["milk", "fat", "free", "skim"];
const mixedVegetables = ["vegetables"];

/** "didn't touch the naan", "did not have any chips" */
const untouched = ["didn ' t", "didnt", "did not", "never"]
  .flatMap((not) => ["touch", "touched", "eat", "ate", "have", "had"].map((verb) => `${not} ${verb}`))
  .flatMap((refused) => ["the", "my", "any", "any of the"].map((which) => `${refused} ${which}`))
  .join(", ");

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
  soldByKilo: new Set(),
  countedInNames: words("counted-in-name"),
  ofWords: words("of"),
  holdingPhrases: phrasesTo([
    ["filled with, full of, containing, bursting with, packed with, brimming with, holding", true],
  ]),
  andWords: words("and"),
  rangeWords: words("range"),
  sharing: phrasesTo<number>([
    [
      "shared with, split with, split w, shared w, sharing with, shared it with, split it with, shared it w, split it w, shared them with, split them with, shared this with, split this with, sharing it with, splitting it with, between two of us, between the two of us, halved with",
      0.5,
    ],
  ]),
  shares: phrasesTo<number>([
    ["left half, left half of it, left about half", 0.5],
    ["left a quarter, left a quarter of it, left about a quarter", 3 / 4],
    ["left a third, left a third of it, left about a third", 2 / 3],
    [
      "didn ' t finish, didn ' t finish it, couldn ' t finish, couldn ' t finish it, didnt finish, didnt finish it, couldnt finish, couldnt finish it, did not finish",
      partOfUnfinished,
    ],
    ["barely touched, hardly touched, barely ate, hardly ate", partOfTasted],
    ["most of it, ate most, ate most of it", mostOfIt],
  ]),
  contractedDefinites: new Set(),
  sharedAmong: phrasesTo<true>([
    ["between, among, split, shared between, split between, shared among", true],
  ]),
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
  refusals: phrasesTo<true>([
    [
      "no, without, without the, without any, without a, without my, with no, w no, and no, but no, but without, minus, minus the, " +
        "hold the, skip the, skipped the, left the, i left the, and left the, passed on the, didn ' t bother with, didnt bother with, did not bother with, leave off the, left off the, leave out the, left out the, excluding, excluding the, while avoiding, avoiding, avoiding the, except, except the, except for, except for the, exclude, making sure to exclude, sans, " +
        untouched,
      true,
    ],
  ]),
  refusalWord: "without",
  insteadOf: phrasesTo<true>([["instead of, rather than, in place of, in lieu of", true]]),
  bothWords: new Set(["both"]),
  alsoRefused: words("also-refused"),
  refusedExtras: words("refused-extra"),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map(),
  foodsByThemselves: new Map([
    ...["veg", "vegs", "veggies", "vegetables", "veges", "vegies"].map(
      (word) => [word, mixedVegetables] as const,
    ),
    ["greens", ["greens", "fresh", "cooked"]] as const,
    ["mashed", ["potato", "mashed"]] as const,
    ...["skim", "skimmed"].map((word) => [word, skimMilk] as const),
    ...["wholemeal", "granary"].map((word) => [word, wholemealBread] as const),
  ]),
  loneDishes: new Map<string, readonly string[]>([
    ["red", ["wine", "red"]],
    ["white", ["wine", "white"]],
    ["whites", ["egg", "white", "raw"]],
    ["rose", ["wine", "rose"]],
    ...["fizz", "bubbly", "bubbles", "champers"].map((word) => [word, ["sparkling", "wine"]] as const),
    // A glass of them is wine; elsewhere they are another food, or none.
    ...["cab", "zin", "plonk", "vino", "tempranillo"].map((word) => [word, ["wine", "red"]] as const),
    ...["chard", "sauv", "picpoul", "gruner", "semillon"].map((word) => [word, ["wine", "white"]] as const),
    ["protein", ["protein", "powder"]],
    // A glass or can of it is beer; elsewhere it only says where a food is from.
    ["canadian", ["beer"]],
  ]),
  bagged: new Map(),
  sliceWords: new Set(),
  spreadWords: new Map([["buttered", "butter"]]),
  phrases: englishPhrases,
  emptyWords,
  mealWords,
  definiteWords,
  dishWords,
  praiseNouns,
  sizesOfMeasures: words("size-of-measure"),
  pieceNouns,
};
