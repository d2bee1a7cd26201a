/** Checks that drinks without sugar or alcohol are read as such, whichever brand they are. */
import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

const drinks = ["coca cola", "pepsi", "fanta", "sprite", "red bull", "redbull", "monster", "powerade"];
const spanish = ["zero", "light", "sin azúcar", "sin azucar", "0 azúcar", "zero azúcar", "cero", "0%"];
const french = ["zéro", "light", "sans sucre"];

describe("a drink without sugar", () => {
  const cases = drinks.flatMap((drink) => [
    ...spanish.map((kind) => ["es", `${drink} ${kind}`] as const),
    ...french.map((kind) => ["fr", `${drink} ${kind}`] as const),
  ]);

  it.each(cases)("has next to no energy (%s): %s", async (language, text) => {
    const [drink, ...others] = await readFoods(text, language);
    expect(others).toEqual([]);
    expect(drink?.per100Grams.calories).toBeLessThan(15);
  });
});

describe("a beer without alcohol", () => {
  const beers = ["cerveza", "mahou", "estrella galicia", "heineken", "san miguel"];
  const kinds = ["0,0", "0.0", "sin alcohol", "sin alcohol 0,0"];

  it.each(beers.flatMap((beer) => kinds.map((kind) => `${beer} ${kind}`)))(
    "is a glass of that: %s",
    async (text) => {
      const foods = await readFoods(`${text} y una manzana`, "es");
      expect(foods.map(({ source }) => source.description)).toEqual([
        "Beer, alcohol-free (<1,2° alcohol), without added sugars, flavoured or unflavoured",
        "Apple, raw",
      ]);
      expect(foods[0]?.grams).toBe(330);
    },
  );
});
