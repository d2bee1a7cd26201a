import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string, country = "US") {
  const foods = await readFoods(text, "en", country);
  return foods.map((food) => ({ row: food.source.description, grams: Math.round(food.grams) }));
}

describe.each(["cheesecake", "cookies", "hamburger", "brownies", "potato chips"])("%s", (food) => {
  it.each([
    ["two bites", "two bites of"],
    ["2 handfulls", "2 handfuls of"],
  ])("are eaten by the measure behind a comma: %s", async (behind, before) => {
    expect(await foodsOf(`${food}, ${behind}`)).toEqual(await foodsOf(`${before} ${food}`));
  });

  it('are counted by "of em" as by "of them"', async () => {
    expect(await foodsOf(`${food}, 5 of em`)).toEqual(await foodsOf(`${food}, 5 of them`));
  });
});

describe("a word for pieces", () => {
  it("stays in the name of a sweet", async () => {
    const [lumps] = await foodsOf("10 pineapple lumps", "NZ");
    expect(lumps?.row).toContain("Candy");
  });

  it.each(["watermelon", "melon", "pineapple"])("may be a single wedge: %s", async (fruit) => {
    expect(await foodsOf(`${fruit} wedge`)).toEqual(await foodsOf(`a wedge of ${fruit}`));
  });
});

describe("where and when it was eaten", () => {
  it.each(["in the carvery", "at the deli", "watching the game", "during the match"])(
    "is no food: %s",
    async (where) => {
      expect(await foodsOf(`chicken wings ${where}`)).toEqual(await foodsOf("chicken wings"));
    },
  );
});
