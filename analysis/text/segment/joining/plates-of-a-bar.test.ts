import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string) {
  const foods = await readFoods(text, "es", "ES");
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const plates = ["calamares", "bravas", "croquetas", "boquerones fritos", "ensaladilla"];
const pairs = plates.flatMap((first) => plates.filter((each) => each !== first).map((each) => [first, each]));

describe("plates of a bar", () => {
  it.each(pairs)("are two where one of each was shared: una de %s y otra de %s", async (first, second) => {
    const [, other] = await foodsOf(`una de ${first} y otra de ${second}`);
    expect(await foodsOf(`una de ${first} y otra de ${second}`)).toHaveLength(2);
    expect(other?.split(/[:,]| \d/)[0]).toBe((await foodsOf(second))[0]?.split(/[:,]| \d/)[0]);
  });

  it("are not counted again by their heading", async () => {
    expect(await foodsOf("3 tapas: tortilla, croquetas y una gilda")).toHaveLength(3);
  });
});

describe("a weight behind a part of something whole", () => {
  it.each(["1/4 de sandía", "media sandía", "medio melón", "media pizza"])(
    "is that of the part: %s",
    async (part) => {
      const [food] = await foodsOf(`${part}, unos 400 g`);
      expect(food).toMatch(/ 400 g$/);
    },
  );

  it("belongs to the food behind it, where one is named", async () => {
    const foods = await foodsOf("1/2 aguacate, 100 g de pan");
    expect(foods).toHaveLength(2);
    expect(foods[1]).toMatch(/ 100 g$/);
  });
});
