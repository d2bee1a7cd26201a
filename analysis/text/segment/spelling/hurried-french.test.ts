import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string, country: Country = "FR") {
  const foods = await readFoods(text, "fr", country);
  return foods.map(({ source, grams }) => `${source.code} ${grams}`);
}

describe("an article before an apostrophe", () => {
  it.each(["thon", "whey", "pâtes", "ananas"])("is no litre: %s dans l'eau", async (food) => {
    expect((await foodsOf(`${food} dans l'eau`))[0]).not.toContain(" 10");
  });
});

describe("what is refused behind an amount", () => {
  const foods = ["corn flakes 40 g", "pâtes 200 g", "moules 500 g", "riz cuit 150 g"];
  const refused = ["lait", "fromage", "frites", "beurre"];

  it.each(foods.flatMap((food) => refused.map((what) => [food, what] as const)))(
    "is not eaten: %s sans %s",
    async (food, what) => {
      expect(await foodsOf(`${food} sans ${what}`)).toHaveLength(1);
    },
  );
});

describe("a number behind several and before one", () => {
  const counted = ["boulettes", "nuggets", "saucisses", "croquettes"];
  const beside = ["purée", "riz", "semoule", "ratatouille"];

  it.each(counted.flatMap((food) => beside.map((what) => [food, what] as const)))(
    "counts those before it: %s 5 %s",
    async (food, what) => {
      expect(await foodsOf(`${food} 5 ${what}`)).toEqual(await foodsOf(`5 ${food}, ${what}`));
    },
  );
});

describe("beer without alcohol", () => {
  it.each(["jupiler", "heineken", "leffe", "corona", "carlsberg"])("%s 0.0", async (brand) => {
    const without = await foodsOf(`${brand} sans alcool 33 cl`, "BE");
    expect(await foodsOf(`${brand} 0.0 33 cl`, "BE")).toEqual(without);
    expect(without[0]).toMatch(/^5030 /);
  });
});
