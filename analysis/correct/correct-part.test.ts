import { describe, expect, it } from "vitest";
import { takeTurns } from "#analysis/text/testing/take-turns.ts";
import { foodKcal } from "#domain/nutrition/calorie-range.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { corrector, mealOf } from "./testing/correct-typed-meal.ts";

const table = loadFoodTableOnce();

interface Spoken {
  readonly language: Language;
  readonly country: Country;
  readonly dishes: readonly string[];
  /** A part and what it may be of; the line is said of every dish, also of those that have no such part. */
  readonly parts: readonly (readonly [part: string, of: string])[];
  readonly say: (part: string, of: string) => string;
  readonly beside: string;
}

const spoken: readonly Spoken[] = [
  {
    language: "es",
    country: "MX",
    dishes: [
      "2 quesadillas de queso",
      "un burrito de frijoles",
      "3 tacos de pollo",
      "una torta de jamón",
      "un sándwich de jamón y queso",
      "arroz con pollo",
      "café con leche",
      "un pastel de papa",
      "pizza margarita",
      "enchiladas verdes",
    ],
    parts: [
      ["la tortilla", "de maíz"],
      ["la tortilla", "de harina"],
      ["el pan", "integral"],
      ["el queso", "panela"],
      ["el jamón", "pavo"],
      ["el arroz", "integral"],
      ["el pollo", "pechuga"],
      ["la leche", "de avena"],
      ["la leche", "descremada"],
    ],
    say: (part, of) => `${part} era ${of}`,
    beside: "una manzana",
  },
  {
    language: "en",
    country: "GB",
    dishes: [
      "a ham and cheese sandwich",
      "a chicken burrito",
      "a latte",
      "spaghetti bolognese",
      "chicken fried rice",
      "a cheeseburger",
      "a beef lasagne",
      "a tuna salad",
    ],
    parts: [
      ["the bread", "wholemeal"],
      ["the tortilla", "corn"],
      ["the milk", "oat"],
      ["the pasta", "wholewheat"],
      ["the cheese", "goat"],
      ["the ham", "turkey"],
      ["the rice", "brown"],
      ["the tuna", "salmon"],
    ],
    say: (part, of) => `${part} was ${of}`,
    beside: "an apple",
  },
  {
    language: "fr",
    country: "FR",
    dishes: [
      "un sandwich jambon beurre",
      "un croque-monsieur",
      "une quiche lorraine",
      "un café au lait",
      "des pâtes bolognaise",
      "un gratin dauphinois",
      "une crêpe au fromage",
    ],
    parts: [
      ["le pain", "complet"],
      ["le jambon", "de la dinde"],
      ["le lait", "d'avoine"],
      ["le fromage", "du chèvre"],
      ["les pâtes", "complètes"],
    ],
    say: (part, of) => `${part} était ${of}`,
    beside: "une pomme",
  },
];

function kcalOf(foods: readonly AnalysedFood[]): number {
  return foods.reduce((sum, food) => sum + foodKcal(food), 0);
}

async function change(meal: MealAnalysis, line: string): Promise<MealAnalysis | undefined> {
  const outcome = await corrector.correct(meal, line);
  return outcome.kind === "changed" ? outcome.analysis : undefined;
}

/** It, it without the part, a row of its kind, or one that is named by all its words: never the part alone. */
function isStillThere(dish: AnalysedFood, foods: readonly AnalysedFood[]): boolean {
  const row = table.find(dish.source.table, dish.source.code);
  return foods.some(({ source, id, name }) => {
    const now = table.find(source.table, source.code);
    const isNamed = dish.name.split(" ").every((word) => name.includes(word));
    return id === dish.id && (isNamed || now?.restOf?.dish === row || now?.category === row?.category);
  });
}

/** Each dish with a third of the parts, the next dish with others. */
const partTurns = 3;
const cases = spoken.flatMap((each) =>
  each.dishes.flatMap((dish, row) =>
    takeTurns(each.parts, partTurns, row).map(
      ([part, of]) => [each.language, dish, each.say(part, of), each] as const,
    ),
  ),
);

describe("what one part of a dish was", () => {
  it.each(cases)("%s, %s: %s", async (_, dish, line, speaker) => {
    const meal = await mealOf(`${dish}, ${speaker.beside}`, speaker.language, speaker.country);
    const now = await change(meal, line);
    if (now === undefined) return;
    const [eaten] = meal.foods;
    if (!eaten) throw new Error("No food");
    expect(isStillThere(eaten, now.foods)).toBe(true);
    const beside = meal.foods.at(-1);
    expect(now.foods.find(({ id }) => id === beside?.id)).toEqual(beside);
    const [before, after] = [kcalOf(meal.foods), kcalOf(now.foods)];
    expect(Math.abs(after - before)).toBeLessThan(0.45 * before);
  });

  it.each([
    ["es", "MX", "2 quesadillas de queso", "la tortilla era de maíz", ["without bread", "Tortilla, corn"]],
    [
      "es",
      "MX",
      "2 quesadillas de queso",
      "las quesadillas eran de tortilla de maíz",
      ["without bread", "Tortilla, corn"],
    ],
    [
      "es",
      "ES",
      "un sándwich de jamón y queso",
      "el pan era integral",
      ["Ham sandwich on wheat, with cheese"],
    ],
    ["es", "ES", "arroz con pollo", "el arroz era integral", ["without rice", "Rice, brown"]],
    ["es", "ES", "café con leche", "el café era descafeinado", ["Latte, decaffeinated"]],
    ["en", "US", "a latte", "the milk was oat", ["Latte, with non-dairy milk"]],
    [
      "en",
      "GB",
      "spaghetti bolognese",
      "the pasta was wholewheat",
      ["without pasta", "Pasta, whole grain, cooked"],
    ],
  ] as const)("is understood: %s-%s %s, %s", async (language, country, dish, line, rows) => {
    const now = await change(await mealOf(dish, language, country), line);
    const found = now?.foods.map(({ source }) => source.description) ?? [];
    expect(found).toEqual(rows.map((row) => expect.stringContaining(row)));
  });

  it.each([
    ["es", "MX", "una ensalada césar con pollo", "el pollo era atún"],
    ["en", "US", "cheese pizza", "the cheese was goat"],
    ["en", "US", "orange juice", "the milk was oat"],
  ] as const)(
    "is refused rather than taking the dish away: %s-%s %s, %s",
    async (language, country, dish, line) => {
      expect(await change(await mealOf(dish, language, country), line)).toBeUndefined();
    },
  );
});
