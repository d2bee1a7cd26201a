import { describe, expect, it } from "vitest";
import { loadFoodTable } from "../load-food-table.ts";
import { loadFoodTableOnce } from "../testing/load-food-table-once.ts";
import { judgedShare, readJudgedShares } from "./judged-shares.ts";

describe("the shares that judges assume", () => {
  const shares = readJudgedShares();

  it("are of rows of the table", () => {
    const codes = new Set(loadFoodTableOnce().rows.map((row) => row.source.code));
    expect([...shares.keys()].filter((code) => !codes.has(code))).toEqual([]);
  });

  it("are no less than a half and no more than twice", () => {
    const all = [...shares.values()].flatMap(({ usual, of }) => [usual, ...of.values()]);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((share) => share < 0.5 || share > 2)).toEqual([]);
  });

  it("reach the rows of the product's table, by country", () => {
    const table = loadFoodTable();
    for (const [code, { usual, of }] of shares) {
      const row = table.findByCode(code);
      if (row === undefined) throw new Error(`No row ${code}`);
      expect(judgedShare(row, "XX")).toBe(usual);
      for (const [country, share] of of) expect(judgedShare(row, country)).toBe(share);
    }
  });

  it("of a dish are those of the dish without a part", () => {
    const burger = loadFoodTable().rows.find(
      (row) => row.judgedShares !== undefined && row.source.description.startsWith("Cheeseburger"),
    );
    if (burger === undefined) throw new Error("No cheeseburger has a share");
    const { judgedShares, ...unjudged } = burger;
    expect(judgedShares).toBeDefined();
    const rest = { ...unjudged, restOf: { dish: burger, share: 0.8 } };
    expect(judgedShare(rest, "US")).toBe(judgedShare(burger, "US"));
  });
});
