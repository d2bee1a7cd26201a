import { describe, expect, it } from "vitest";
import { mergeFndds } from "./merge-fndds.ts";
import { rowOf } from "./source-row.fixture.ts";

const [older, newer] = ["FNDDS 2017-2018", "FNDDS 2021-2023"];

describe("mergeFndds", () => {
  it("takes the newer figures of a food of the same name, whatever they are", () => {
    const { rows, counts } = mergeFndds(
      [rowOf({ table: older, code: "1", description: "Tahini" }, { calories: 595 })],
      [rowOf({ table: newer, code: "1", description: "Tahini" }, { calories: 697 })],
    );
    expect(rows.map((row) => [row.source.table, row.per100Grams.calories])).toEqual([[newer, 697]]);
    expect(counts).toMatchObject({ sameName: 1, redefined: 0 });
  });

  it("knows a renamed food by its figures and keeps its older name", () => {
    const { rows, counts } = mergeFndds(
      [rowOf({ table: older, code: "1", description: "Tongue, cooked" }, { calories: 282, protein: 19 })],
      [rowOf({ table: newer, code: "1", description: "Beef tongue" }, { calories: 284, protein: 19.3 })],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.alsoCalled).toContain("Tongue, cooked");
    expect(counts.renamed).toBe(1);
  });

  it("keeps both foods where a code was given to another food", () => {
    const { rows, redefined } = mergeFndds(
      [
        rowOf(
          { table: older, code: "1", description: "Chili with beans, without meat" },
          { calories: 42, carbs: 8 },
        ),
      ],
      [rowOf({ table: newer, code: "1", description: "Chili, vegetarian" }, { calories: 119, carbs: 19 })],
    );
    expect(rows.map((row) => row.source.table)).toEqual([older, newer]);
    expect(redefined).toEqual(["1 Chili with beans, without meat → Chili, vegetarian"]);
  });

  it("keeps foods of one edition only, by code", () => {
    const { rows, counts } = mergeFndds(
      [rowOf({ table: older, code: "3", description: "Old" })],
      [rowOf({ table: newer, code: "2", description: "New" })],
    );
    expect(rows.map((row) => row.source.code)).toEqual(["2", "3"]);
    expect(counts).toMatchObject({ olderOnly: 1, newerOnly: 1 });
  });

  it("keeps measures that the newer edition dropped, and prefers its weights", () => {
    const cup = (grams: number) => ({ description: "1 cup", grams });
    const slice = { description: "1 slice", grams: 30 };
    const { rows } = mergeFndds(
      [
        rowOf(
          { table: older, code: "1", description: "Pie" },
          {},
          { portions: [cup(218), slice], defaultGrams: 85, gramsPerMl: 0.9 },
        ),
      ],
      [
        rowOf(
          { table: newer, code: "1", description: "Pie" },
          {},
          { portions: [cup(200)], defaultGrams: 150 },
        ),
      ],
    );
    expect(rows[0]).toMatchObject({ portions: [cup(200), slice], defaultGrams: 150, gramsPerMl: 0.9 });
  });

  it("keeps the older share of fruit and vegetables, which FPED counted", () => {
    const { rows } = mergeFndds(
      [rowOf({ table: older, code: "1", description: "Pie" }, { fruitVegetableLegumePercent: 40 })],
      [rowOf({ table: newer, code: "1", description: "Pie" }, { fruitVegetableLegumePercent: 55 })],
    );
    expect(rows[0]?.per100Grams.fruitVegetableLegumePercent).toBe(40);
  });
});
