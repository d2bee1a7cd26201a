import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsIn(text: string, language: Language): Promise<readonly number[]> {
  const foods = await readFoods(text, language);
  return foods.map(({ grams }) => Math.round(grams));
}

const grids = {
  en: {
    one: ["1 caesar salad", "1 snickers", "a steak", "1 slice of cheddar"],
    forms: ["A 70g", "A 70 g\n2 bananas", "A 70g and 2 bananas", "A 70g, 2 bananas"],
    each: "2 yoghurts 125g",
    together: "2 eggs 120g",
  },
  es: {
    one: ["1 ensaladilla rusa", "1 yogur danone", "un filete", "1 trozo de queso"],
    forms: ["A 70g", "A 70 g\n2 plátanos", "A 70g y 2 plátanos", "A 70g, 2 plátanos"],
    each: "2 yogures 125g",
    together: "2 huevos 120g",
  },
  fr: {
    one: ["1 salade piémontaise", "1 yaourt activia", "un steak", "1 morceau de gruyère", "1 chocolat"],
    forms: ["A 70g", "A 70 g\n2 bananes", "A 70g et 2 bananes", "A 70g, 2 bananes"],
    each: "2 yaourts 125g",
    together: "2 œufs 120g",
  },
} as const;

const languages = ["en", "es", "fr"] as const;
const cases = languages.flatMap((language) =>
  grids[language].one.flatMap((food) =>
    grids[language].forms.map((form) => [language, form.replace("A", food)] as const),
  ),
);

describe("a weight behind what was counted", () => {
  it.each(cases)("%s: is of it in %s", async (language, text) => {
    const [first, second = 0] = await gramsIn(text, language);
    expect(first).toBe(70);
    expect(second).not.toBe(70);
  });

  it.each(languages)("%s: is of each where one weighs so much, and else of all", async (language) => {
    expect(await gramsIn(grids[language].each, language)).toEqual([250]);
    expect(await gramsIn(grids[language].together, language)).toEqual([120]);
  });
});

describe("centilitres behind glasses that were counted", () => {
  it.each([
    ["en", "2 glasses of red wine 125 ml", "250 ml of red wine"],
    ["es", "2 copas de vino tinto 12 cl", "24 cl de vino tinto"],
    ["fr", "2 verres de vin rouge 12 cl", "24 cl de vin rouge"],
  ] as const)("%s: are of each, %s", async (language, text, poured) => {
    expect(await gramsIn(text, language)).toEqual(await gramsIn(poured, language));
  });
});
