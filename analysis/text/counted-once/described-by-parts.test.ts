import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "../testing/read-foods.ts";

async function foodsIn(text: string, country: Country = "US") {
  const foods = await readFoods(text, "en", country);
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)}`);
}

const dishes = ["overnight oats", "smoothie", "chili", "stir fry", "porridge"] as const;
const ways = [" made with ", " with ", " using "] as const;
const ingredients: Readonly<Record<(typeof dishes)[number], string>> = {
  "overnight oats": "80 g oats, 250 ml milk, 1 tbsp chia",
  smoothie: "300 ml milk, 1 banana, 30 g peanut butter",
  chili: "200 g ground beef, 150 g beans, 1 tbsp oil",
  "stir fry": "150 g chicken, 150 g vegetables, 2 tbsp oil",
  porridge: "60 g oats, 250 ml milk",
};
const told = dishes.flatMap((dish) => ways.map((way) => [dish, way] as const));

describe("a dish whose ingredients were measured", () => {
  it.each(told)("is not counted again: %s%s…", async (dish, way) => {
    const named = await foodsIn(`${dish}${way}${ingredients[dish]}`);
    expect(named).toEqual(await foodsIn(ingredients[dish]));
  });

  it("stays beside what has an amount and is none of it", async () => {
    const foods = await foodsIn("chili, 2 slices of bread, 1 banana");
    expect(foods).toHaveLength(3);
  });
});

const meals = [["thali", "IN"]] as const;
const served = ["salmon, rice and salad", "chicken, rice and salad", "rice, dal and yogurt"] as const;
const servedMeals = meals.flatMap(([meal, country]) =>
  served.map((foods) => [meal, foods, country] as const),
);

describe("a meal named after what it is served on", () => {
  it.each(servedMeals)("is what is listed behind it: %s with %s", async (meal, foods, country) => {
    expect(await foodsIn(`${meal} with ${foods}`, country)).toHaveLength(foods.split(/, | and /).length);
  });

  it.each(["acai bowl with honey, strawberries and nuts", "smoothie bowl with granola, honey and nuts"])(
    "but has something below it: %s",
    async (text) => {
      const [bowl] = await foodsIn(text);
      expect(bowl).toMatch(/^Açaí bowl/);
    },
  );
});

describe("a sandwich of which nothing else is known", () => {
  it.each(["sandwich", "wrap"])("is filled with what is named: %s", async (thing) => {
    for (const filling of ["halloumi", "paneer", "hummus"])
      expect(await foodsIn(`${thing} with ${filling}`)).toEqual(await foodsIn(thing));
  });

  it("keeps its own filling beside soup or a drink", async () => {
    for (const beside of ["a coke", "soup"])
      expect((await foodsIn(`sandwich with ${beside}`))[0]).toMatch(/^Sandwich, NFS/);
  });
});
