import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "../testing/read-foods.ts";

/** g that five of them weigh at most, generously; then what is meant, which is counted in each language and country. */
const small = [
  ["en", "US", 12, "skittles, m&ms, pretzel sticks, goldfish, blueberries, peanuts, almonds, teddy grahams"],
  [
    "en",
    "US",
    40,
    "candies, jelly beans, sweets, mints, gummy bears, grapes, olives, crackers, chips, tortilla chips, pita chips, wheat thins",
  ],
  [
    "en",
    "US",
    60,
    "fries, cheese cubes, cherries, baby carrots, tortellini, gnocchi, nachos, pretzel rods, prawn crackers",
  ],
  [
    "en",
    "US",
    150,
    "stuffed grape leaves, pigs in a blanket, onion rings, mozzarella sticks, protein balls, strawberries",
  ],
  [
    "en",
    "GB",
    40,
    "sweets, smarties, haribo, crisps, pita chips, minstrels, breadsticks, olives, tortellini, prawn crackers",
  ],
  ["en", "GB", 150, "chips, fries, stuffed vine leaves, cocktail sausages, jaffa cakes, energy balls"],
  [
    "es",
    "ES",
    40,
    "caramelos, gominolas, lacasitos, aceitunas, almendras, pistachos, uvas, patatas fritas, altramuces, colines",
  ],
  ["es", "ES", 75, "tacos de queso, tomates cherry, palitos de pan, gambas, champiñones, galletas maría"],
  [
    "fr",
    "FR",
    40,
    "bonbons, smarties, fraises tagada, olives, amandes, pistaches, chips, curly, tuc, raisins",
  ],
  ["fr", "FR", 90, "champignons, tomates cerises, gressins, crevettes, radis, chouquettes"],
] as const satisfies readonly (readonly ["en" | "es" | "fr", Country, number, string])[];

describe("small things that are counted", () => {
  for (const [language, country, most, names] of small)
    it.each(names.split(", "))(
      `five %s weigh no more than ${most} g (${language}-${country})`,
      async (name) => {
        const foods = await readFoods(`5 ${name}`, language, country);
        expect(foods).toHaveLength(1);
        expect(foods[0]?.grams).toBeGreaterThan(0);
        expect(foods[0]?.grams).toBeLessThanOrEqual(most);
      },
    );
});
