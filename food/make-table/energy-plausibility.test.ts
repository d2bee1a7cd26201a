/** food/make-table: how the food table is made from public figures. This file tests the check of a row's energy. */
import { describe, expect, it } from "vitest";
import { energyVerdictOf } from "./energy-plausibility.ts";
import { rowOf } from "./source-row.fixture.ts";

describe("energyVerdictOf", () => {
  it("follows from the macronutrients within an eighth", () => {
    const bread = { calories: 267, protein: 9, carbs: 49, fiber: 2.7, fat: 3.6 };
    expect(energyVerdictOf(rowOf("FNDDS 2021-2023", "1", "Bread, white", bread))).toBe("follows");
  });

  it("explains alcohol", () => {
    const wine = rowOf("Ciqual 2025", "1", "Wine, red", { calories: 76, carbs: 0.5 }, { category: "vins" });
    expect(energyVerdictOf(wine)).toBe("alcohol");
  });

  it("does not explain a slip of the decimal point, not even of wine", () => {
    const slipped = rowOf("Ciqual 2025", "1", "Wine, red", { calories: 7, carbs: 50 }, { category: "vins" });
    expect(energyVerdictOf(slipped)).toBeNull();
    expect(energyVerdictOf(rowOf("FNDDS", "1", "Bread", { calories: 26, carbs: 49 }))).toBeNull();
  });
});
