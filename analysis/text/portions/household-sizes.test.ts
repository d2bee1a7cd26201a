import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { searchFoods } from "../search-foods.ts";
import { householdSizesOf } from "./household-sizes.ts";

const table = loadFoodTableOnce();
const sizesOf = (query: string) => {
  const [found] = searchFoods(table, { query, language: "en", country: "US", limit: 1 });
  const row = found && table.find(found.source.table, found.source.code);
  return row
    ? Object.fromEntries(householdSizesOf(row, "US").map(({ measure, grams }) => [measure, grams]))
    : {};
};

describe("a food's household sizes", () => {
  it.each([
    ["apple", { portion: 200, piece: 200, slice: 25, cup: 125 }],
    ["olive oil", { portion: 10, cup: 224, tablespoon: 14, teaspoon: 4.7 }],
    ["banana", { portion: 126, slice: 6, cup: 150 }],
    ["pizza", { portion: 230, piece: 850 }],
  ])("of %s are those of its row", (query, sizes) => {
    expect(sizesOf(query)).toEqual(sizes);
  });

  it.each(["orange juice", "milk"])("of %s include a glass", (query) => {
    expect(sizesOf(query).glass).toBeGreaterThan(200);
  });

  it("are at least a gram, and none twice, for every row of the table", () => {
    for (const row of table.rows) {
      const sizes = householdSizesOf(row, "ES");
      expect(new Set(sizes.map(({ measure }) => measure)).size).toBe(sizes.length);
      expect(sizes.every(({ grams }) => grams >= 1)).toBe(true);
    }
  });
});
