import { describe, expect, it } from "vitest";
import { takeTurns } from "#analysis/text/testing/take-turns.ts";
import { foodKcal } from "#domain/nutrition/calorie-range.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import { change, changedMeal, mealOf } from "./testing/correct-typed-meal.ts";

async function corrected(text: string, line: string, language: Language): Promise<readonly AnalysedFood[]> {
  const { analysis, notUnderstood } = await changedMeal(text, line, language);
  expect(notUnderstood).toBeUndefined();
  return analysis.foods;
}

function sumOf(foods: readonly AnalysedFood[]): number {
  return foods.reduce((sum, food) => sum + foodKcal(food), 0);
}

/** A correction and the corrected meal as a first sentence differ by no more. */
const differenceMax = 0.1;

type AsTyped = readonly [language: Language, text: string, line: string, typed: string];

async function expectAsTyped(
  ...[language, text, line, typedText]: AsTyped
): Promise<readonly AnalysedFood[]> {
  const actual = await corrected(text, line, language);
  const { foods: typed } = await mealOf(typedText, language);
  expect(Math.abs(sumOf(actual) - sumOf(typed))).toBeLessThanOrEqual(differenceMax * sumOf(typed) + 1);
  expect(actual).toHaveLength(typed.length);
  return actual;
}

const beside = { en: "an apple", es: "una manzana", fr: "une pomme" };
const gramsOf = { en: "200 g of", es: "200 g de", fr: "200 g de" };

type Variant = readonly [food: string, noun: string, word: string, typed: string];
const variants: Readonly<Record<Language, readonly Variant[]>> = {
  en: [
    ["coke", "coke", "diet", "diet coke"],
    ["coke", "coke", "zero", "coke zero"],
    ["whole milk", "milk", "skimmed", "skimmed milk"],
    ["sweet tea", "tea", "unsweet", "unsweet tea"],
    ["yogurt", "yogurt", "greek", "greek yogurt"],
    ["beer", "beer", "light", "light beer"],
    ["rice", "rice", "brown", "brown rice"],
    ["bread", "bread", "wholemeal", "wholemeal bread"],
  ],
  es: [
    ["coca-cola", "coca-cola", "light", "coca-cola light"],
    ["coca-cola", "coca-cola", "zero", "coca-cola zero"],
    ["leche entera", "leche", "desnatada", "leche desnatada"],
    ["cerveza", "cerveza", "sin alcohol", "cerveza sin alcohol"],
    ["arroz", "arroz", "integral", "arroz integral"],
    ["pan", "pan", "integral", "pan integral"],
  ],
  fr: [
    ["coca", "coca", "zéro", "coca zéro"],
    ["coca", "coca", "light", "coca light"],
    ["lait entier", "lait", "écrémé", "lait écrémé"],
    ["bière", "bière", "sans alcool", "bière sans alcool"],
    ["riz", "riz", "complet", "riz complet"],
    ["pain", "pain", "complet", "pain complet"],
  ],
};
const sayingVariants: Readonly<Record<Language, readonly ((noun: string, word: string) => string)[]>> = {
  en: [
    (noun, word) => `the ${noun} was ${word}`,
    (noun, word) => `${word} ${noun}`,
    (noun, word) => `it was ${word} ${noun}`,
    (_, word) => `it was ${word}`,
  ],
  es: [
    (noun, word) => `la ${noun} era ${word}`,
    (noun, word) => `${noun} ${word}`,
    (noun, word) => `era ${noun} ${word}`,
    (_, word) => `era ${word}`,
  ],
  fr: [
    (noun, word) => `le ${noun} était ${word}`,
    (noun, word) => `${noun} ${word}`,
    (noun, word) => `c’était ${noun} ${word}`,
    (_, word) => `c’était ${word}`,
  ],
};
const languages = ["en", "es", "fr"] as const;

describe("a kind of a listed food takes its place, and the amount stays", () => {
  const cases = languages.flatMap((language) =>
    variants[language].flatMap(([food, noun, word, typed], row) =>
      takeTurns(sayingVariants[language], 2, row).map(
        (say) => [language, food, say(noun, word), typed] as const,
      ),
    ),
  );
  it.each(cases)("%s, %s: %s", async (language, food, line, typed) => {
    const text = (name: string) => `${gramsOf[language]} ${name}, ${beside[language]}`;
    const foods = await expectAsTyped(language, text(food), line, text(typed));
    expect(foods[0]?.grams).toBeCloseTo(200, 0);
  });
});

