/**
 * Checks that nobody who reads Spanish or French is shown an English name, or two choices that read the same: over the whole table, and in
 * searches and analyses.
 */
import { describe, expect, it } from "vitest";
import { shownCandidates } from "#domain/nutrition/shown-candidates.ts";
import type { Country } from "#domain/people/country.ts";
import { byLanguage } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { ingredientsOfRow } from "./ingredients-of-row.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { searchFoods } from "./search-foods.ts";
import { takeTurns } from "./testing/take-turns.ts";
import { createTextAnalyser } from "./text-analyser.ts";
import { commonWordsOf } from "./words/common-words.ts";
import { foldAccents } from "./words/fold.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);
const countries = { es: ["ES", "MX"], fr: ["FR"] } as const satisfies Record<string, readonly Country[]>;
type Other = keyof typeof countries;

/** Words that each of the two languages has taken from English, or writes as English does. */
const borrowed = new Map(
  readTsv(new URL("./testing/borrowed-words.tsv", import.meta.url)).map(([language = "", words = ""]) => [
    language,
    new Set(words.split(" ")),
  ]),
);

function wordsOf(text: string): readonly string[] {
  return foldAccents(text).match(/\p{L}{3,}/gu) ?? [];
}

/** A word of fewer descriptions is the name of a dish, in whichever language: "vada", "churros". */
const descriptionsMin = 6;

/** Of the table's descriptions. */
const english = new Set(
  [
    ...Map.groupBy(
      table.rows.flatMap(({ source }) => [...new Set(wordsOf(source.description.split(": ")[0] ?? ""))]),
      (word) => word,
    ),
  ]
    .filter(([, having]) => having.length >= descriptionsMin)
    .map(([word]) => word),
);

/** What a language says too: its frequent words, its lexicon's, and of French what Ciqual calls its foods. */
const validIn = byLanguage((language) => {
  const lexicon = readTsv(new URL(`./lexicon/${language}.tsv`, import.meta.url)).map(([term = ""]) => term);
  const published = language === "fr" ? table.rows.map(({ frenchName }) => frenchName ?? "") : [];
  return new Set([...commonWordsOf(language), ...[...lexicon, ...published].flatMap(wordsOf)]);
});

function englishIn(text: string, language: Other): readonly string[] {
  return wordsOf(text).filter(
    (word) => english.has(word) && !validIn[language].has(word) && !borrowed.get(language)?.has(word),
  );
}

function found(texts: readonly string[], language: Other): readonly string[] {
  const wrong = texts.flatMap((text) => {
    const words = englishIn(text, language);
    return words.length === 0 ? [] : [`${words.join(" ")}: ${text}`];
  });
  return [...new Set(wrong)];
}

const searchesMax = 500;
/** One of so many. */
const searchTurns = 3;
const languages = ["es", "fr"] as const;

/** What most people type: the names that rows are shown by, of rows with many other names first. */
function searchesIn(language: Other): readonly string[] {
  const named = table.rows.flatMap(({ names }) =>
    names === undefined || names.en.length === 0 ? [] : [names],
  );
  const known = named.toSorted((a, b) => b[language].length - a[language].length);
  const most = known.flatMap((names) => names[language].slice(0, 1)).slice(0, searchesMax);
  return takeTurns(most, searchTurns);
}

describe.each(languages)("no English is shown (%s)", (language) => {
  it("in the name of any row", () => {
    for (const country of countries[language]) {
      const names = table.rows.map((row) => nameOfRow(row, language, country));
      expect(found(names, language)).toEqual([]);
    }
  });

  it("in what is found by the names that most rows have", () => {
    const searches = searchesIn(language);
    expect(searches.length).toBeGreaterThanOrEqual(searchesMax / searchTurns - 1);
    for (const country of countries[language]) {
      const texts = searches.flatMap((query) =>
        searchFoods(table, { query, language, country, limit: 20 }).map(({ name }) => name),
      );
      expect(texts.length).toBeGreaterThan(4 * searches.length);
      expect(found(texts, language)).toEqual([]);
    }
  });

  it("in what analyses of them say and ask, and no choice is offered twice", async () => {
    const [country] = countries[language];
    const texts: string[] = [];
    const twice: (readonly string[])[] = [];
    for (const text of searchesIn(language)) {
      const outcome = await analyser.analyse({ text, language, country });
      if (outcome.kind !== "analysed") continue;
      const { foods, questions, unread = [] } = outcome.analysis;
      const lists = [
        ...foods.map((food) => [food.name, ...shownCandidates(food).map(({ name }) => name)]),
        ...questions.map(({ choices }) => choices.map((choice) => choice.text)),
        ...unread.map((each) => each.foods.map(({ name }) => name)),
      ];
      texts.push(...lists.flat(), ...questions.map(({ questionText }) => questionText));
      twice.push(...lists.filter((list) => new Set(list).size < list.length));
    }
    expect(twice).toEqual([]);
    expect(texts.length).toBeGreaterThan(searchesMax / searchTurns);
    expect(found(texts, language)).toEqual([]);
  });

  it("in what any standard recipe is made of", () => {
    const [country] = countries[language];
    const recipes = table.rows.filter(({ source }) => source.table === "Platewise standard recipe");
    const names = recipes.flatMap(
      ({ source }) => ingredientsOfRow(table, source, { language, country }) ?? [],
    );
    expect(names.length).toBeGreaterThan(3 * recipes.length);
    expect(
      found(
        names.map(({ name }) => name),
        language,
      ),
    ).toEqual([]);
  });
});

describe("words of a country", () => {
  const shown = (query: string, country: Country) =>
    searchFoods(table, { query, language: "es", country, limit: 20 }).map(({ name }) => name);

  it.each([
    ["jugo de naranja", "MX", /^Jugo de naranja/],
    ["papas fritas", "MX", /^Papas fritas/],
    ["frijoles", "MX", /[Ff]rijol/],
    ["zumo de naranja", "ES", /^Zumo de naranja/],
    ["durazno", "AR", /^Durazno/],
  ] as const)("are used for what is searched by them: %s (%s)", (query, country, name) => {
    expect(shown(query, country)[0]).toMatch(name);
  });

  it.each([
    ["ES", /\b(?:frijol|frijoles|papas?|cacahuate)\b/i],
    ["MX", /\b(?:zumos?|patatas?|alubias?|judías|cacahuetes?|melocotón|guisantes?)\b/i],
    ["AR", /\b(?:zumos?|patatas?|alubias?|judías|frijoles|melocotón|aguacate)\b/i],
  ] as const)("of others are in no name (%s)", (country, others) => {
    const names = table.rows.map((row) => nameOfRow(row, "es", country));
    expect(names.filter((name) => others.test(name))).toEqual([]);
  });
});
