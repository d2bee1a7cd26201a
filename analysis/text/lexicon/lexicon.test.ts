/** Reads the lexicons through: their form, and that the food table can answer each term. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv, tsvLines } from "#food/tsv-file.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";
import { type LexiconEntry, lexiconKinds } from "./lexicon-entry.ts";

/** Terms that the product promises of each language. */
const distinctTermsMin = 2000;

const functionWords = new Set("a and as by for from in made of on or s the to with without".split(" "));

function wordsOf(text: string): readonly string[] {
  return (foldAccents(text).match(/[\p{L}\p{N}%&]+/gu) ?? []).map(stemEnglish);
}

/** Hyphens and apostrophes do not tell terms apart, so two spellings must not disagree. */
function foldTerm(term: string): string {
  return foldAccents(term)
    .replace(/[-'\s]+/g, " ")
    .trim();
}

const table = loadFoodTableOnce();
const wordSetsOfRows = table.rows.map(
  (row) => new Set([row.source.description, ...row.alsoCalled].flatMap((name) => [...wordsOf(name)])),
);
const rowsOfWord = new Map<string, Set<number>>();
for (const [row, words] of wordSetsOfRows.entries()) {
  for (const word of words) rowsOfWord.set(word, (rowsOfWord.get(word) ?? new Set()).add(row));
}

/** Some row has every word that identifies the food, so a search for the words can end at it. */
function isNamedByOneRow(english: string): boolean {
  const [first, ...rest] = wordsOf(english).filter((word) => !functionWords.has(word));
  if (first === undefined) return false;
  const rows = [...(rowsOfWord.get(first) ?? [])];
  return rows.some((row) => rest.every((word) => wordSetsOfRows[row]?.has(word)));
}

function disagreements(entries: readonly LexiconEntry[]): readonly string[] {
  const meaningOf = new Map<string, string>();
  return entries.flatMap(({ term, english, kind }) => {
    const meaning = `${english} (${kind})`;
    const before = meaningOf.get(foldTerm(term));
    meaningOf.set(foldTerm(term), meaning);
    return before === undefined || before === meaning ? [] : [`${term}: ${before}, ${meaning}`];
  });
}

const lexicons = ["es", "fr"].flatMap((language) => {
  const path = fileURLToPath(new URL(`./${language}.tsv`, import.meta.url));
  return existsSync(path) ? [{ language, text: readFileSync(path, "utf8") }] : [];
});

describe.each(lexicons)("the lexicon $language", ({ text }) => {
  const lines = tsvLines(text);
  const entries = lines.map((line): LexiconEntry => {
    const [term = "", english = "", kind = ""] = line.split("\t");
    return { term, english, kind: lexiconKinds.find((known) => known === kind) ?? "ignore" };
  });

  test("has three cells a line, one of four kinds, and grams or none", () => {
    const kinds: readonly string[] = lexiconKinds;
    const wrong = lines.filter((line) => {
      const cells = line.split("\t");
      const isServing = cells.length === 4 && Number(cells[3]) > 0;
      return (cells.length !== 3 && !isServing) || cells[0] === "" || !kinds.includes(cells[2] ?? "");
    });
    expect(wrong).toEqual([]);
  });

  test("writes terms in lower case, without blanks around them", () => {
    const wrong = entries.filter(({ term }) => term !== term.trim().toLowerCase() || /\s\s/.test(term));
    expect(wrong).toEqual([]);
  });

  test("has at least the required number of terms", () => {
    expect(new Set(entries.map(({ term }) => foldTerm(term))).size).toBeGreaterThanOrEqual(distinctTermsMin);
  });

  test("gives a term one meaning, however it is spelt", () => {
    expect(disagreements(entries)).toEqual([]);
  });

  test("names foods that one row of the table has", () => {
    const wrong = entries.filter(
      ({ english, kind }) =>
        (kind === "food" || (kind === "brand" && english !== "")) && !isNamedByOneRow(english),
    );
    expect(wrong.map(({ term, english }) => `${term}: ${english}`)).toEqual([]);
  });

  test("gives every term that is not ignored a meaning", () => {
    const silent = entries.filter(({ english, kind }) => (english === "") !== (kind === "ignore"));
    expect(silent.map(({ term }) => term)).toEqual([]);
  });
});

/** Names that are of something else too: a month, a plant, a drink of several makers, what a maker's name alone means in a country. */
const alsoOtherFoods =
  "mars/ensure/toddy/tembo/blizzard/guarana/coca/fernet con coca/protein bar/indian tonic/aperol/campari/nescafe/nespresso/knorr/cube maggi/all bran".split(
    "/",
  );

test("a maker's product is one in every language that knows its name", () => {
  const kinds = new Map<string, Set<string>>();
  for (const language of languages)
    for (const [term = "", , kind] of readTsv(new URL(`./${language}.tsv`, import.meta.url))) {
      if (kind === undefined) continue;
      kinds.set(foldTerm(term), (kinds.get(foldTerm(term)) ?? new Set()).add(kind));
    }
  const mixed = [...kinds].filter(([, each]) => each.has("brand") && each.has("food")).map(([term]) => term);
  expect(mixed.sort()).toEqual(alsoOtherFoods.sort());
});
