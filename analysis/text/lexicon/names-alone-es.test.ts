/** Holds what Spanish speakers name alone to the energy of the helping that is usual in their country. */
import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { Country } from "#domain/people/country.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** One or two of each class that was far off: read as another food, or by a weight that nobody eats. */
const names: readonly (readonly [country: Country, name: string, kcal: number])[] = [
  // Another food.
  ["ES", "gulas", 220],
  ["ES", "paraguaya", 50],
  ["ES", "bolognesa", 115],
  ["PE", "pan con pollo", 340],
  ["CO", "salpicón", 200],
  ["AR", "pizza fugazzeta", 750],
  ["ES", "pato a la naranja", 450],
  // A dish of its own.
  ["CL", "cazuela de vacuno", 430],
  ["CL", "lomo a lo pobre", 1000],
  ["PE", "sopa seca", 550],
  ["ES", "lentejas con verduras", 330],
  // One piece of it.
  ["ES", "chicle", 10],
  ["ES", "caramelo", 18],
  ["ES", "donut", 220],
  ["MX", "churro", 150],
  ["ES", "magdalena integral", 150],
  // Several pieces.
  ["AR", "medialunas", 360],
  ["CL", "sopaipillas", 350],
  ["CO", "empanadas", 380],
  ["ES", "porras", 450],
  // The packet.
  ["AR", "criollitas", 125],
  // A helping, no cup, bowl or bar of it.
  ["ES", "avena", 150],
  ["ES", "frappuccino", 270],
  ["ES", "burrata", 320],
  ["ES", "brocheta", 240],
  ["MX", "paleta de crema", 250],
  ["MX", "un vasito de leche", 100],
  ["MX", "un puñito de cacahuates", 175],
  ["MX", "cacahuates japoneses", 170],
  ["MX", "un six de modelo", 870],
  // Read as nothing, or as what another country calls so.
  ["MX", "burrito de machaca con huevo", 480],
  ["MX", "agua de jamaica sin azúcar", 8],
  ["MX", "latte grande deslactosado", 190],
  ["CL", "un barros luco", 720],
  ["CL", "4 calzones rotos", 440],
  ["PE", "café con leche gloria", 100],
  ["PE", "pollo broaster con papas y ensalada", 880],
  // Its row's name has "without", and its drink stands beside it.
  ["PE", "broaster con papas y gaseosa", 1000],
  ["AR", "3 oreos", 160],
  ["AR", "hamburguesa paty en pan con queso", 430],
  ["CO", "jugo de lulo en agua sin azúcar", 40],
  ["CO", "patacón con hogao", 370],
];

/** As a judge accepts it. */
const tolerated = 0.35;

describe("a food or dish that is named alone", () => {
  it.each(names)("has the energy of a usual helping (%s): %s", async (country, text, kcal) => {
    const outcome = await analyser.analyse({ text, language: "es", country });
    const calories = outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
    const least = Math.min(kcal * (1 - tolerated), kcal - 10);
    expect(calories).toBeGreaterThanOrEqual(least);
    expect(calories).toBeLessThanOrEqual(Math.max(kcal * (1 + tolerated), kcal + 10));
  });
});
