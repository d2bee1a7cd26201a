import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

const vegetables: Readonly<Record<Language, string>> = {
  en: "spinach chard kale zucchini courgette mushrooms peppers eggplant aubergine leeks onions carrots asparagus broccoli cauliflower artichokes beetroot fennel peas corn turnip parsnips okra celery squash",
  es: "espinacas acelgas repollo calabacín champiñones setas pimientos berenjena puerros cebolla zanahorias espárragos brócoli coliflor alcachofas remolacha hinojo guisantes maíz nabo ejotes nopales calabacita apio lombarda",
  fr: "épinards blettes courgettes champignons poivrons aubergines poireaux oignons carottes asperges brocolis artichauts betteraves fenouil navets panais endives céleri",
};
const waysOfCooking: Readonly<Record<Language, readonly ((name: string) => string)[]>> = {
  en: [(name) => `sauteed ${name}`, (name) => `grilled ${name}`, (name) => `steamed ${name}`],
  es: [(name) => `${name} a la plancha`, (name) => `${name} al vapor`, (name) => `${name} al horno`],
  fr: [(name) => `${name} à la poêle`, (name) => `${name} vapeur`, (name) => `${name} au four`],
};

const said = (["en", "es", "fr"] as const).flatMap((language) =>
  vegetables[language]
    .split(" ")
    .flatMap((name) => waysOfCooking[language].map((cook) => [language, cook(name)] as const)),
);

describe("a vegetable said to be cooked", () => {
  it.each(said)("is no raw or pickled row (%s): %s", async (language, text) => {
    const [food] = await readFoods(text, language);
    const [row] = food?.source.description.split(": ") ?? [];
    expect(row).toBeDefined();
    expect(row).not.toMatch(/\b(?:raw|pickled)\b/i);
  });

  it.each([
    ["en", "raw spinach", /raw/],
    ["en", "pickled beetroot", /pickled/],
    ["es", "tomate crudo", /raw/],
    ["en", "carrots", /raw/],
  ] as const)("stays as it is where nobody said so (%s): %s", async (language, text, row) => {
    const [food] = await readFoods(text, language);
    expect(food?.source.description).toMatch(row);
  });
});

describe("a vegetable beside a weighed food", () => {
  it.each([
    ["en", "150 g of salmon with broccoli", 150],
    ["en", "150g steak with mushrooms", 150],
    ["es", "200 g de merluza con zanahoria", 200],
    ["fr", "150 g de saumon au four avec des brocolis", 150],
  ] as const)("is a food of its own (%s): %s", async (language, text, grams) => {
    const foods = await readFoods(text, language);
    expect(foods).toHaveLength(2);
    expect(foods[0]?.grams).toBe(grams);
  });

  it("is part of a dish that holds it", async () => {
    expect(await readFoods("200 g de arroz con pollo", "es")).toHaveLength(1);
  });
});
