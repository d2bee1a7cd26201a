import { describe, expect, it } from "vitest";
import { energyVerdictOf } from "./energy-plausibility.ts";
import { rowOf } from "./source-row.fixture.ts";

describe("energyVerdictOf", () => {
  it("follows from the macronutrients within an eighth", () => {
    const bread = { calories: 267, protein: 9, carbs: 49, fiber: 2.7, fat: 3.6 };
    expect(
      energyVerdictOf(rowOf({ table: "FNDDS 2021-2023", code: "1", description: "Bread, white" }, bread)),
    ).toBe("follows");
  });

  it("explains alcohol", () => {
    const wine = rowOf(
      { table: "Ciqual 2025", code: "1", description: "Wine, red" },
      { calories: 76, carbs: 0.5 },
      { category: "vins" },
    );
    expect(energyVerdictOf(wine)).toBe("alcohol");
  });

  it("does not explain a slip of the decimal point, not even of wine", () => {
    const slipped = rowOf(
      { table: "Ciqual 2025", code: "1", description: "Wine, red" },
      { calories: 7, carbs: 50 },
      { category: "vins" },
    );
    expect(energyVerdictOf(slipped)).toBeNull();
    expect(
      energyVerdictOf(
        rowOf({ table: "FNDDS", code: "1", description: "Bread" }, { calories: 26, carbs: 49 }),
      ),
    ).toBeNull();
  });
});
