import { byLanguage, type Language } from "#domain/people/language.ts";
import { readCells } from "../words/read-word-files.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

/** What tells when, where, how long or for how much money a meal was, and nothing of the food. */
export interface TimeWords {
  /** Before an hour: "at 8", "a las 8", "vers 8 h". */
  readonly beforeHour: ReadonlySet<string>;
  /** Between such a word and the hour: "a las 8". */
  readonly hourArticles: ReadonlySet<string>;
  /** After an hour: am, h, heures. Such an hour needs no word before it. */
  readonly afterHour: ReadonlySet<string>;
  /** An hour with only a word before it is one: "a las 8", but not "at 8". */
  readonly hoursNeedNoUnit: boolean;
  readonly units: ReadonlySet<string>;
  /** After how old somebody is, or how far somebody went. */
  readonly agesAndDistances: ReadonlySet<string>;
  /** Before a number that says which one: "room 12". */
  readonly numbered: ReadonlySet<string>;
  /** Words that a mark parts from their number: "n° 5". */
  readonly numberedByMark: ReadonlySet<string>;
  /** Between who ate and how many they were: "on était six". */
  readonly companyVerbs: ReadonlySet<string>;
  /** Two words before the number of pieces: "coupée en huit". */
  readonly cut: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  /** "March 12th"; elsewhere the day comes first. */
  readonly dayBehindMonth: boolean;
  readonly weekdays: ReadonlySet<string>;
  readonly beforeDate: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  /** A meal by its first letter, before a colon. */
  readonly mealLetters: ReadonlySet<string>;
  /** Before a place or a person: "chez Julien", "en lo de Tato". */
  readonly beforeName: ReadonlyMap<string, true>;
  /** Set aside as they are, longest first. */
  readonly phrases: readonly string[];
}

/** "at the office", "en la cancha", "au bureau". */
function phrasesOfPlaces(words: (set: string) => ReadonlySet<string>): readonly string[] {
  const places = [...words("place")];
  const phrases = [...words("before-place")].flatMap((before) => places.map((place) => `${before} ${place}`));
  return phrases.map((phrase) => phrase.replaceAll("_", " "));
}

function readTimeWords(language: Language): TimeWords {
  const words = wordsOfLanguage(language);
  return {
    beforeHour: words("before-hour"),
    hourArticles: words("hour-article"),
    afterHour: words("after-hour"),
    hoursNeedNoUnit: words("hours-need-no-unit").has("yes"),
    units: words("duration"),
    agesAndDistances: words("age-or-distance"),
    numbered: words("numbered"),
    numberedByMark: words("numbered-by-mark"),
    companyVerbs: words("company-verb"),
    cut: words("cut"),
    months: words("month"),
    dayBehindMonth: words("day-behind-month").has("yes"),
    weekdays: words("weekday"),
    beforeDate: words("before-date"),
    currencies: words("currency"),
    mealLetters: words("meal-letter"),
    beforeName: new Map([...words("before-name")].map((phrase) => [phrase.replaceAll("_", " "), true])),
    phrases: [
      ...readCells(new URL(`./words/${language}-times.tsv`, import.meta.url)).map(([phrase = ""]) => phrase),
      ...phrasesOfPlaces(words),
    ],
  };
}

export const timeWords = byLanguage(readTimeWords);

const allTimeWords = byLanguage((language) => {
  const sets = Object.values(timeWords[language]).filter((words) => words instanceof Set);
  return new Set<string>(sets.flatMap((words) => [...words]));
});

/** A word of any of the sets. */
export function isTimeWord(word: string, language: Language): boolean {
  return allTimeWords[language].has(word);
}
