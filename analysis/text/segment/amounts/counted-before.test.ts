/** Holds a count at the end of a part to the foods in the plural that hold what was named last. */
import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string): Promise<readonly number[]> {
  return (await readFoods(text, "es", "MX")).map(({ grams }) => Math.round(grams));
}

const holders = ["tacos", "quesadillas", "tostadas"];

describe("a count behind what lies on things in the plural", () => {
  it.each(holders)("is of the things: %s con pollo 3", async (holder) => {
    const counted = await gramsOf(`3 ${holder} con pollo`);
    expect(await gramsOf(`${holder} con pollo 3`)).toEqual(counted);
    expect(await gramsOf(`${holder} con pollo, 3`)).toEqual(counted);
  });

  it.each(["arroz con huevo 2", "ensalada con manzanas 2"])("is of what can be counted: %s", async (text) => {
    const [side, counted = 0] = await gramsOf(text);
    const [one = 0] = await gramsOf(text.replace(/^.* con /, "").replace(" 2", ""));
    expect(side).toBeLessThan(300);
    expect(counted).toBeGreaterThanOrEqual(one);
  });
});
