import { beforeAll, describe, expect, it } from "vitest";
import type { FoodTable } from "#food/food-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { additionGroups } from "./addition-groups.ts";
import { type DescribedRows, describedRowsOf } from "./described-rows.ts";
import { variantGroups } from "./variant-groups.ts";

let table: FoodTable;
let rows: DescribedRows;
beforeAll(() => {
  table = loadFoodTableOnce();
  rows = describedRowsOf(table);
});

describe("the foods that questions ask about", () => {
  it("have a row in the table", () => {
    const named = [
      ...variantGroups.flatMap(({ open, others }) => [...open, ...others.map(([, row]) => row)]),
      ...additionGroups.flatMap(({ others }) =>
        others.flatMap(([, additions]) => additions.map(([row]) => row)),
      ),
    ];
    expect(named.filter((description) => rows.find(description) === undefined)).toEqual([]);
  });

  it("match at least one row, for each group", () => {
    const unused = additionGroups.filter(
      (group) => !table.rows.some(({ source }) => group.rows.test(source.description)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });

  it("prefers the newer edition of a row", () => {
    expect(rows.find("Milk, whole")?.source.table).toBe("FNDDS 2021-2023");
  });
});
