/** Spanish, of Spain and of the Americas. */
import { type LanguageGrammar, phrasesTo } from "../language-grammar.ts";
import { spanishNumbers } from "../number-words.ts";
import { wordsOfLanguage } from "../words-of-language.ts";
import { fractions, measures, sizes, vagueAmounts } from "./amounts.ts";
import { connectives } from "./connectives.ts";
import { refusalPhrases, refusals } from "./refusals.ts";
import { stemSpanish } from "./stem.ts";

const words = wordsOfLanguage("es");

export const spanish: LanguageGrammar = {
  language: "es",
  stem: stemSpanish,
  headPosition: "first",
  articles: phrasesTo([["un, una, otro, otra", 1]]),
  numbers: spanishNumbers,
  vagueAmounts,
  aboutWords: words("about"),
  fractions,
  betweenWords: words("between"),
  ofWords: words("of"),
  holdingPhrases: new Map(),
  andWords: words("and"),
  rangeWords: words("range"),
  contractedDefinites: new Set(["al"]),
  measures,
  sizes,
  connectives,
  shorthand: new Map([
    ["c", "con"],
    ["s", "sin"],
    ["p", "para"],
  ]),
  textingWords: new Map([
    ["cn", "con"],
    ["kn", "con"],
    ["d", "de"],
    ["sn", "sin"],
    ["tmb", "también"],
    ["tb", "también"],
    ["mila", "milanesa"],
    ["milas", "milanesas"],
    ["burga", "hamburguesa"],
    ["burgas", "hamburguesas"],
    ["quesa", "quesadilla"],
    ["quesas", "quesadillas"],
    ["cerve", "cerveza"],
    ["cerves", "cervezas"],
    ["prote", "proteína"],
  ]),
  refusals,
  refusalWord: "sin",
  insteadOf: phrasesTo<true>([["en vez de, en lugar de, en vez del, en lugar del", true]]),
  alsoRefused: words("also-refused"),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map([
    ["sin", "without"],
    ["ni", "without"],
    ["excepto", "without"],
  ]),
  // "fresquito" fresco, "arrocito" arroz, "pollito" pollo, "tintico" tinto.
  diminutives: [
    [/quit([oa]s?)$/, ["c$1"]],
    [/guit([oa]s?)$/, ["g$1"]],
    [/ecit([oa])s?$/, ["", "e", "$1"]],
    [/cit([oa])s?$/, ["", "z", "e", "$1"]],
    [/it([oa]s?)$/, ["$1", "e"]],
    [/tic([oa]s?)$/, ["t$1"]],
    [/az([oa]s?)$/, ["$1"]],
  ],
  phrases: [
    ...refusalPhrases,
    { term: "congelado", english: "frozen", kind: "modifier" },
    { term: "congelada", english: "frozen", kind: "modifier" },
  ],
  emptyWords: words("empty"),
  mealWords: words("meal"),
  definiteWords: words("definite"),
  dishWords: words("dish"),
  sizesOfMeasures: words("size-of-measure"),
  pieceNouns: words("piece"),
};
