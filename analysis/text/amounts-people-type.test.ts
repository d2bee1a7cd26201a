import { describe, expect, it } from "vitest";
import { readFoods } from "./testing/read-foods.ts";

async function read(text: string, language: "en" | "es" | "fr", country: string) {
  const foods = await readFoods(text, language, country);
  return {
    names: foods.map(({ name }) => name),
    grams: foods.reduce((sum, food) => sum + food.grams, 0),
  };
}

describe("an amount as people type it", () => {
  it.each([
    ["en", "GB", "kid's pasta", "pasta"],
    ["en", "US", "child's portion of mac and cheese", "portion of mac and cheese"],
    ["es", "ES", "macarrones con tomate, ración infantil", "macarrones con tomate, ración"],
    ["fr", "FR", "portion enfant de spaghetti bolognaise", "portion de spaghetti bolognaise"],
  ] as const)("is smaller for a child (%s-%s): %s", async (language, country, child, adult) => {
    const [small, usual] = await Promise.all([
      read(child, language, country),
      read(adult, language, country),
    ]);
    expect(small.names).toHaveLength(1);
    expect(small.grams).toBeLessThan(usual.grams);
    expect(small.grams).toBeGreaterThan(usual.grams * 0.4);
  });

  it.each([
    ["es", "ES", "vino tinto copa", "copa de vino tinto"],
    ["es", "AR", "quilmes litro", "un litro de quilmes"],
    ["fr", "FR", "camembert 1/4", "quart de camembert"],
  ] as const)("may stand behind the food (%s-%s): %s", async (language, country, behind, before) => {
    const [typed, usual] = await Promise.all([
      read(behind, language, country),
      read(before, language, country),
    ]);
    expect(typed.names).toHaveLength(1);
    expect(typed.grams).toBeCloseTo(usual.grams, 0);
  });

  it.each([
    ["en", "GB", "3 pints", 3 * 568],
    ["es", "ES", "tercio", 330],
    ["fr", "FR", "un demi", 250],
  ] as const)("is a beer where nothing else is named (%s-%s): %s", async (language, country, text, grams) => {
    const beer = await read(text, language, country);
    expect(beer.names).toHaveLength(1);
    expect(beer.grams).toBeCloseTo(grams, 0);
  });

  it.each([
    ["glass of red", 178],
    ["large glass of white", 240],
    ["5 oz glass of red", 142],
    ["175ml glass of white", 178],
  ])("of a glass or bottle makes a colour a wine: %s", async (text, grams) => {
    const wine = await read(text, "en", "GB");
    expect(wine.names).toHaveLength(1);
    expect(Math.abs(wine.grams - grams)).toBeLessThan(9);
  });

  it.each(["rice about %", "chilli con carne around %", "popcorn, about %"])(
    "is none of the clock: %s",
    async (text) => {
      const [told, usual] = await Promise.all(
        [text, text.replace(/about |around /, "")].map((each) =>
          read(each.replace("%", "1 1/2 cups"), "en", "US"),
        ),
      );
      expect(told).toEqual(usual);
    },
  );

  it("in a plural is as many small ones as make a serving, but one helping", async () => {
    const [many, one, box] = await Promise.all([
      read("maltesers", "en", "GB"),
      read("a malteser", "en", "GB"),
      read("sushi box", "en", "GB"),
    ]);
    expect(many.grams).toBeGreaterThan(one.grams * 8);
    expect(box.grams).toBeLessThan(400);
  });

  it.each([
    ["tub of hummus", "hummus"],
    ["sleeve of crackers", "crackers"],
    ["packet of biscuits", "a biscuit"],
  ])("of a pack is more than a serving: %s", async (pack, serving) => {
    const [whole, usual] = await Promise.all([read(pack, "en", "GB"), read(serving, "en", "GB")]);
    expect(whole.grams).toBeGreaterThan(usual.grams * 2);
  });
});

describe("two fillings before what they fill", () => {
  it.each([
    ["roast beef and horseradish sandwich", 1],
    ["turkey and stuffing sandwich", 1],
    ["chicken and avocado wrap", 1],
    ["salmon and cream cheese bagel", 1],
    ["2 eggs and bacon sandwich", 2],
    ["soup and cheese sandwich", 2],
  ])("are one food, and another dish is none of them: %s", async (text, count) => {
    expect((await read(text, "en", "GB")).names).toHaveLength(count);
  });
});
