import { languages } from "#domain/people/language.ts";
import { foldAccents } from "../../text/words/fold.ts";
import { readSets } from "../../text/words/read-word-files.ts";

export type SettlingSet =
  | "cooking"
  | "rawness"
  | "fat"
  | "sweetening"
  | "drink"
  | "dressing"
  | "sauce"
  | "spread";

const setsByLanguage = new Map(
  languages.map((language) => [
    language,
    readSets(new URL(`./settling-words/${language}.tsv`, import.meta.url)),
  ]),
);

/** `four` is the whole word, `fri*` its beginning, `*grill*` any part of one. */
function patternOf(word: string): string {
  const letters = word.replaceAll("*", "");
  return `${word.startsWith("*") ? "" : "\\b"}${letters}${word.endsWith("*") ? "" : "\\b"}`;
}

/** Finds words of the sets in folded text, of every language at once: people mix them, and so do lexicons. */
export function settlingWords(...sets: readonly SettlingSet[]): RegExp {
  const words = [...setsByLanguage].flatMap(([language, wordsBySet]) =>
    sets.flatMap((set) => {
      const found = wordsBySet.get(set);
      if (found === undefined) throw new Error(`settling-words/${language}.tsv has no set "${set}"`);
      return [...found];
    }),
  );
  return new RegExp([...new Set(words)].map(patternOf).join("|"));
}

const cookingOrRawness = settlingWords("cooking", "rawness");
const fat = settlingWords("fat");

/** Looks at the words themselves: a lexicon may take "saumon grillé" for salmon, but grilled it was. */
export function mentionsCooking(words: string): boolean {
  return cookingOrRawness.test(foldAccents(words));
}

export function mentionsFat(words: string): boolean {
  return fat.test(foldAccents(words));
}
