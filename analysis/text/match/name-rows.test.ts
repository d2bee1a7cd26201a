import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { nameOfRow } from "./name-rows.ts";

const table = loadFoodTableOnce();

function rowOf(description: RegExp) {
  const row = table.rows.find((each) => description.test(each.source.description));
  if (!row) throw new Error(`No row is described by ${description}`);
  return row;
}

describe("a row's name in the reader's language", () => {
  it("is what people call it", () => {
    const egg = rowOf(/^Egg, whole, fried, NS as to fat$/);
    expect(nameOfRow(egg, "en")).toBe("Fried egg");
    expect(nameOfRow(egg, "es")).toBe("Huevo frito");
    expect(nameOfRow(egg, "fr")).toBe("Œuf au plat");
  });

  it("is the source's French name, shortened, where nobody wrote one", () => {
    expect(nameOfRow(rowOf(/^Époisses cheese/), "fr")).toBe("Époisses");
  });

  it("never lists what a standard recipe is made of", () => {
    const recipes = table.rows.filter((row) => row.source.table === "Platewise standard recipe");
    const long = recipes.filter((row) => nameOfRow(row, "es").includes(": "));
    expect(long).toEqual([]);
  });

  it("says what the row is, not what it is made from", () => {
    const cheese = rowOf(/^Soft-ripened cheese with bloomy rind, reduced fat/);
    expect(nameOfRow(cheese, "es")).toMatch(/^Queso/);
  });
});
