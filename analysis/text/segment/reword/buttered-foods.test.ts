import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}

const foods = ["toast", "bagel", "english muffin", "sourdough toast"];

describe("a buttered food", () => {
  it.each(foods.flatMap((food) => [`buttered ${food}`, `${food} buttered`, `${food}, buttered`]))(
    "has butter on it: %s",
    async (text) => {
      const [, butter, ...others] = await foodsOf(text);
      expect(others).toEqual([]);
      expect(butter?.source).toMatchObject({ description: "Butter, NFS" });
    },
  );

  it("is one food where the table has it with butter", async () => {
    expect(await foodsOf("buttered popcorn")).toHaveLength(1);
    expect(await foodsOf("buttered rice")).toHaveLength(1);
  });
});
