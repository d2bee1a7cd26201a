import { describe, expect, test } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { rowDescribed } from "../match/named-rows.ts";
import { foldAccents } from "../words/fold.ts";
import { productsOf } from "./products.ts";

const countries = [undefined, "US", "GB", "IE", "AU", "CA"];

describe.each(countries)("the products of %s", (country) => {
  const entries = productsOf("en", country);

  test("are rows of the food table", () => {
    const table = loadFoodTable();
    const unknown = entries.filter(({ english }) => rowDescribed(table, english.slice(1)) === undefined);
    expect(unknown.map(({ term, english }) => `${term}: ${english}`)).toEqual([]);
  });

  test("have each name once, in lower case", () => {
    const names = entries.map(({ term }) => foldAccents(term));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(entries.filter(({ term }) => term !== term.toLowerCase()).map(({ term }) => term)).toEqual([]);
  });
});