describe("a share of everything is of each food, once", () => {
  const meals = {
    en: ["turkey sandwich, two apples", "100 g rice, 50 g chicken, a beer"],
    es: ["bocadillo de jamón, dos manzanas", "100 g de arroz, 50 g de pollo, una cerveza"],
    fr: ["sandwich au jambon, deux pommes", "100 g de riz, 50 g de poulet, une bière"],
  };
  const lines = {
    en: ["everything was half", "all of it was half", "I ate half of everything", "I ate half", "half of it"],
    es: [
      "todo era la mitad",
      "comí la mitad de todo",
      "me comí la mitad",
      "la mitad de todo",
      "todo fue la mitad",
    ],
    fr: ["tout était la moitié", "j’ai mangé la moitié de tout", "la moitié", "j’ai laissé la moitié"],
  };
  const cases = languages.flatMap((language) =>
    meals[language].flatMap((meal, row) =>
      takeTurns(lines[language], 2, row).map((line) => [language, meal, line] as const),
    ),
  );
  it.each(cases)("%s, %s: %s", async (language, text, line) => {
    const { foods } = await mealOf(text, language);
    const now = await corrected(text, line, language);
    expect(now.map(({ grams }) => grams)).toEqual(foods.map(({ grams }) => grams / 2));
  });
});

it.each([
  ["en", "two tacos, a beer", "the tacos had no cheese"],
  ["es", "hamburguesa con queso, una cerveza", "la hamburguesa no llevaba queso"],
  ["fr", "cheeseburger, une bière", "le cheeseburger n’avait pas de fromage"],
] as const)("a part that one food did not have leaves it, %s, %s: %s", async (language, text, line) => {
  const before = await mealOf(text, language);
  const foods = await corrected(text, line, language);
  expect(sumOf(foods)).toBeLessThan(sumOf(before.foods));
  expect(foods[1]).toEqual(before.foods[1]);
});

it("no kind of a drink is its powder", async () => {
  const { outcome } = await change("protein shake, a banana", "the shake was chocolate", "en");
  expect(outcome.kind).toBe("correction_not_understood");
});

describe("a refused part leaves every food that holds it", () => {
  const refusals: Readonly<Record<Language, readonly ((part: string) => string)[]>> = {
    en: [(part) => `no ${part}`, (part) => `without ${part}`, (part) => `there was no ${part}`],
    es: [(part) => `sin ${part}`, (part) => `no llevaba ${part}`, (part) => `no había ${part}`],
    fr: [(part) => `sans ${part}`, (part) => `il n’y avait pas de ${part}`],
  };
  const held: Readonly<Record<Language, readonly (readonly [dish: string, part: string])[]>> = {
    en: [
      ["turkey sandwich on wheat with cheese", "cheese"],
      ["cheeseburger", "cheese"],
      ["burger with cheese", "cheese"],
      ["bacon gruyere egg bites", "cheese"],
      ["ham sandwich", "ham"],
      ["burrito bowl", "beans"],
      ["coffee with milk and sugar", "sugar"],
    ],
    es: [
      ["hamburguesa con queso", "queso"],
      ["sándwich de jamón y queso", "queso"],
      ["arroz con pollo", "pollo"],
      ["ensalada de atún", "atún"],
      ["café con azúcar", "azúcar"],
    ],
    fr: [
      ["cheeseburger", "fromage"],
      ["sandwich jambon fromage", "fromage"],
      ["salade niçoise", "thon"],
      ["café sucré", "sucre"],
    ],
  };
  const cases = languages.flatMap((language) =>
    held[language].flatMap(([dish, part], row) =>
      takeTurns(refusals[language], 2, row).map((say) => [language, dish, say(part), part] as const),
    ),
  );
  it.each(cases)("%s, %s: %s", async (language, dish, line, part) => {
    const text = `${dish}, ${beside[language]}`;
    const before = await mealOf(text, language);
    const foods = await corrected(text, line, language);
    expect(sumOf(foods)).toBeLessThan(sumOf(before.foods));
    expect(foods).toHaveLength(before.foods.length);
    expect(foods.at(-1)).toEqual(before.foods.at(-1));
    expect(foods[0]?.name).not.toMatch(new RegExp(`(?:with|and|con|y) ${part}`));
    expect(foods[0]?.id).toBe(before.foods[0]?.id);
  });

  it.each([
    ["en", "cheeseburger, turkey sandwich with cheese", "no cheese"],
    ["es", "hamburguesa con queso, sándwich de jamón y queso", "sin queso"],
    ["fr", "cheeseburger, sandwich jambon fromage", "sans fromage"],
  ] as const)("%s, two dishes, %s: %s", async (language, text, line) => {
    const before = await mealOf(text, language);
    const foods = await corrected(text, line, language);
    foods.forEach((food, at) => {
      expect(foodKcal(food)).toBeLessThan(foodKcal(before.foods[at] ?? food));
    });
  });
});

