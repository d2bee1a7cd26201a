import { byLanguage, type Language } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

type Words = (set: string) => ReadonlySet<string>;

/** Token by token; "_" is a blank. */
function phrasesOf(phrases: Iterable<string>): ReadonlyMap<string, true> {
  return new Map(
    [...phrases].map((phrase) => [phrase.replaceAll(/[_-]/g, " ").replaceAll("'", " ' "), true]),
  );
}

/** "at the office", "en la cancha", "au bureau". */
function phrasesOfPlaces(words: Words): readonly string[] {
  const places = [...words("place")];
  return [...words("before-place")].flatMap((before) => places.map((place) => `${before} ${place}`));
}

/** Set aside as they are. */
export const phrasesOfTime = byLanguage((language) =>
  phrasesOf([
    ...readTsv(new URL(`./words/${language}-times.tsv`, import.meta.url)).map(([phrase = ""]) => phrase),
    ...phrasesOfPlaces(wordsOfLanguage(language)),
  ]),
);

/** Before a place or a person: "chez Julien", "en lo de Tato". */
export const wordsBeforeName = byLanguage((language) => phrasesOf(wordsOfLanguage(language)("before-name")));

/** The sets of words that tell when, where, how long or for how much money a meal was. */
const setsOfTime = [
  "before-hour",
  "after-hour",
  "duration",
  "age-or-distance",
  "numbered",
  "numbered-by-mark",
  "company-verb",
  "cut",
  "month",
  "weekday",
  "before-date",
  "currency",
  "meal-letter",
] as const;

const allTimeWords = byLanguage((language) => {
  const words: Words = wordsOfLanguage(language);
  return new Set(setsOfTime.flatMap((set) => [...words(set)]));
});

/** A word of any of them. */
export function isTimeWord(word: string, language: Language): boolean {
  return allTimeWords[language].has(word);
}
