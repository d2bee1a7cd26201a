import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string, language: "en" | "es" | "fr", country?: string) {
  const foods = await readFoods(text, language, country);
  return foods.map(({ grams }) => Math.round(grams));
}

describe("a half behind a weight", () => {
  it.each([
    ["es", "arroz 200 g y medio aguacate", [200, 75]],
    ["es", "boniato asado 200g y media cucharada de aceite", [200, 7]],
    ["en", "chicken 8 oz and half an avocado", [227, 75]],
    ["es", "kilo y medio de fresas", [1500]],
    ["es", "medio kilo de fresas", [500]],
  ] as const)("is of the food that follows, but for large units (%s): %s", async (language, text, grams) => {
    expect(await gramsOf(text, language)).toEqual(grams);
  });
});

describe("a weight before a dish of several foods", () => {
  it.each([
    ["139 g chicken and vegetable fajita", 139],
    ["480 g chicken, bacon, and tomato club sandwich", 480],
    ["114 g sausage and cheese on an English muffin", 114],
    ["247 g bean and ham soup", 247],
    ["260 g steak and cheese sub", 260],
  ])("is of all of it: %s", async (text, grams) => {
    const foods = await readFoods(text, "en");
    expect(foods.map((food) => food.grams)).toEqual([grams]);
  });
});

describe("what a weight does not hold", () => {
  it.each([
    ["en", "8 oz steak, baked potato", 227],
    ["en", "6 oz salmon, baked potato with sour cream", 170],
    ["en", "6 oz tenderloin and asparagus", 170],
    ["en", "1/2 cup oats, milk", 40],
    ["fr", "200 g de riz et du poulet", 200],
    ["fr", "200 g de fromage et du pain", 200],
    ["fr", "150 g de pâtes et de la viande", 150],
  ] as const)("is a second food (%s): %s", async (language, text, first) => {
    const grams = await gramsOf(text, language);
    expect(grams).toHaveLength(2);
    expect(grams[0]).toBe(first);
  });
});

describe("a container behind its food in English", () => {
  it.each([
    ["coke can", "a can of coke"],
    ["wine glass", "a glass of wine"],
    ["doritos bag", "a bag of doritos"],
    ["gatorade bottle", "a bottle of gatorade"],
  ])("is its amount: %s", async (behind, before) => {
    const grams = await gramsOf(behind, "en");
    expect(grams).toHaveLength(1);
    expect(grams).toEqual(await gramsOf(before, "en"));
  });

  it("may also name a dish: spice bag", async () => {
    expect(await gramsOf("spice bag", "en", "IE")).toEqual([500]);
  });
});

describe("what was weighed raw", () => {
  it.each([
    ["fr", "100g de pâtes crues avec sauce tomate"],
    ["en", "80 g dry pasta with pesto"],
    ["es", "80 g de pasta cruda con tomate"],
  ] as const)("was weighed without what goes with it (%s): %s", async (language, text) => {
    expect(await gramsOf(text, language)).toHaveLength(2);
  });
});

describe("a half of what is counted in kernels", () => {
  it("is half a serving", async () => {
    const [grams] = await gramsOf("half a popcorn", "en");
    expect(grams).toBeGreaterThan(10);
  });
});

describe("foods in a row behind others", () => {
  it("are read one by one, however many parts stand before", async () => {
    expect(await gramsOf("2 sausages 2 bacon 2 fried eggs beans mushrooms", "en", "GB")).toHaveLength(5);
  });
});

describe("a heading with a serving of its country", () => {
  it("names the list and is no food beside it", async () => {
    expect(await gramsOf("asado: vacío, ensalada", "es", "AR")).toHaveLength(2);
  });
});

describe("a square of what is baked in a pan", () => {
  it("is a ninth of the pan", async () => {
    expect(await gramsOf("a square of cornbread", "en")).toEqual([60]);
  });
});

const plates = {
  fr: [
    ["riz", "quinoa", "semoule", "purée"],
    ["poulet", "saumon", "dinde", "steak"],
    ["brocolis", "haricots verts", "courgettes"],
  ],
  es: [
    ["arroz", "quinoa", "patata", "puré"],
    ["pollo", "salmón", "pavo", "ternera"],
    ["brócoli", "judías verdes", "calabacín"],
  ],
} as const;
const rows = (["fr", "es"] as const).flatMap((language) => {
  const [starches, meats, vegetables] = plates[language];
  return starches.flatMap((starch) =>
    meats.flatMap((meat) =>
      vegetables.map((vegetable) => [language, `${starch} ${meat} ${vegetable}`] as const),
    ),
  );
});

describe("a plate named without a word between its foods", () => {
  it.each(rows)("has all three (%s): %s", async (language, text) => {
    expect(await gramsOf(text, language)).toHaveLength(3);
  });
});