describe("a refusal, whatever the meal is", () => {
  const dishes = {
    en: [
      "a latte",
      "bacon egg bites",
      "cheeseburger",
      "two apples",
      "sweet tea",
      "chicken fried rice",
      "cookies",
    ],
    es: [
      "café con leche",
      "tortilla de patatas",
      "paella",
      "dos manzanas",
      "gazpacho",
      "galletas",
      "yogur natural",
    ],
    fr: [
      "café au lait",
      "quiche lorraine",
      "ratatouille",
      "deux pommes",
      "croissant",
      "crème brûlée",
      "yaourt",
    ],
  };
  const parts = {
    en: ["cheese", "sugar", "onions", "milk", "ham", "bread", "salt"],
    es: ["queso", "azúcar", "cebolla", "leche", "jamón", "pan", "sal"],
    fr: ["fromage", "sucre", "oignons", "lait", "jambon", "pain", "sel"],
  };
  const without = { en: "without", es: "sin", fr: "sans" };
  const cases = languages.flatMap((language) =>
    dishes[language].flatMap((dish, row) =>
      takeTurns(parts[language], 3, row).map((part) => [language, dish, part] as const),
    ),
  );
  it.each(cases)("adds no energy and takes no other food away: %s, %s, %s", async (language, dish, part) => {
    const line = `${without[language]} ${part}`;
    const { meal, outcome } = await change(`${dish}, ${beside[language]}`, line, language);
    if (outcome.kind !== "changed") {
      expect(outcome.kind).toBe("correction_changes_nothing");
      return;
    }
    const { foods } = outcome.analysis;
    expect(foods).toHaveLength(meal.foods.length);
    expect(sumOf(foods)).toBeLessThan(sumOf(meal.foods));
    expect(foods.at(-1)).toEqual(meal.foods.at(-1));
  });

  it.each([
    ["en", "coffee with milk and two cookies", "the coffee without sugar"],
    ["es", "café con leche y dos galletas", "el café sin azúcar"],
    ["fr", "un café au lait et deux biscuits", "le café sans sucre"],
  ] as const)("is of the food that it names: %s, %s", async (language, text, line) => {
    const { meal, outcome } = await change(text, line, language);
    const foods = outcome.kind === "changed" ? outcome.analysis.foods : meal.foods;
    expect(foods.slice(1)).toEqual(meal.foods.slice(1));
    expect(sumOf(foods)).toBeLessThanOrEqual(sumOf(meal.foods));
  });
});

const names = (foods: readonly AnalysedFood[]) =>
  foods.map(({ name, grams }) => `${name} ${Math.round(grams)}`);

describe("a food that is denied and another that it was", () => {
  it.each([
    ["en", "200 g of rice and chicken", "it wasn't rice, it was quinoa", "200 g of quinoa and chicken"],
    ["en", "200 g of rice and chicken", "it was not rice, it was quinoa", "200 g of quinoa and chicken"],
    ["en", "200 g of rice and chicken", "that's not rice, it's quinoa", "200 g of quinoa and chicken"],
    ["es", "200 g de arroz y pollo", "no era arroz, era quinoa", "200 g de quinoa y pollo"],
    ["fr", "200 g de riz et poulet", "ce n'était pas du riz, c'était du quinoa", "200 g de quinoa et poulet"],
    ["fr", "200 g de riz et poulet", "c'était pas du riz, c'était du quinoa", "200 g de quinoa et poulet"],
    ["en", "a ham sandwich and a beer", "the sandwich wasn't ham, it was tuna", "a tuna sandwich and a beer"],
    [
      "es",
      "un bocadillo de calamares y una caña",
      "el bocadillo no era de calamares, era de jamón",
      "un bocadillo de jamón y una caña",
    ],
    [
      "fr",
      "un sandwich au thon et une bière",
      "le sandwich n'était pas au thon, c'était au jambon",
      "un sandwich au jambon et une bière",
    ],
  ] as const)("%s, %s: %s", async (language, text, line, typed) => {
    await expectAsTyped(language, text, line, typed);
    // Between sentences it is the same.
    await expectAsTyped(language, text, line.replace(", ", ". "), typed);
  });

  it("of a dish leaves its other parts", async () => {
    const foods = await corrected("arroz con pollo", "no era arroz, era quinoa", "es");
    expect(foods.map(({ source }) => source.description.split(":")[0])).toEqual([
      "Arroz con pollo, rice with chicken and vegetables, without rice",
      "Quinoa, no added fat",
    ]);
  });
});

