/** Reads the name of an egg sandwich as a filling where its bread is named before. */
import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function caloriesOf(text: string): Promise<number> {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  return outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
}

const breads = ["bagel", "breakfast taco", "burrito", "english muffin", "croissant", "biscuit"];
const fillings = ["bacon egg and cheese", "sausage egg and cheese", "bacon egg n cheese"];
const between = [" with ", " w/ ", ", "];

/** The sandwich of that name alone has more than 500, without the bread before it. */
const filledBreadMax = 700;

describe("the name of an egg sandwich behind a bread", () => {
  it.each(breads.flatMap((bread) => fillings.map((filling) => [bread, filling] as const)))(
    "is what lies in it: %s with %s",
    async (bread, filling) => {
      for (const words of between)
        expect(await caloriesOf(`${bread}${words}${filling}`)).toBeLessThan(filledBreadMax);
    },
  );

  it("is a sandwich of its own behind a drink", async () => {
    const alone = await caloriesOf("bacon egg and cheese");
    const coffee = await caloriesOf("coffee");
    expect(await caloriesOf("coffee, bacon egg and cheese")).toBeCloseTo(alone + coffee, 0);
  });
});
