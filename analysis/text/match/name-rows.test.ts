import { describe, expect, it } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { nameOfRow } from "./name-rows.ts";

const table = loadFoodTable();

function rowOf(description: RegExp) {
  const row = table.rows.find((each) => description.test(each.source.description));
  if (!row) throw new Error(`No row is described by ${description}`);
  return row;
}

describe("a row's name in the reader's language", () => {
  it("says what the row is, not what it is made from", () => {
    const cheese = rowOf(/^Soft-ripened cheese with bloomy rind, reduced fat/);
    expect(nameOfRow(cheese, "es")).toMatch(/^Queso/);
  });

  it("is the table's own in English", () => {
    const egg = rowOf(/^Egg, whole, fried with oil$/);
    expect(nameOfRow(egg, "en")).toBe("Egg, whole, fried with oil");
    expect(nameOfRow(egg, "es")).toMatch(/^Huevo frito/);
  });
});