describe("of two foods that hold a word, the one that is called by it is meant", () => {
  it.each([
    [
      "en",
      "oatmeal with milk and a glass of whole milk",
      "the milk was skimmed",
      "oatmeal with milk and a glass of skimmed milk",
    ],
    [
      "es",
      "avena con leche y un vaso de leche entera",
      "la leche era desnatada",
      "avena con leche y un vaso de leche desnatada",
    ],
    [
      "fr",
      "porridge au lait et un verre de lait entier",
      "le lait était écrémé",
      "porridge au lait et un verre de lait écrémé",
    ],
  ] as const)("%s, %s: %s", async (language, text, line, typed) => {
    await expectAsTyped(language, text, line, typed);
  });
});

describe("an amount alone is of the food that was named before it", () => {
  it.each([
    [
      "fr",
      "un ballon de beaujolais et une andouillette",
      "c’était du brouilly, deux ballons",
      ["brouilly 264", "andouillette 150"],
    ],
    [
      "es",
      "un bol de cereales con leche semi",
      "la leche era un vaso entero",
      ["cereales 45", "leche semi 206"],
    ],
    ["en", "cereal with whole milk", "the milk was a full glass", [expect.any(String), "whole milk 252"]],
    [
      "en",
      "starbucks venti iced caramel macchiato, a muffin",
      "the macchiato was a grande",
      ["starbucks grande iced caramel macchiato 473", expect.any(String)],
    ],
    [
      "es",
      "un yogur natural y una manzana",
      "el yogur era griego y con una cucharada de miel",
      ["yogur natural griego 125", "manzana 160", "miel 20"],
    ],
  ] as const)("%s, %s: %s", async (language, text, line, expected) => {
    expect(names(await corrected(text, line, language))).toEqual(expected);
  });

  it.each([
    ["en", "the sandwich was the real Subway one, 560 calories"],
    ["en", "the sandwich was the fancy one and 560 kcal"],
  ] as const)("or an energy: %s", async (language, line) => {
    const { meal, analysis, notUnderstood } = await changedMeal("ham sandwich, an apple", line, language);
    const [sandwich] = analysis.foods;
    expect(sandwich?.name).toBe(meal.foods[0]?.name);
    expect(sandwich && foodKcal(sandwich)).toBeCloseTo(560, 0);
    expect(notUnderstood).toHaveLength(1);
  });
});

describe("a double", () => {
  it.each([
    ["en", "a burger and fries", "the burger was a double", "a double burger and fries"],
    ["en", "two burgers and fries", "the burgers were double", "two double burgers and fries"],
    ["en", "whataburger, fries", "the whataburger was a double", "double whataburger, fries"],
    ["es", "una hamburguesa y patatas", "la hamburguesa era doble", "una hamburguesa doble y patatas"],
  ] as const)("is the food that is called so: %s, %s: %s", async (language, text, line, typed) => {
    const [typedFirst] = (await mealOf(typed, language)).foods;
    const [first] = await corrected(text, line, language);
    expect(first?.source).toEqual(typedFirst?.source);
    const [before] = (await mealOf(text, language)).foods;
    expect(first?.grams).toBeGreaterThan(before?.grams ?? Number.POSITIVE_INFINITY);
  });

  it.each([
    ["a chick-fil-a spicy deluxe sandwich, fries", "the burger was a double"],
    ["chipotle steak bowl, chips", "double steak"],
  ])("is not understood where no row is it: %s, %s", async (text, line) => {
    expect((await change(text, line, "en")).outcome.kind).toBe("correction_not_understood");
  });
});

it.each([
  ["en", "a glass of red wine, cheese", "the wine was red"],
  ["es", "una copa de vino y queso", "el vino era tinto, una copa entera"],
  ["fr", "deux tranches de comté et du pain", "le comté deux tranches fines"],
  ["en", "a diet coke, chips", "the coke was diet"],
] as const)("what is so already is not said to be done: %s, %s: %s", async (language, text, line) => {
  expect((await change(text, line, language)).outcome.kind).toBe("correction_changes_nothing");
});
