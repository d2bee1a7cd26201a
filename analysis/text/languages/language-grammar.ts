/** Says what the reader must know of a language. */
import type { Language } from "#domain/people/language.ts";
import type { LexiconEntry } from "../lexicon/lexicon-entry.ts";
import type { Measure, Size } from "../quantities/measures.ts";
import type { VagueAmount } from "../quantities/vague-amount.ts";

/** How a new part of the sentence hangs on the one before. */
export type Connective =
  | "list"
  | "and"
  | "with"
  | "flavored"
  | "made"
  | "on"
  | "filled"
  | "bracketed"
  | "aside"
  | "apart";

/** Between foods of one list: "lettuce, tomato and cheese". */
export const listing: ReadonlySet<Connective> = new Set(["list", "and"]);

/** Behind these follows what a dish holds: "toast with avocado". */
export const opensContents: ReadonlySet<Connective> = new Set(["with", "flavored", "made"]);

/** All words are folded: lower case, no accents. Phrases are words with single blanks between. */
export interface LanguageGrammar {
  readonly language: Language;
  /** One form for singular and plural, for looking words up. */
  stem(word: string): string;
  /** English names the thing last ("apple juice"), Spanish and French first ("jus de pomme"). */
  readonly headPosition: "first" | "last";
  /** One of it: a, un, une. */
  readonly articles: ReadonlyMap<string, number>;
  /** Cardinals that compose: two, hundred. */
  readonly numbers: ReadonlyMap<string, number>;
  /** "unos", "quelques", "a bit of": an amount without a number. */
  readonly vagueAmounts: ReadonlyMap<string, VagueAmount>;
  /** Before a number they change nothing: about, unos. */
  readonly aboutWords: ReadonlySet<string>;
  /** Parts and groups, that multiply or follow a number: half, dozen. */
  readonly fractions: ReadonlyMap<string, number>;
  /** Before the lower end of a range: between. */
  readonly betweenWords: ReadonlySet<string>;
  /** Between an amount and its food: of. */
  readonly ofWords: ReadonlySet<string>;
  /** After a container as good as "of": filled with. */
  readonly holdingPhrases: ReadonlyMap<string, true>;
  readonly andWords: ReadonlySet<string>;
  /** Between two numbers: to, or. */
  readonly rangeWords: ReadonlySet<string>;
  readonly measures: ReadonlyMap<string, Measure>;
  readonly sizes: ReadonlyMap<string, Size>;
  /** Those of them that are sizes only before a measure; elsewhere they praise: "good", "bon". */
  readonly sizesOfMeasures: ReadonlySet<string>;
  /** Behind a food: what follows is not in it. "hold the". */
  readonly refusals: ReadonlyMap<string, true>;
  /** The one of them that all are read as. */
  readonly refusalWord: string;
  /** Between two things that are refused: or, ni. */
  readonly alsoRefused: ReadonlySet<string>;
  /** Before what something else was eaten for: "instead of". */
  readonly insteadOf: ReadonlyMap<string, true>;
  /** Words with a meaning of their own that no lexicon holds: without. */
  readonly glossary: ReadonlyMap<string, string>;
  /** Abbreviations with a stroke, and the whole word: c/ leche. */
  readonly shorthand: ReadonlyMap<string, string>;
  /** Words as they are cut short in messages, without a mark: "pan cn queso". */
  readonly textingWords?: ReadonlyMap<string, string>;
  /** Contractions of a preposition and the definite article: "au riz". */
  readonly contractedDefinites: ReadonlySet<string>;
  /** Before an amount said anew: "no, two". */
  readonly correctionWords: ReadonlySet<string>;
  /** Between such a word and what is meant: "sorry, it was". */
  readonly correctionFillers: ReadonlySet<string>;
  readonly connectives: ReadonlyMap<string, Connective>;
  /** What diminutives end in, and what the words end in that they are made of. */
  readonly diminutives: readonly (readonly [RegExp, readonly string[]])[];
  /** Names that the grammar would tear apart. */
  readonly phrases: readonly LexiconEntry[];
  /** Carry nothing of the food: pronouns, verbs, praise. */
  readonly emptyWords: ReadonlySet<string>;
  /** Breakfast, snack: carry nothing unless a food's name begins with them. */
  readonly mealWords: ReadonlySet<string>;
  /** Before a thing that was named already: the, my, it. */
  readonly definiteWords: ReadonlySet<string>;
  /** Meal words that also end a dish's name: "gelatin dessert". */
  readonly dishWords: ReadonlySet<string>;
  /** One piece of the food named before, whatever it is: "a packet (4 biscuits)". Singular. */
  readonly pieceNouns: ReadonlySet<string>;
}

/** Each phrase of a comma-separated list, all meaning the same. */
export function phrasesTo<Meaning>(
  entries: readonly (readonly [string, Meaning])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    entries.flatMap(([phrases, meaning]) =>
      phrases.split(",").map((phrase): [string, Meaning] => [phrase.trim(), meaning]),
    ),
  );
}
