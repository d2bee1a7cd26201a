import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { findFoodsLike } from "./foods-like.ts";
import { foodsOfTable } from "./laws/foods-of-laws.ts";
import { takeTurns } from "./testing/take-turns.ts";
import { foldAccents } from "./words/fold.ts";

const table = loadFoodTableOnce();
const country = { en: "US", es: "ES", fr: "FR" } as const;

function offered(word: string, language: Language) {
  return findFoodsLike([word], table, { language, country: country[language] }).map(({ name }) => name);
}

const letters = new Intl.Segmenter();

/** The first word without its third letter. */
function misspelled(name: string): string {
  const [word = ""] = foldAccents(name).split(/[ '’-]/);
  return [...letters.segment(word)]
    .map(({ segment }) => segment)
    .toSpliced(2, 1)
    .join("");
}

const lengthMin = 6;
const slips = takeTurns(
  foodsOfTable.map(({ language, name }) => ({ language, word: misspelled(name) })),
  40,
).filter(({ word }) => word.length >= lengthMin);

describe("foods that are offered for an unknown word", () => {
  it("have a word that begins as it does", () => {
    expect(slips.length).toBeGreaterThan(60);
    const others = slips.flatMap(({ language, word }) =>
      offered(word, language)
        .filter((name) => !(foldAccents(name).match(/\p{L}+/gu) ?? []).some((each) => each[0] === word[0]))
        .map((name) => `${language}: ${word}: ${name}`),
    );
    expect(others).toEqual([]);
  });

  it("are offered for most of the words that are nearly spelled so", () => {
    const found = slips.filter(({ language, word }) => offered(word, language).length > 0);
    expect(found.length / slips.length).toBeGreaterThan(0.7);
  });

  it.each([
    ["pico", "en", ["Pico de gallo", "Pisco"]],
    ["sobraron", "es", []],
    ["blanquet", "fr", ["Blanquette de veau"]],
  ] as const)("are no others: %s", (word, language, names) => {
    expect(offered(word, language)).toEqual(names);
  });
});

it("covers every language", () => {
  expect(languages.every((language) => slips.some((each) => each.language === language))).toBe(true);
});
