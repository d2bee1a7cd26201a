import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function caloriesOf(text: string): Promise<number> {
  const outcome = await analyser.analyse({ text, language: "es", country: "ES" });
  return outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
}

const salads = ["ensalada", "ensalada verde", "ensalada de tomate", "ensalada césar"];
const oils = ["1 cda de aceite", "10 ml de aceite de oliva", "una cucharadita de aceite"];

describe("a salad with a dressing that is measured", () => {
  it.each(salads.flatMap((salad) => oils.map((oil) => `${salad} con ${oil}`)))(
    "has no other one: %s",
    async (text) => {
      const [salad = "", oil = ""] = text.split(" con ");
      const together = await caloriesOf(text);
      expect(together).toBeLessThan((await caloriesOf(salad)) + (await caloriesOf(oil)) - 10);
      expect(together).toBeGreaterThan(await caloriesOf(oil));
    },
  );

  it("keeps its own where the amount is of another sentence", async () => {
    const apart = await caloriesOf("Comí ensalada. Cené pescado con 1 cda de aceite");
    expect(apart).toBeCloseTo(
      (await caloriesOf("ensalada, pescado")) + (await caloriesOf("1 cda de aceite")),
      -2,
    );
  });
});
