import { expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { readMeal } from "./read-meal.ts";

/** g of one without its shell: USDA's grades, and the European S, M, L and XL. */
const grams = { US: [38, 44, 50, 56, 63], ES: [43, 50, 59, 66, 66], FR: [43, 50, 59, 66, 66] } as const;

interface Wording {
  readonly language: Language;
  readonly country: Country & keyof typeof grams;
  /** From small on. */
  readonly grades: readonly (readonly string[])[];
  /** Two eggs of a grade. */
  readonly forms: readonly ((grade: string) => string)[];
}

const wordings: readonly Wording[] = [
  {
    language: "en",
    country: "US",
    grades: [["small"], ["medium"], ["large"], ["extra large", "XL", "extra-large"], ["jumbo"]],
    forms: [
      (grade) => `2 ${grade} eggs`,
      (grade) => `2 eggs, ${grade}`,
      (grade) => `2 eggs (${grade})`,
      (grade) => `${grade} eggs x2`,
      (grade) => `2 ${grade} boiled eggs`,
    ],
  },
  {
    language: "es",
    country: "ES",
    grades: [
      ["pequeños", "S", "talla S"],
      ["medianos", "M", "tamaño M"],
      ["grandes", "L", "talla L", "de talla L"],
      ["extra grandes", "XL", "talla XL", "muy grandes"],
    ],
    forms: [(grade) => `2 huevos ${grade}`, (grade) => `2 huevos cocidos ${grade}`],
  },
  {
    language: "fr",
    country: "FR",
    grades: [
      ["petits", "calibre S"],
      ["moyens", "calibre moyen", "calibre M"],
      ["gros", "calibre L"],
      ["très gros", "calibre XL"],
    ],
    forms: [(grade) => `2 œufs ${grade}`, (grade) => `2 œufs durs ${grade}`],
  },
];

const cases = wordings.flatMap(({ language, country, grades, forms }) =>
  grades.flatMap((words, at) =>
    words.flatMap((word) => forms.map((form) => [form(word), language, country, at] as const)),
  ),
);

it.each(cases)("weighs eggs by their grade: %s", async (text, language, country, at) => {
  const meal = await readMeal(text, language, country);
  expect(meal.foods.map((food) => food.grams.toFixed(0))).toEqual([String(2 * (grams[country][at] ?? 0))]);
});

it.each([
  ["2 jumbo scrambled eggs", "2 large scrambled eggs", "en", "US", 63 / 50],
  ["2 extra large fried eggs", "2 fried eggs", "en", "US", 56 / 50],
  ["2 huevos L revueltos", "2 huevos M revueltos", "es", "ES", 59 / 50],
  ["2 gros œufs au plat", "2 œufs moyens au plat", "fr", "FR", 59 / 50],
] as const)("keeps the grade however they are cooked: %s", async (text, other, language, country, factor) => {
  const [one, two] = [await readMeal(text, language, country), await readMeal(other, language, country)];
  expect(one.grams / two.grams).toBeCloseTo(factor, 1);
});
