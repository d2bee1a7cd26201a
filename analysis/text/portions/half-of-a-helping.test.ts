import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

async function gramsOf(text: string, language: Language) {
  return (await readFoods(text, language)).map(({ grams }) => grams);
}

/** Half, and the food with its article. */
const halves: readonly (readonly [Language, string, readonly string[]])[] = [
  ["en", "half", ["the pork", "my roast beef", "the lamb", "the pasta", "the rice"]],
  ["es", "la mitad", ["del cerdo", "de la ternera asada", "del cordero", "de la carne", "del arroz"]],
  ["fr", "la moitié", ["du porc", "de l'agneau", "du riz", "de la viande"]],
];

const articles = /^(?:the|my|del|de la|du|de l'|de l’)\s*/;

describe("half of what is eaten by the helping", () => {
  it.each(halves.flatMap(([language, half, foods]) => foods.map((food) => [language, half, food] as const)))(
    "is half a helping and no half piece (%s): %s %s",
    async (language, half, food) => {
      const [helping] = await gramsOf(food.replace(articles, ""), language);
      const [eaten] = await gramsOf(`${half} ${food}`, language);
      expect(eaten).toBeCloseTo((helping ?? 0) / 2, 0);
    },
  );

  it.each<readonly [Language, string, string]>([
    ["en", "half the egg", "an egg"],
    ["en", "half a strawberry", "a strawberry"],
    ["en", "half of my meatball", "a meatball"],
    ["en", "half of the sausage", "a sausage"],
    ["es", "la mitad de mi hamburguesa", "una hamburguesa"],
    ["es", "la mitad de mi albóndiga", "una albóndiga"],
    ["es", "la mitad del croissant", "un croissant"],
    ["es", "media albóndiga", "una albóndiga"],
    ["fr", "la moitié de la pomme", "une pomme"],
  ])("is half of one that is eaten singly (%s): %s", async (language, half, one) => {
    const [eaten = 0] = await gramsOf(half, language);
    const [whole = 0] = await gramsOf(one, language);
    expect(eaten * 2).toBeCloseTo(whole, 0);
  });
});
