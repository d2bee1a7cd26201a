import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

async function rowsOf(text: string, language: Language) {
  return (await readFoods(text, language)).map(({ source }) => source.description);
}

interface Recipe {
  readonly language: Language;
  readonly dishes: readonly string[];
  readonly links: readonly string[];
  readonly parts: string;
}

const recipes: readonly Recipe[] = [
  {
    language: "es",
    dishes: ["batido", "licuado", "smoothie", "porridge"],
    links: ["con", "de", "hecho con", ":"],
    parts: "1 plátano, 200 ml de leche y 30 g de avena",
  },
  {
    language: "es",
    dishes: ["tortitas", "panqueques", "bizcocho", "crepes"],
    links: ["de", "hechas con", ":"],
    parts: "2 huevos, 1 plátano y 40 g de avena",
  },
  {
    language: "en",
    dishes: ["smoothie", "milkshake", "porridge"],
    links: ["with", "made with", ":"],
    parts: "1 banana, 200 ml milk and 30 g oats",
  },
  {
    language: "fr",
    dishes: ["smoothie", "milkshake", "porridge"],
    links: ["avec", "à base de", ":"],
    parts: "1 banane, 200 ml de lait et 30 g de flocons d'avoine",
  },
];

const told = recipes.flatMap(({ language, dishes, links, parts }) =>
  dishes.flatMap((dish) => links.map((link) => [language, `${dish} ${link} `, parts] as const)),
);

describe("what is blended or baked of measured parts", () => {
  it.each(told)("is its parts and nothing else (%s): %s%s", async (language, dish, parts) => {
    expect(await rowsOf(`${dish}${parts}`, language)).toEqual(await rowsOf(parts, language));
  });
});

const beside: readonly (readonly [Language, readonly string[], string, readonly string[]])[] = [
  [
    "es",
    ["pizza", "galletas", "un croissant", "una hamburguesa", "empanada"],
    "con",
    ["2 cervezas", "1 vaso de leche", "1 café con leche"],
  ],
  [
    "en",
    ["pizza", "cookies", "a croissant", "a burger", "a doughnut"],
    "with",
    ["2 beers", "1 glass of milk", "1 latte"],
  ],
  [
    "fr",
    ["pizza", "un croissant", "un burger", "un donut"],
    "avec",
    ["2 bières", "1 verre de lait", "1 café crème"],
  ],
];

const pairs = beside.flatMap(([language, foods, link, drinks]) =>
  foods.flatMap((food) => drinks.map((drink) => [language, food, link, drink] as const)),
);

describe("what is counted beside a dish", () => {
  it.each(pairs)("leaves the dish what it is (%s): %s %s %s", async (language, food, link, drink) => {
    const rows = await rowsOf(`${food} ${link} ${drink}`, language);
    expect(rows).toEqual([...(await rowsOf(food, language)), ...(await rowsOf(drink, language))]);
  });
});

const fillings: readonly (readonly [Language, string, readonly string[]])[] = [
  ["es", "un sándwich con", ["2 lonchas de jamón", "30 g de queso", "2 huevos"]],
  ["es", "un bocadillo con", ["100 g de pollo", "60 g de jamón", "2 lonchas de queso"]],
  ["en", "a sandwich with", ["2 slices of ham", "30 g cheese", "2 eggs"]],
  ["fr", "un sandwich avec", ["2 tranches de jambon", "30 g de fromage"]],
];

describe("a sandwich whose filling is measured", () => {
  it.each(
    fillings.flatMap(([language, bread, each]) => each.map((filling) => [language, bread, filling] as const)),
  )("has its bread besides (%s): %s %s", async (language, bread, filling) => {
    const [first, ...others] = await rowsOf(`${bread} ${filling}`, language);
    expect(first).toMatch(/^Bread/);
    expect(others).toEqual(await rowsOf(filling, language));
  });
});

describe("a dish with measured sauces", () => {
  it.each([
    ["en", "a hot dog", "with", "1 tbsp of ketchup and 1 tsp of mustard", "I also drank 2 beers"],
    [
      "en",
      "a frankfurter on a white bun",
      "with",
      "1 tbsp of ketchup and a packet of mustard",
      "I drank a can of beer",
    ],
    ["es", "un perrito caliente", "con", "1 cucharada de ketchup", "bebí 2 cervezas"],
    ["fr", "un hot dog", "avec", "1 cuillère à soupe de ketchup", "j'ai bu 2 bières"],
  ] as const)(
    "is counted, whatever the next sentence tells (%s): %s",
    async (language, dish, link, sauces, next) => {
      const [first] = await rowsOf(`${dish} ${link} ${sauces}. ${next}`, language);
      expect([first]).toEqual(await rowsOf(dish, language));
    },
  );
});

describe("what is blended of fruit, without amounts", () => {
  it.each(["smoothie with banana and strawberries", "a smoothie with mango, banana and pineapple"])(
    "is a bought one where only fruit is named: %s",
    async (text) => {
      expect(await readFoods(text, "en")).toHaveLength(1);
    },
  );
});

describe("a sandwich whose bread is named behind its measured filling", () => {
  it.each([
    ["en", "a sandwich with 28 g of turkey and 28 g of white bread"],
    ["en", "a sandwich with 85 g ham on white bread"],
    ["es", "un bocadillo con 80 g de jamón y 60 g de pan"],
    ["fr", "un sandwich avec 60 g de jambon et 80 g de pain"],
    ["fr", "un sandwich avec 2 tranches de jambon sur du pain complet"],
  ] as const)("has no other (%s): %s", async (language, text) => {
    expect(await rowsOf(text, language)).toHaveLength(2);
  });

  it.each([
    "a sandwich with ham between two slices of rye bread",
    "a grilled cheese sandwich made with Cheddar nestled between two slices of white bread",
    "a hot dog bun",
    "a cheese sandwich made with 102 g of American cheese on wheat bread",
  ])("is one food: %s", async (text) => {
    expect(await rowsOf(text, "en")).toHaveLength(1);
  });

  it.each([
    ["bacon on a roll", 2],
    ["a hamburger and a roll", 2],
    ["an omelette on toast", 2],
    ["a cheese enchilada covered in red chile sauce", 2],
  ])("leaves what lies on bread, or beside it: %s", async (text, count) => {
    expect(await rowsOf(text, "en")).toHaveLength(count);
  });
});
