/** French, of Europe, Québec and Africa. */
import { type LanguageGrammar, phrasesTo } from "../language-grammar.ts";
import { frenchNumbers } from "../number-words.ts";
import { wordsOfLanguage } from "../words-of-language.ts";
import { fractions, measures, sizes, vagueAmounts } from "./amounts.ts";
import { connectives } from "./connectives.ts";
import { refusalPhrases, refusals } from "./refusals.ts";

/** The one form by which French words are compared: tomates, tomate; gâteaux, gâteau; noix; végétaux, végétal; bocaux, bocal. */
function stemFrench(word: string): string {
  if (/[^ey]aux$/.test(word)) return `${word.slice(0, -"ux".length)}l`;
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}

const words = wordsOfLanguage("fr");

const textingWords: ReadonlyMap<string, string> = new Map([
  ["av", "avec"],
  ["avc", "avec"],
  ["ss", "sans"],
]);

export const french: LanguageGrammar = {
  language: "fr",
  stem: stemFrench,
  headPosition: "first",
  articles: phrasesTo([["un, une", 1]]),
  numbers: frenchNumbers,
  vagueAmounts,
  aboutWords: words("about"),
  fractions,
  betweenWords: words("between"),
  ofWords: words("of"),
  holdingPhrases: new Map(),
  andWords: words("and"),
  rangeWords: words("range"),
  contractedDefinites: new Set(["au", "aux", "du", "des"]),
  measures,
  sizes,
  connectives,
  shorthand: new Map([...textingWords, ["s", "sans"]]),
  textingWords,
  refusals,
  refusalWord: "sans",
  insteadOf: phrasesTo<true>([
    ["au lieu de, au lieu d ', au lieu des, au lieu du, a la place de, a la place des, a la place du", true],
  ]),
  alsoRefused: words("also-refused"),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map([
    ["sans", "without"],
    ["pas", "without"],
    ["ni", "without"],
    ["sauf", "without"],
    ["hormis", "without"],
  ]),
  diminutives: [],
  phrases: refusalPhrases,
  emptyWords: words("empty"),
  mealWords: words("meal"),
  definiteWords: words("definite"),
  dishWords: words("dish"),
  sizesOfMeasures: words("size-of-measure"),
  pieceNouns: words("piece"),
};
