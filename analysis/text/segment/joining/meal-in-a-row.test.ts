import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string, country: Country = "US"): Promise<readonly string[]> {
  const foods = await readFoods(text, "en", country);
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const products = ["big mac", "quarter pounder", "mcchicken", "whopper"];
const sides = ["fries", "small fries", "medium fries", "large fries"];
const drinks = ["coke", "diet coke", "sprite", "pepsi"];
const combinations = [
  ...products.map((main) => [main, sides] as const),
  ["cheeseburger", ["fries"]] as const,
].flatMap(([main, besides]) =>
  besides.flatMap((side) => drinks.map((drink) => [main, side, drink] as const)),
);

describe("a meal in a row without commas", () => {
  it.each(combinations)("is read as with them: %s %s %s", async (...foods) => {
    const listed = await foodsIn(foods.join(", "));
    expect(listed).toHaveLength(foods.length);
    expect(await foodsIn(foods.join(" "))).toEqual(listed);
  });

  const grids: readonly (readonly (readonly string[])[])[] = [
    [["eggs"], ["bacon"], ["toast", "hash browns"]],
    [["turkey sandwich", "ham sandwich", "cheeseburger", "hot dog"], ["chips"]],
    [
      ["sloppy joe", "cheeseburger", "hot dog"],
      ["tater tots", "fries", "onion rings"],
    ],
    [["lasagna", "chicken alfredo"], ["caesar salad"], ["breadstick", "garlic bread"]],
    [["meatloaf", "pork chop"], ["mashed potatoes"], ["green beans", "corn"]],
    [["general tso chicken"], ["white rice", "fried rice"], ["egg roll", "spring roll"]],
    [["chicken curry", "lamb curry"], ["rice"], ["naan"]],
    [["cheeseburger"], ["small fry", "large fry"], ["diet coke", "coke"]],
    [["eggs"], ["bacon"], ["hash browns", "beans", "mushrooms"], ["toast"]],
    [["burger", "cheeseburger"], ["fries"], ["shake", "milkshake"]],
    [["turkey sandwich", "grilled cheese sandwich"], ["tomato soup", "chicken soup"], ["pickle"], ["chips"]],
    [["cottage cheese"], ["pineapple", "peaches"], ["almonds", "walnuts"]],
    [["turkey", "ham"], ["mashed potatoes", "corn"], ["gravy"], ["stuffing"]],
    [["sausage", "pork chop"], ["mash"], ["peas", "carrots"], ["gravy"]],
    [["salad"], ["tomato"], ["hard boiled egg"], ["cucumbers"]],
  ];
  const britishGrids: readonly (readonly (readonly string[])[])[] = [
    [
      ["roast beef", "roast chicken", "roast pork"],
      ["yorkshire pudding", "stuffing"],
      ["roast potatoes", "mash"],
      ["carrots", "cabbage"],
      ["gravy"],
    ],
    [["egg"], ["bacon"], ["beans", "mushrooms"], ["black pudding", "haggis"], ["toast"]],
    [
      ["chicken korma", "veg madras", "lamb bhuna", "king prawn balti"],
      ["pilau rice", "boiled rice"],
    ],
    [
      ["chicken madras", "veg jalfrezi"],
      ["pilau rice", "boiled rice"],
      ["naan", "garlic naan"],
    ],
  ];
  const rowsOfFoods = (grid: (typeof grids)[number]) =>
    grid.reduce<readonly (readonly string[])[]>(
      (made, next) => made.flatMap((foods) => next.map((food) => [...foods, food])),
      [[]],
    );
  const meals = [
    ...grids.flatMap(rowsOfFoods).map((foods) => ["US", foods] as const),
    ...britishGrids.flatMap(rowsOfFoods).map((foods) => ["GB", foods] as const),
  ];
  it.each(meals)("has all that is named: %s %j", async (country, foods) => {
    const rows = (found: readonly string[]) => found.map((each) => each.split(" ")[0]);
    const listed = rows(await foodsIn(foods.join(", "), country));
    expect(listed).toHaveLength(foods.length);
    expect(rows(await foodsIn(foods.join(" "), country))).toEqual(listed);
  });

  it.each(["chicken madras", "veg madras", "lamb bhuna"])(
    "leaves to a dish its own weight: %s pilau rice garlic naan",
    async (dish) => {
      const [first] = await foodsIn(`${dish} pilau rice garlic naan`, "GB");
      expect([first]).toEqual(await foodsIn(dish, "GB"));
    },
  );

  it.each(["soup", "samosas", "balti"])("takes veg for a part of the name: veg %s", async (name) => {
    const rows = (found: readonly string[]) => found.map((each) => each.split(" ")[0]);
    expect(rows(await foodsIn(`veg ${name}`, "GB"))).toEqual(rows(await foodsIn(`vegetable ${name}`, "GB")));
  });

  it.each(["peas and gravy", "carrots and gravy"])("may end with an and: roast beef mash %s", async (end) => {
    const listed = await foodsIn(`roast beef, mash, ${end.replace(" and", ",")}`, "GB");
    expect(listed).toHaveLength(4);
    expect(await foodsIn(`roast beef mash ${end}`, "GB")).toEqual(listed);
  });

  it.each([["beans mushrooms tomatoes"], ["sausage beans mushrooms"]])(
    "is read in a long list where its amount is said: 2 %s",
    async (row) => {
      const others = "1 egg, 1 slice of toast, 1 tea, 1 apple";
      const [before, after] = [await foodsIn(others), await foodsIn(`${others}, 2 ${row}`)];
      expect(after.length - before.length).toBe(row.split(" ").length);
    },
  );

  it.each([
    ["salad", "chickpeas", "feta", "cucumbers", "olive oil"],
    ["salad", "chickpeas", "feta", "avocado", "olive oil"],
    ["oatmeal", "banana", "walnuts", "honey"],
    ["oatmeal", "banana", "blueberries", "honey"],
  ])("has all toppings: %s with %s %s %s", async (carrier, ...toppings) => {
    const listed = await foodsIn(`${carrier} with ${toppings.join(", ")}`);
    expect(listed).toHaveLength(toppings.length + 1);
    expect(await foodsIn(`${carrier} with ${toppings.join(" ")}`)).toEqual(listed);
  });

  it.each([
    "oreo milkshake",
    "beer battered fish",
    "pepper soda",
    "nutella toast",
    "kit kat ice cream",
    "beef burger with the lot",
  ])("is not what one food is called: %s", async (text) => {
    expect(await foodsIn(text, "AU")).toHaveLength(1);
  });
});
