import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "../testing/load-food-table-once.ts";
import { piecesIn } from "./menus.ts";

const { menus, find } = loadFoodTableOnce();
const rows = menus.chains.flatMap((chain) =>
  menus.itemsOf(chain).map((item) => ({ chain, item, row: menus.rowOf(chain, item) })),
);

describe("the menus of restaurant chains", () => {
  it("are of 38 chains", () => {
    expect(menus.chains).toHaveLength(38);
    for (const chain of menus.chains) expect(menus.itemsOf(chain).length, chain.id).toBeGreaterThan(3);
    expect(rows.length).toBeGreaterThan(8_000);
  });

  it("make each item a row with the published energy of a serving", () => {
    for (const { item, row } of rows) {
      expect(row?.defaultGrams).toBe(item.weightGrams);
      expect(((row?.per100Grams.calories ?? 0) * item.weightGrams) / 100).toBeCloseTo(item.calories, 6);
    }
  });

  it("name chain, country and date as the source, by which the row is found again", () => {
    for (const { chain, row } of rows) {
      expect(row?.source.table).toBe(`${chain.name} (${chain.country}) 2024-04`);
      expect(row && find(row.source.table, row.source.code)).toBe(row);
    }
  });

  it("have no figure that cannot be", () => {
    for (const { row } of rows) {
      const figures = row?.per100Grams;
      if (figures === undefined) throw new Error("no row");
      const { protein, carbs, fat, fiber, sugars, saturatedFat, calories } = figures;
      expect(protein + carbs + fat, row?.source.description).toBeLessThanOrEqual(108);
      expect(calories).toBeLessThanOrEqual(930);
      for (const [part, whole] of [
        [fiber, carbs],
        [sugars, carbs],
        [saturatedFat, fat],
      ] as const)
        expect(part).toBeLessThanOrEqual(whole);
    }
  });
});

describe("the pieces of an item", () => {
  it.each([
    ["Chicken McNuggets (6 piece)", 6],
    ["10 Pc. Nuggets", 10],
    ["Chick-n-Minis (4-count)", 4],
    ["3 Chicken Strips", 3],
    ["Jalapeno Bites (8)", 8],
    ["Coca-Cola (20 fl oz)", 1],
    ["2% Milk", 1],
    ["Big Mac", 1],
  ])("%s: %i", (name, pieces) => expect(piecesIn(name)).toBe(pieces));
});
