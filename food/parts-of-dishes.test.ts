import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "./food-row.ts";
import { partsPath, restOfDish } from "./parts-of-dishes.ts";
import { portionClassOf } from "./portions/class-of-row.ts";
import { gramsOfOneIn, servingGrams, wholeGrams } from "./portions/servings.ts";
import { loadFoodTableOnce } from "./testing/load-food-table-once.ts";
import { tsvLines } from "./tsv-file.ts";

const table = loadFoodTableOnce();
const lines = tsvLines(readFileSync(partsPath, "utf8")).map((line) => line.split("\t"));
const dishes = lines.flatMap(([code = "", ...cells]) => {
  const row = table.findByCode(code);
  const parts = cells.map((cell) => cell.split(" ")[0] ?? "");
  return row === undefined ? [] : [{ row, parts }];
});
const all = (name: string) => ({ name, share: 1 });
const gramsAlone = (row: FoodRow, country: Country) => servingGrams(row, "alone", country);
const kcalOf = (row: { per100Grams: { calories: number } } | undefined) => row?.per100Grams.calories ?? 0;

describe("a dish without parts of it", () => {
  it("is known for the dishes of the table that have a recipe", () => {
    expect(dishes.length).toBe(lines.length);
    expect(dishes.length).toBeGreaterThan(3000);
  });

  it("has the energy and the weight of the dish less those of the part", () => {
    const wrong = dishes.flatMap(({ row, parts }) =>
      parts.flatMap((part) => {
        const rest = restOfDish(row, [all(part)], table.findByCode);
        const grams = rest === undefined ? 0 : rest.share * 100;
        const kcal = (kcalOf(rest?.row) * grams) / 100;
        return rest !== undefined && (grams >= 100 || kcal > kcalOf(row))
          ? [`${row.source.code} ${part}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("is served as the dish, less what the part weighs", () => {
    for (const { row, parts } of dishes) {
      const rest = restOfDish(row, parts.slice(0, 1).map(all), table.findByCode);
      if (rest === undefined) continue;
      expect(portionClassOf(rest.row)).toBe(portionClassOf(row));
      for (const gramsOf of [gramsAlone, gramsOfOneIn, wholeGrams]) {
        const grams = gramsOf(row, "ES");
        const left = gramsOf(rest.row, "ES");
        if (grams === undefined) expect(left).toBeUndefined();
        else expect(left).toBeCloseTo(grams * rest.share, 6);
      }
    }
  });

  it("lies half-way between both where half of the part was left", () => {
    for (const { row, parts } of dishes) {
      const [part = ""] = parts;
      const [half, rest] = [0.5, 1].map((share) =>
        restOfDish(row, [{ name: part, share }], table.findByCode),
      );
      if (half === undefined || rest === undefined) continue;
      expect(half.share).toBeCloseTo((1 + rest.share) / 2, 6);
      const kcal = (each: typeof half) => kcalOf(each.row) * each.share;
      // Where the part has more energy than the dish, nothing is left.
      if (kcal(rest) > 0) expect(kcal(half)).toBeCloseTo((kcalOf(row) + kcal(rest)) / 2, 1);
      expect(table.find(half.row.source.table, half.row.source.code)).toEqual(half.row);
    }
  });

  it("of a cheeseburger is a hamburger", () => {
    const cheeseburger = table.findByCode("27510155");
    const rest = cheeseburger && restOfDish(cheeseburger, [all("cheese")], table.findByCode);
    expect(rest?.share).toBeCloseTo(0.874, 3);
    expect(kcalOf(rest?.row)).toBeGreaterThan(260);
    expect(kcalOf(rest?.row)).toBeLessThan(300);
    expect(rest?.row.source.description).toBe("Cheeseburger, NFS, without cheese");
  });

  it("is found by its code, like any row", () => {
    for (const { row, parts } of dishes.slice(0, 400)) {
      const rest = restOfDish(row, parts.slice(0, 2).map(all), table.findByCode)?.row;
      if (rest !== undefined) expect(table.find(rest.source.table, rest.source.code)).toEqual(rest);
    }
  });

  it("is not made of what it does not hold, or of a dish that lost a part already", () => {
    const cheeseburger = table.findByCode("27510155");
    const without = table.find("FNDDS 2021-2023", "27510155 without cheese");
    expect(cheeseburger && restOfDish(cheeseburger, [all("rice")], table.findByCode)).toBeUndefined();
    expect(without && restOfDish(without, [all("bread")], table.findByCode)).toBeUndefined();
    expect(table.find("FNDDS 2021-2023", "27510155 without rice")).toBeUndefined();
    expect(table.find("FNDDS 2021-2023", "1 without cheese")).toBeUndefined();
  });
});
