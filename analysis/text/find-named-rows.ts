/** Finds the rows for a few words that name one food. */
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { grammars } from "./languages/grammars.ts";
import { lexiconFor } from "./lexicon/load-lexicon.ts";
import type { FoundRow } from "./match/find-rows.ts";
import { soughtWordsOf } from "./match/sought-words.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { withNumbersRead } from "./quantities/numbers-in-words.ts";
import { readAtoms } from "./segment/read-atoms.ts";
import { repairWords } from "./segment/spelling/repair-words.ts";
import { tokenise } from "./words/tokenise.ts";
import { isTableWord as isTableWordOf, vocabularyOf } from "./words/vocabulary.ts";

export interface NamedFoodQuery {
  readonly words: string;
  readonly language: Language;
  /** Whose words they are. */
  readonly country: Country;
  readonly limit: number;
}

/** Best first, at most `limit`; the words are taken for one food, however many they could name. */
export function findNamedRows(
  table: FoodTable,
  { words, language, country, limit }: NamedFoodQuery,
): readonly FoundRow[] {
  const { index, finder } = tableFinderOf(table);
  const grammar = grammars[language];
  const tokens = repairWords(tokenise(words, language), {
    grammar,
    vocabulary: vocabularyOf(index, language),
    isTableWord: (word) => isTableWordOf(index, word),
  });
  const lexicon = lexiconFor(grammar, country);
  const atoms = readAtoms(withNumbersRead({ tokens, grammar, lexicon }), grammar, lexicon);
  const named = atoms
    .filter((atom) => atom.words.length > 0)
    .map((atom) => ({ ...atom, connective: "and" as const }));
  return finder.find(soughtWordsOf(named, grammar, index), limit);
}
