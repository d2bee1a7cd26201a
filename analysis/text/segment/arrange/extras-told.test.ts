import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

interface Extras {
  readonly language: Language;
  readonly dishes: readonly string[];
  readonly foods: readonly string[];
  readonly forms: readonly string[];
}

const written: readonly Extras[] = [
  {
    language: "en",
    dishes: ["burger", "pizza", "caesar salad", "burrito"],
    foods: ["cheese", "bacon", "avocado"],
    forms: ["DISH with extra FOOD", "DISH, extra FOOD", "DISH with double FOOD", "DISH with added FOOD"],
  },
  {
    language: "es",
    dishes: ["hamburguesa", "pizza", "kebab", "burrito"],
    foods: ["queso", "bacon", "aguacate"],
    forms: [
      "DISH con extra de FOOD",
      "DISH con doble de FOOD",
      "DISH con suplemento de FOOD",
      "DISH con doble FOOD",
    ],
  },
  {
    language: "fr",
    dishes: ["burger", "pizza", "salade césar", "kebab"],
    foods: ["fromage", "bacon", "avocat"],
    forms: [
      "DISH supplément FOOD",
      "DISH, double FOOD",
      "DISH avec FOOD en plus",
      "DISH avec un supplément de FOOD",
    ],
  },
];

const sentences = written.flatMap(({ language, dishes, foods, forms }) =>
  forms.flatMap((form) =>
    dishes.flatMap((dish) =>
      foods.map((food) => [language, form.replace("DISH", dish).replace("FOOD", food), dish, food] as const),
    ),
  ),
);

describe("what is extra on a dish", () => {
  it.each(sentences)("is counted besides the dish (%s): %s", async (language, text, dish, food) => {
    const codes = (await readFoods(text, language)).map(({ source }) => source.code);
    const [[alone], [extra]] = [await readFoods(dish, language), await readFoods(food, language)];
    expect(codes).toEqual([alone?.source.code, extra?.source.code]);
  });

  it.each([
    ["salad with extra virgin olive oil", /olive oil/i],
    ["strawberries with double cream", /cream/i],
    ["double cheeseburger", /double cheeseburger/i],
    ["157 g pizza with extra meat", /^Pizza with extra meat[^,]*(?:,[^,]*)*$/],
  ])("is no kind of a food: %s", async (text, row) => {
    const foods = await readFoods(text, "en");
    expect(foods.map(({ source }) => source.description).join()).toMatch(row);
  });
});
