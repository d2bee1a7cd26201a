import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { takeTurns } from "../../testing/take-turns.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());
const timeoutMs = 60_000;
/** Each dish is refused every third ingredient; the next dish, the next third. */
const turns = 3;

async function foodsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}

async function figuresOf(text: string, language: Language) {
  const foods = await foodsOf(text, language);
  return {
    rows: foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`).join(" + "),
    kcal: foods.reduce((sum, { grams, per100Grams }) => sum + (grams * per100Grams.calories) / 100, 0),
    count: foods.length,
  };
}

interface Grid {
  readonly dishes: readonly string[];
  readonly refused: readonly string[];
  readonly forms: readonly string[];
  /** Of two ingredients that are refused together. */
  readonly pairs: readonly string[];
}

const grids: Readonly<Record<Language, Grid>> = {
  en: {
    dishes: [
      "burrito, taco, quesadilla, burger, cheeseburger, pizza, hot dog, club sandwich, blt, tuna sandwich, caesar salad",
      "greek salad, tuna wrap, omelette, scrambled eggs, pancakes, baked potato, mashed potatoes, popcorn, latte",
      "lasagna, chili, nachos, kebab, gyro, jacket potato, porridge, toast, bagel, mac and cheese, two tacos",
      "a large burrito, half a pizza, big mac, chicken curry, fish and chips",
    ].flatMap((line) => line.split(", ")),
    refused: [
      "cheese",
      "sour cream",
      "mayo",
      "butter",
      "oil",
      "sauce",
      "onions",
      "peanut butter",
      "dressing",
    ],
    forms: [
      "X, no Y",
      "X no Y",
      "X w/o Y",
      "X - no Y",
      "X (no Y)",
      "X hold the Y",
      "X, hold the Y",
      "X but no Y",
    ],
    pairs: ["X, no Y, no Z", "X, no Y or Z", "X no Y nor Z", "X (no Y, no Z)", "X without Y or Z"],
  },
  es: {
    dishes: [
      "hamburguesa, burrito, dos tacos, quesadilla, pizza, perrito caliente, bocadillo de jamón, bocadillo de atún",
      "ensalada césar, ensalada mixta, tortilla francesa, huevos revueltos, puré de patatas, palomitas, café con leche",
      "lasaña, nachos, kebab, tostada, torta de milanesa, arepa, empanada, crema de calabacín, media pizza",
      "macarrones con tomate, patatas bravas, pollo asado",
    ].flatMap((line) => line.split(", ")),
    refused: [
      "queso",
      "crema",
      "mayonesa",
      "mantequilla",
      "aceite",
      "salsa",
      "cebolla",
      "guacamole",
      "aliño",
    ],
    forms: ["X, sin Y", "X sin Y", "X - sin Y", "X (sin Y)", "X pero sin Y", "X sin nada de Y"],
    pairs: ["X, sin Y ni Z", "X sin Y ni Z", "X, sin Y, sin Z", "X (sin Y ni Z)"],
  },
  fr: {
    dishes: [
      "burger, tacos, pizza, hot dog, sandwich jambon, sandwich thon, salade césar, salade composée, omelette",
      "oeufs brouillés, purée, pop corn, café au lait, lasagnes, kebab, tartine, crêpe, quiche, croque monsieur",
      "pâtes bolognaise, poulet rôti, gratin dauphinois, une demi pizza, deux tacos, panini",
    ].flatMap((line) => line.split(", ")),
    refused: [
      "fromage",
      "crème",
      "mayonnaise",
      "beurre",
      "huile",
      "sauce",
      "oignons",
      "guacamole",
      "vinaigrette",
    ],
    forms: [
      "X, sans Y",
      "X sans Y",
      "X - sans Y",
      "X (sans Y)",
      "X mais sans Y",
      "X, pas de Y",
      "X pas de Y",
    ],
    pairs: ["X, sans Y ni Z", "X sans Y ni Z", "X, sans Y, sans Z", "X (sans Y, sans Z)"],
  },
};

const fill = (form: string, dish: string, [first = "", second = ""]: readonly string[]) =>
  form.replace("X", dish).replace("Y", withElision(form, first)).replace("Z", second);

/** "pas d'oignons" */
function withElision(form: string, word: string): string {
  return form.includes("de Y") && /^[oh]/.test(word) ? `d'${word}` : word;
}

const spell = (text: string) => text.replace("de d'", "d'");

describe.each(["en", "es", "fr"] as const)(
  "what is refused of a dish (%s)",
  { timeout: timeoutMs },
  (language) => {
    const { dishes, refused, forms, pairs } = grids[language];

    it.each(dishes)(
      "never makes it richer or adds a food, in whatever form it is refused: %s",
      async (dish) => {
        const plain = await figuresOf(dish, language);
        for (const ingredient of takeTurns(refused, turns, dishes.indexOf(dish))) {
          const texts = forms.map((form) => spell(fill(form, dish, [ingredient])));
          const figures = await Promise.all(texts.map((text) => figuresOf(text, language)));
          const rows = new Map(figures.map((each, at) => [each.rows, texts[at]]));
          expect([...rows.entries()], `${dish} without ${ingredient}`).toHaveLength(1);
          expect(figures[0]?.kcal, texts[0]).toBeLessThanOrEqual(plain.kcal + 0.5);
          expect(figures[0]?.count, texts[0]).toBe(plain.count);
        }
      },
    );

    it.each(dishes)("is refused with another: %s", async (dish) => {
      const plain = await figuresOf(dish, language);
      for (const first of takeTurns(refused, turns, dishes.indexOf(dish))) {
        const second = refused[(refused.indexOf(first) + 1) % refused.length] ?? "";
        const texts = pairs.map((form) => fill(form, dish, [first, second]));
        const figures = await Promise.all(texts.map((text) => figuresOf(text, language)));
        const rows = new Map(figures.map((each, index) => [each.rows, texts[index]]));
        expect([...rows.entries()], `${dish} without ${first} and ${second}`).toHaveLength(1);
        expect(figures[0]?.kcal, texts[0]).toBeLessThanOrEqual(plain.kcal + 0.5);
        expect(figures[0]?.count, texts[0]).toBe(plain.count);
      }
    });
  },
);

describe("a refusal", () => {
  it.each([
    ["en", "burger, no mayo, fries", 2],
    ["en", "bowl of muesli, no milk just yoghurt", 2],
    ["en", "burger without bun and fries", 2],
    ["en", "coffee without milk and sugar", 1],
    ["en", "coffee and no fat milk", 2],
    ["es", "hamburguesa sin queso y patatas", 2],
    ["es", "café sin leche y azúcar", 1],
    ["es", "cerveza sin alcohol y aceitunas", 2],
    ["fr", "bière sans alcool et olives", 2],
    ["fr", "pain sans gluten et beurre", 2],
    ["fr", "kebab sans oignons, frites", 2],
    ["fr", "café sans lait et sucre", 1],
  ] as const)("ends where another food begins (%s): %s", async (language, text, count) => {
    expect(await foodsOf(text, language)).toHaveLength(count);
  });

  it("takes a row that says so, of those the one most like the dish", async () => {
    const [burrito] = await foodsOf("burrito, no cheese", "en");
    const [eggs] = await foodsOf("scrambled eggs, no butter", "en");
    expect(burrito?.source.description).toMatch(/no cheese/);
    expect(eggs?.source.description).toBe("Egg omelet or scrambled egg, no added fat");
  });
});

const exceptions: readonly (readonly [Language, string, readonly string[], string])[] = [
  ["en", "salad", ["excluding", "except", "except for", "avoiding"], "tomatoes and onions"],
  ["en", "burger", ["excluding the", "except the", "avoiding"], "onions and pickles"],
  ["en", "burrito", ["excluding", "except"], "sour cream, beans and cheese"],
  ["es", "ensalada mixta", ["excepto", "salvo la", "excepto la"], "cebolla y atún"],
  ["es", "burrito", ["excepto", "salvo"], "crema y queso"],
  ["fr", "salade composée", ["sauf", "sauf les", "hormis"], "tomates et oignons"],
  ["fr", "burger", ["sauf les", "excepté les"], "oignons et le fromage"],
];

describe("an exception", () => {
  it.each(
    exceptions.flatMap(([language, dish, words, refused]) =>
      words.map((word) => [language, `${dish} ${word} ${refused}`] as const),
    ),
  )("is of all that is listed behind it (%s): %s", async (language, text) => {
    expect(await foodsOf(text, language)).toHaveLength(1);
  });
});
