/** Reads of which day and meal a text tells, which the foods do not depend on. */
import { type MealType, mealTypes } from "#domain/nutrition/meal-type.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { wordsOfLanguage } from "./languages/words-of-language.ts";
import { foldAccents } from "./words/fold.ts";

export interface StatedTime {
  /** Each day that is named, as how many days ago it was. */
  readonly daysAgo: ReadonlySet<number>;
  /** Words as they were typed that name a day, but not for sure which, or not of the meal: "on Monday", "12 March", "yesterday's pizza". */
  readonly openDays: readonly string[];
  readonly meals: ReadonlySet<MealType>;
}

interface ToldPhrase {
  readonly days: number | "open" | undefined;
  readonly meal: MealType | undefined;
}

const phrases = new Map<string, ToldPhrase>();
for (const language of languages) readPhrases(language);

function readPhrases(language: Language): void {
  const file = new URL(`./languages/words/${language}-days.tsv`, import.meta.url);
  for (const [phrase = "", days = "", meal = ""] of readTsv(file))
    phrases.set(phrase, {
      days: days === "?" ? "open" : days === "" ? undefined : Number(days),
      meal: mealTypes.find((type) => type === meal),
    });
}

/** The longest first: "day before yesterday" names one day. */
const alternatives = [...phrases.keys()]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.replaceAll(" :", "\\s*:").replaceAll(" ", "[\\s-]+"));
/** "March 3rd", "12 de marzo", "3/12/2026". Short months are words of another sense, as is a chocolate bar's name. */
const months = languages
  .flatMap((language) => [...wordsOfLanguage(language)("month")])
  .filter((month) => month.length > 3 && month !== "mars")
  .join("|");
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const dates = [
  `${day}\\s+(?:of\\s+|de\\s+)?(?:${months})`,
  `(?:${months})\\s+${day}`,
  "\\d{1,2}/\\d{1,2}/\\d{2,4}",
];
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...alternatives, ...dates].join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** What is no phrase is a date. */
function phraseOf(found: string): ToldPhrase {
  const phrase = found.replace(/\s*:/, " :").replace(/[\s-]+/g, " ");
  return phrases.get(phrase) ?? { days: "open", meal: undefined };
}

/** In any of the languages, whose phrases differ. */
export function readStatedTime(text: string): StatedTime {
  const told = [...foldAccents(text).matchAll(pattern)].map(([words]) => ({ words, ...phraseOf(words) }));
  const named = told.filter(({ days }) => days === undefined).flatMap(({ meal }) => meal ?? []);
  const implied = told.flatMap(({ meal }) => meal ?? []);
  return {
    daysAgo: new Set(told.flatMap(({ days }) => (typeof days === "number" ? [days] : []))),
    openDays: told.filter(({ days }) => days === "open").map(({ words }) => words),
    meals: new Set(named.length > 0 ? named : implied),
  };
}
