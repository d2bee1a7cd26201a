import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

interface Eaten {
  readonly names: string;
  readonly grams: number;
  readonly calories: number;
}

async function eaten(text: string, language: Language): Promise<Eaten> {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return {
    names: foods.map(({ source }) => source.description.split(/[:,]/)[0]).join(" | "),
    grams: Math.round(foods.reduce((sum, { grams }) => sum + grams, 0)),
    calories: foods.reduce((sum, { grams, per100Grams }) => sum + (grams * per100Grams.calories) / 100, 0),
  };
}

const dishes: readonly (readonly [Language, string, string])[] = [
  ["fr", "fondue", "fromage"],
  ["fr", "tartiflette", "reblochon"],
  ["fr", "pâtes carbonara", "pâtes"],
];

describe("a dish of which one ingredient was weighed", () => {
  it.each(dishes)("grows with it (%s): %s, %s", async (language, dish, ingredient) => {
    const [less, more] = [50, 100];
    const [small, large] = await Promise.all(
      [less, more].map((grams) => eaten(`${dish}, ${grams} g de ${ingredient}`, language)),
    );
    const alone = await eaten(dish, language);
    expect(small?.names).toBe(alone.names);
    expect(large?.grams).toBeGreaterThan(more);
    expect(Math.abs((large?.grams ?? 0) - (more / less) * (small?.grams ?? 0))).toBeLessThan(2);
  });

  it("keeps its other ingredients and counts them once", async () => {
    const { names } = await eaten("fondue, 200 g de fromage par personne, pain, 2 verres de vin", "fr");
    expect(names).toBe("Cheese fondue with bread | Wine");
  });

  it("takes a plate's weight of pasta for cooked", async () => {
    const [dry, cooked] = [
      await eaten("pâtes carbonara, 90 g de pâtes", "fr"),
      await eaten("pâtes carbonara, 200 g de pâtes", "fr"),
    ];
    expect(cooked.grams).toBeLessThan(dry.grams * 1.2);
  });

  it.each<[Language, string, string]>([
    ["fr", "raclette, 150 g de fromage, 4 pommes de terre", "Cheese | Potato"],
    [
      "fr",
      "overnight oats 50 g de flocons, 150 ml de lait d'amande, 100 g de framboises",
      "Oats | Almond milk | Raspberries",
    ],
  ])(
    "leaves the dish to its parts where more of them are weighed (%s): %s",
    async (language, text, names) => {
      expect((await eaten(text, language)).names).toBe(names);
    },
  );
});

describe("the part of an animal", () => {
  it.each<[Language, string]>([
    ["fr", "poulet rôti avec purée, une cuisse"],
    ["fr", "un poulet rôti, un pilon et de la purée"],
    ["en", "roast chicken with mash, a drumstick"],
    ["es", "pollo asado con puré, un muslo"],
  ])("is counted instead of the animal (%s): %s", async (language, text) => {
    expect((await eaten(text, language)).names.match(/Chicken/g)).toHaveLength(1);
  });
});

describe("mussels", () => {
  it.each<[Language, string, number]>([
    ["fr", "1 kg de moules", 270],
    ["fr", "1 kilo de moules marinières", 270],
    ["es", "1 kg de mejillones", 270],
    ["en", "1 kg of mussels", 270],
    ["fr", "150 g de moules", 150],
  ])(
    "are weighed in their shells from what nobody eats without them (%s): %s",
    async (language, text, grams) => {
      expect((await eaten(text, language)).grams).toBe(grams);
    },
  );
});

describe("a small part of what is cut", () => {
  it.each<[string, number]>([
    ["un quart de quiche lorraine", 150],
    ["1/16 de gâteau au yaourt", 50],
    ["une quiche partagée à 4", 150],
    ["un tiers de tarte aux pommes", 115],
    ["gâteau au chocolat, j'en ai mangé un quart", 100],
  ])("is of the whole, and no more than a piece: %s", async (text, grams) => {
    expect((await eaten(text, "fr")).grams).toBe(grams);
  });

  it.each<[Language, string]>([
    ["en", "third of a cheesecake slice"],
    ["fr", "tarte aux pommes à peine touchée"],
  ])("but not of a slice, or what was hardly touched (%s): %s", async (language, text) => {
    expect((await eaten(text, language)).grams).toBeLessThan(60);
  });
});

describe("a set whose pieces are counted", () => {
  it.each([4, 6, 9, 20])("is one set: menu nuggets x%i frites", async (count) => {
    const [counted, plain] = [
      await eaten(`menu nuggets x${count} frites`, "fr"),
      await eaten("menu nuggets frites", "fr"),
    ];
    expect(counted.calories).toBeLessThan(plain.calories * 1.2);
  });
});
