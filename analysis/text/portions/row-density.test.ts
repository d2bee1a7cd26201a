import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { densityOf } from "./row-density.ts";

const table = loadFoodTableOnce();
/** Groups of what is dry and loose; water has 1 g in one ml. */
const dryGroups = ["herbes séchées", "épices", "farines", "pâtes, riz et céréales crus"];

it("is below that of water for everything dry and loose", () => {
  const dry = table.rows.filter(({ category }) => dryGroups.includes(category));
  expect(dry.length).toBeGreaterThan(60);
  const heavy = dry.filter((row) => densityOf(row) >= 0.95);
  expect(heavy.map(({ source }) => source.description)).toEqual([]);
});

it.each([
  ["Maize/corn starch", 8],
  ["Oregano, dried", 1.8],
  ["Cinnamon, powder", 7],
  ["Pasta, dry, regular, raw", 6.2],
  ["Wheat bran", 3.7],
])("of a tablespoon of %s: %f g", (description, grams) => {
  const row = table.rows.find(({ source }) => source.description === description);
  expect(row && densityOf(row) * 14.8).toBeCloseTo(grams, 0);
});
