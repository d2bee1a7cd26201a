import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "../testing/load-food-table-once.ts";
import { servingRules, usualServingOf } from "./ciqual-servings.ts";
import { ciqualTable } from "./read-ciqual.ts";

const ciqualRows = loadFoodTableOnce().rows.filter(({ source }) => source.table === ciqualTable);

describe("usual servings of Ciqual foods", () => {
  it("are in the table, with their measures before those by volume", () => {
    const wrong = ciqualRows.filter((row) => {
      const rule = usualServingOf(row.source.description);
      return (
        rule !== undefined &&
        (row.defaultGrams !== rule.servingGrams ||
          rule.measures.some(({ description, grams }, at) => {
            const portion = row.portions[at];
            return portion?.description !== description || portion.grams !== grams;
          }))
      );
    });
    expect(wrong.map(({ source }) => source.description)).toEqual([]);
  });

  it("have no rule that names nothing", () => {
    const used = new Set(ciqualRows.map((row) => usualServingOf(row.source.description)));
    expect(servingRules.filter((rule) => !used.has(rule)).map(({ name }) => name.source)).toEqual([]);
  });

  it("know one piece from a serving of several", () => {
    expect(usualServingOf("Macaroon filled with jam or cream")).toMatchObject({
      servingGrams: 40,
      measures: [{ description: "1 macaroon", grams: 20 }],
    });
    expect(usualServingOf("Oyster, raw")?.measures).toEqual([{ description: "1 oyster", grams: 12 }]);
  });

  it("do not take a food for another that begins alike", () => {
    for (const name of ["Oyster mushroom, raw", "Breadfruit, raw", "Grape juice, pure juice", "Rye flour"]) {
      expect(usualServingOf(name)).toBeUndefined();
    }
  });
});
