import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { additionGroups } from "./addition-groups.ts";
import { type DescribedRows, describedRowsOf } from "./described-rows.ts";
import { questionTexts } from "./question-texts.ts";
import { variantGroups } from "./variant-groups.ts";

let table: FoodTable;
let rows: DescribedRows;
beforeAll(() => {
  table = loadFoodTable();
  rows = describedRowsOf(table);
});

describe("what is asked of", () => {
  it("names rows that the table has", () => {
    const named = [
      ...variantGroups.flatMap(({ open, others }) => [...open, ...others.map(([, row]) => row)]),
      ...additionGroups.flatMap(({ others }) =>
        others.flatMap(([, additions]) => additions.map(([row]) => row)),
      ),
    ];
    expect(named.filter((description) => rows.find(description) === undefined)).toEqual([]);
  });

  it("is found among the table's rows", () => {
    const unused = additionGroups.filter(
      (group) => !table.rows.some(({ source }) => group.rows.test(source.description)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });

  it("prefers the newer edition of a row", () => {
    expect(rows.find("Milk, whole")?.source.table).toBe("FNDDS 2021-2023");
  });
});

describe("the texts", () => {
  it("use the same placeholders in every language", () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(questionTexts.en)) {
      for (const language of languages) {
        const translated = Object.entries(questionTexts[language]).find(([name]) => name === key)?.[1] ?? "";
        const isCups = key === "oneCup" || key === "moreCups";
        // Nobody measures in cups in French.
        if (isCups && language === "fr") expect(placeholders(translated)).toEqual(["{grams}"]);
        else expect(placeholders(translated), `${language} ${key}`).toEqual(placeholders(text));
      }
    }
  });

  it("end questions with a question mark", () => {
    for (const language of languages) {
      const asked = Object.entries(questionTexts[language]).filter(([key]) => key.startsWith("ask"));
      expect(asked.filter(([, text]) => !text.endsWith("?"))).toEqual([]);
    }
  });
});
