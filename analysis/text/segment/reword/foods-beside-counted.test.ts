import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function readFoods(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.code} ${grams}`);
}

const counted = ["3 oreos", "2 eggs", "4 pancakes", "two waffles", "6 nuggets"];
const beside = [["milk"], ["bacon", "coffee"], ["sausage", "fries"], ["bacon", "toast", "oj"]];

describe("foods beside what was counted, without a word between", () => {
  it.each(counted.flatMap((food) => beside.map((others) => [[food, ...others]] as const)))(
    "are foods of a list: %s",
    async (foods) => {
      expect(await readFoods(foods.join(" "))).toEqual(await readFoods(foods.join(", ")));
    },
  );

  it("leaves the name of a sandwich together", async () => {
    expect(await readFoods("2 eggs bacon sandwich")).toHaveLength(1);
  });
});

describe("the kind of food before a dash", () => {
  it.each([
    ["cereal - honey nut cheerios 1 cup", "honey nut cheerios 1 cup"],
    ["fruit - apple and banana", "apple and banana"],
    ["dessert - 2 scoops vanilla ice cream", "2 scoops vanilla ice cream"],
  ])("is counted with what follows: %s", async (headed, food) => {
    expect(await readFoods(headed)).toEqual(await readFoods(food));
  });
});
