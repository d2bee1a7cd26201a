import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function foodsOf(text: string, country: string) {
  const foods = await readFoods(text, "es", country);
  return foods.map(({ name }) => name);
}

describe("what a soup was cooked with", () => {
  it.each([
    ["MX", "caldo de res con elote, chayote, zanahoria y papa"],
    ["CL", "cazuela de vacuno con papa, zapallo y choclo"],
  ])("is counted in it (%s: %s)", async (country, text) => {
    expect(await foodsOf(text, country)).toHaveLength(1);
  });

  it("is counted where its amount is said", async () => {
    expect(await foodsOf("cazuela de vacuno con papa y 2 choclos", "CL")).toHaveLength(2);
  });
});

describe("the eggs of an omelette", () => {
  it.each([
    ["MX", "omelette de 3 huevos con espinaca"],
    ["AR", "omelette de 2 huevos con jamon y queso"],
    ["MX", "omelette de 2 huevos con champiñones"],
  ])("are counted in it, whatever it is filled with (%s: %s)", async (country, text) => {
    const [, ...others] = await foodsOf(text, country);
    expect(others).not.toContainEqual(expect.stringContaining("huevo"));
  });
});
