import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "./testing/read-foods.ts";

async function gramsOf(text: string, country: Country = "GB"): Promise<readonly number[]> {
  return (await readFoods(text, "en", country)).map(({ grams }) => Math.round(grams));
}

const spreads = ["butter", "jam", "honey", "marmalade"];
const breads = ["toast", "brown bread", "crumpets"];
const sweets = ["digestives", "pancakes", "cookies", "crumpets"];
const drinks = ["my tea", "a coffee", "milk", "a cup of tea"];

describe("an amount behind what nobody counts is of the food before it", () => {
  it.each(breads.flatMap((bread) => spreads.map((spread) => [bread, spread] as const)))(
    "slices: %s and %s, 2 slices",
    async (bread, spread) => {
      const [of] = await gramsOf(`2 slices of ${bread}`);
      const [beside, on] = await gramsOf(`${bread} and ${spread}, 2 slices`);
      expect(beside).toBe(of);
      expect(on).toBeLessThan(45);
    },
  );

  it.each(sweets.flatMap((sweet) => drinks.map((drink) => [sweet, drink] as const)))(
    "pieces: %s and %s, 3",
    async (sweet, drink) => {
      const foods = [...(await gramsOf(`3 ${sweet}`)), ...(await gramsOf(drink))];
      expect(await gramsOf(`${sweet} and ${drink}, 3`)).toEqual(foods);
    },
  );

  it("in brackets, too", async () => {
    expect(await gramsOf("pancakes with syrup (3)")).toEqual(await gramsOf("3 pancakes with syrup"));
  });
});

describe("pieces behind the name of what was cut up are counted, not the whole", () => {
  const cut = [
    "apple slices",
    "orange slices",
    "cucumber slices",
    "tomato slices",
    "mango chunks",
    "carrot sticks",
    "melon cubes",
  ];
  it.each(cut.flatMap((name) => ["4", "a few", "some"].map((amount) => [amount, name] as const)))(
    "%s %s",
    async (amount, name) => {
      const [food = "", piece = ""] = name.split(" ");
      const grams = await gramsOf(`${amount} ${name}`);
      expect(grams).toEqual(await gramsOf(`${amount} ${piece} of ${food}`));
      expect(grams[0]).toBeLessThan(160);
    },
  );

  it("but fish sticks and mozzarella sticks are foods of that name", async () => {
    expect(await gramsOf("2 mozzarella sticks")).toEqual([60]);
  });
});

describe("what has an article of its own behind a dish and what comes with it is another food", () => {
  const dishes = ["lentil soup", "tomato soup", "chicken soup"];
  it.each(
    dishes.flatMap((dish) => ["an orange", "an apple", "a banana"].map((fruit) => [dish, fruit] as const)),
  )("%s with crackers and %s", async (dish, fruit) => {
    expect(await gramsOf(`${dish} with crackers and ${fruit}`)).toHaveLength(3);
  });
});

describe("dishes in a row without a mark are each a food", () => {
  it.each([
    ["grilled cheese tomato soup", 2],
    ["lasagna side salad", 2],
    ["turkey sandwich tomato soup", 2],
    ["caprese sandwich", 1],
    ["ham cheese sandwich", 1],
    ["chicken noodle soup", 1],
  ])("%s: %i", async (text, foods) => {
    expect(await gramsOf(text, "US")).toHaveLength(foods);
  });
});

describe("words that describe a food are one by themselves", () => {
  it.each(
    ["chicken", "steak", "salmon", "sausages"].flatMap((main) =>
      ["and veg", "with veggies", "and vegetables"].map((beside) => `${main} ${beside}`),
    ),
  )("%s: two foods", async (text) => {
    expect(await gramsOf(text)).toHaveLength(2);
  });

  it.each(["veg soup", "vegetable curry", "veg lasagne"])("%s: one food", async (text) => {
    expect(await gramsOf(text)).toHaveLength(1);
  });

  it.each([
    ["2 rashers", 50],
    ["3 triangles of egg sandwich", 120],
  ])("%s: %i g", async (text, grams) => {
    expect(await gramsOf(text)).toEqual([grams]);
  });
});

const sliced = ["1 slice", "2 slices", "3 slices of"].flatMap((slices) =>
  ["wholemeal", "granary"].map((bread) => [slices, bread] as const),
);

it.each(sliced)("takes what is sliced for bread: %s %s", async (slices, bread) => {
  expect(await gramsOf(`${slices} ${bread}`)).toEqual(await gramsOf(`${slices} ${bread} bread`));
});

it("takes a colour that is measured by volume for wine", async () => {
  expect(await gramsOf("250ml red and a banana")).toEqual(await gramsOf("250ml red wine and a banana"));
  expect(await gramsOf("175ml glass of white")).toEqual(await gramsOf("175ml glass of white wine"));
});

it.each(["black", "kidney", "green", "butter", "white", "broad"])(
  "beans are baked in Britain, but not %s beans",
  async (kind) => {
    const foods = await readFoods(`${kind} beans`, "en", "GB");
    expect(foods.map(({ source }) => source.description)).not.toContain("Baked beans");
  },
);

it.each(["tacos (3) ground beef cheese lettuce salsa"])(
  "fillings behind a filled thing lie in it: %s",
  async (text) => {
    const [tacos = 0] = await gramsOf("3 tacos", "US");
    const foods = await gramsOf(text, "US");
    expect(foods).toHaveLength(1);
    expect(foods[0]).toBeLessThanOrEqual(tacos);
  },
);

it("reads w/ and w as with in names of several words", async () => {
  const spelledOut = await gramsOf("spaghetti with meat sauce", "US");
  expect(await gramsOf("spaghetti w/ meat sauce", "US")).toEqual(spelledOut);
  expect(await gramsOf("spaghetti w meat sauce", "US")).toEqual(spelledOut);
});

it("takes pasta beside a sandwich for a meal of its own", async () => {
  const [, beside] = await gramsOf("ham wrap, spaghetti with tomato sauce", "CA");
  expect([beside]).toEqual(await gramsOf("spaghetti with tomato sauce", "CA"));
});

it("measures a level spoon as one, and a heaped one as more", async () => {
  const [level] = await gramsOf("2 tbsp of peanut butter");
  expect(await gramsOf("2 level tbsp of peanut butter")).toEqual([level]);
  for (const spoon of ["heaping tbsp", "heaped tablespoons", "rounded tbsp"]) {
    const [heaped = 0] = await gramsOf(`2 ${spoon} of peanut butter`);
    expect(heaped, spoon).toBeGreaterThan(level ?? 0);
  }
});

it("halves what was split with somebody", async () => {
  expect(await gramsOf("split a curry with my friend")).toEqual(
    await gramsOf("shared a curry with my friend"),
  );
});
