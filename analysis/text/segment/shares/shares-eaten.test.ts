import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string, language: "en" | "es" | "fr") {
  return (await readFoods(text, language)).map(({ grams }) => grams);
}

describe("a food that was shared", () => {
  it.each([
    ["en", "nachos, split with a friend", "nachos"],
    ["es", "patatas bravas entre dos", "patatas bravas"],
    ["fr", "une pizza à deux", "une pizza"],
    ["fr", "une pizza pour deux", "une pizza"],
  ] as const)("counts by half (%s): %s", async (language, shared, whole) => {
    const [grams = 0] = await gramsOf(whole, language);
    expect(await gramsOf(shared, language)).toEqual([grams / 2]);
  });

  it("leaves the other foods as they are", async () => {
    const [, beer] = await gramsOf("nachos split with a friend and a beer", "en");
    expect(beer).toBe((await gramsOf("a beer", "en"))[0]);
  });
});

describe("a share of what is cut from a whole", () => {
  it.each([
    ["es", "pan", "dejé la mitad", 0.5],
    ["es", "pan", "comí el 60 %", 0.6],
    ["fr", "pain", "mangé les 2/3", 2 / 3],
    ["es", "bizcocho", "dejé la mitad", 0.5],
  ] as const)("is so much of what is usually eaten (%s): %s, %s", async (language, food, told, share) => {
    const [grams = 0] = await gramsOf(food, language);
    expect((await gramsOf(`${food}, ${told}`, language))[0]).toBeCloseTo(grams * share, 0);
  });
});

describe("half of what is served", () => {
  it.each(["half her fries", "fries (half)", "fries but only ate half", "half of his fries"])(
    "is no half of one piece: %s",
    async (half) => {
      const [grams = 0] = await gramsOf("fries", "en");
      expect(await gramsOf(half, "en")).toEqual([grams / 2]);
    },
  );

  it.each(["an omelette", "nuggets", "pancakes"])("is half of it: %s but only ate half", async (food) => {
    const [grams = 0] = await gramsOf(food, "en");
    const [half] = await gramsOf(`${food} but only ate half`, "en");
    expect(half).toBeCloseTo(grams / 2);
  });
});

describe("what is laid for all who eat of it", () => {
  const dishes = ["une planche mixte", "une planche de charcuterie", "une fondue", "une raclette"];
  const sharers = ["à deux", "à 2", "à partager à 3", "pour 2", "pour 4 personnes", "avec ma femme"];

  it.each(dishes.flatMap((dish) => sharers.map((who) => [dish, who] as const)))(
    "is what one of them eats: %s %s",
    async (dish, who) => {
      expect(await gramsOf(`${dish} ${who}`, "fr")).toEqual(await gramsOf(dish, "fr"));
    },
  );

  it.each([
    ["a cheese board between 3 of us", "a cheese board", "en"],
    ["lasagne for 4 people", "lasagne", "en"],
    ["una tabla de quesos para dos", "una tabla de quesos", "es"],
    ["lasagnes pour 4 personnes", "lasagnes", "fr"],
  ] as const)("or what one of those has that it was made for: %s", async (text, dish, language) => {
    expect(await gramsOf(text, language)).toEqual(await gramsOf(dish, language));
  });

  it("counts by half where half of it was left", async () => {
    const [grams = 0] = await gramsOf("une planche mixte", "fr");
    expect(await gramsOf("la moitié d'une planche mixte", "fr")).toEqual([grams / 2]);
  });
});
