import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

describe("a food that is said to be left out", () => {
  it.each([
    ["burger sans pain ni fromage", "fr", /bun|cheese/i],
    ["burrito bowl, no cheese, no sour cream", "en", /cream/i],
    ["café sans sucre ni lait", "fr", /milk|sugar/i],
    ["sandwich, hold the mayo", "en", /mayonnaise/i],
    ["chicken salad without sour cream", "en", /cream/i],
    ["hamburguesa sin pan", "es", /\bbun\b/i],
    ["pizza sin queso", "es", /pizza, cheese/i],
  ] as const)("is a constraint on the dish and no food: %s", async (text, language, leftOut) => {
    const foods = await readFoods(text, language);
    expect(foods).toHaveLength(1);
    expect(foods[0]?.source.description.replace(/no (?:cheese|bun)/i, "")).not.toMatch(leftOut);
  });

  it.each([
    ["steak and fries, I didn't eat the fries", "steak", "en"],
    ["poulet et riz, je n'ai pas mangé le riz", "poulet", "fr"],
    ["chorizo, morcilla no", "chorizo", "es"],
    ["kebab, glace non", "kebab", "fr"],
  ] as const)("takes a food back: %s", async (text, left, language) => {
    const [foods, alone] = [await readFoods(text, language), await readFoods(left, language)];
    expect(foods.map(({ source }) => source.code)).toEqual(alone.map(({ source }) => source.code));
  });

  it.each([["no sugar added yogurt", "en"]] as const)(
    "leaves what only describes: %s",
    async (text, language) => {
      const foods = await readFoods(text, language);
      expect(foods.at(-1)?.source.description).toMatch(/yogurt|milk/i);
    },
  );
});

describe("an ingredient of a dish in the same sentence", () => {
  it.each([
    ["spaghetti bolognese with minced beef", "en"],
    ["pan con tomate y aceite", "es"],
    ["cazuela de vacuno con su papa", "es"],
    ["fondue savoyarde avec du pain", "fr"],
    ["paella de marisco con arroz", "es"],
    ["paella con arroz", "es"],
    ["2 eggs on toast with butter", "en"],
    ["scrambled eggs on toast with butter", "en"],
    ["shakshuka with olive oil", "en"],
    ["ensalada mixta con aceite", "es"],
    ["pisto con aceite de oliva", "es"],
    ["gazpacho con aceite", "es"],
    ["ensaladilla rusa con mayonesa", "es"],
    ["coleslaw with mayo", "en"],
    ["ratatouille à l'huile d'olive", "fr"],
    ["taboulé à l'huile d'olive", "fr"],
  ] as const)("is not counted again: %s", async (text, language) => {
    expect(await readFoods(text, language)).toHaveLength(1);
  });

  it.each([
    ["pancakes with butter", "en"],
    ["toast with butter", "en"],
    ["bagel with butter", "en"],
    ["ensalada de tomate con mayonesa", "es"],
    ["baguette avec du beurre", "fr"],
  ] as const)("is counted beside what does not hold it: %s", async (text, language) => {
    expect(await readFoods(text, language)).toHaveLength(2);
  });

  it("is counted where its amount is said", async () => {
    expect(await readFoods("pan con tomate y 2 cucharadas de aceite", "es")).toHaveLength(2);
  });
});

describe("emoji", () => {
  it("pictures a cone that is named as what is sold in it", async () => {
    const outcome = await analyser.analyse({ text: "99 with a flake 🍦", language: "en", country: "GB" });
    expect(outcome.kind === "analysed" && outcome.analysis.foods).toHaveLength(1);
  });

  it.each([
    ["🥐☕", "croissant, coffee", "en"],
    ["🌮🌮🌮", "3 tacos", "es"],
    ["2 🍌", "2 bananas", "en"],
    ["🍎", "pomme", "fr"],
    ["a great salad 🥗😋", "a great salad", "en"],
    ["🍷🍷 🧀", "2 verres de vin, fromage", "fr"],
  ] as const)("are words: %s", async (text, words, language) => {
    const amounts = (foods: Awaited<ReturnType<typeof readFoods>>) =>
      foods.map(({ source, grams }) => [source.code, Math.round(grams)]);
    expect(amounts(await readFoods(text, language))).toEqual(amounts(await readFoods(words, language)));
  });
});
