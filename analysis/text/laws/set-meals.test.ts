import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { Breaches, describeMeal, readMeal } from "./read-meal.ts";

interface SetMeals {
  readonly names: readonly string[];
  readonly lists: readonly string[];
}

const setMeals: Readonly<Record<Language, SetMeals>> = {
  en: {
    names: [
      "meal deal",
      "tesco meal deal",
      "tv dinner",
      "lunchbox",
      "lunch box",
      "bento",
      "bento box",
      "combo",
    ],
    lists: [
      "sandwich, crisps, coke",
      "turkey, mash, peas",
      "ham sandwich, 2 apples, yogurt",
      "salmon, rice, edamame",
    ],
  },
  es: {
    names: ["menú del día", "menú", "un menú", "combo", "un combo"],
    lists: ["lentejas, filete y flan", "hamburguesa, patatas, agua", "sopa, 2 huevos y arroz"],
  },
  fr: {
    names: ["formule midi", "formule", "un menu", "plateau repas", "un menu kebab", "menu kebab"],
    lists: ["kebab, frites, coca", "kebab, riz et un yaourt"],
  },
};

const written = ["{set} ({list})", "{set}: {list}", "{set} : {list}"];

describe("a set meal with its list", () => {
  it.each(languages)("is what the list says, and its name adds nothing, in %s", async (language) => {
    const breaches = new Breaches("set meal");
    const { names, lists } = setMeals[language];
    for (const name of names)
      for (const list of lists)
        for (const form of written) {
          const text = form.replace("{set}", name).replace("{list}", list);
          const codes = ({ foods }: Awaited<ReturnType<typeof readMeal>>) =>
            foods.map(({ source }) => source.code).join();
          const [meal, alone] = [await readMeal(text, language), await readMeal(list, language)];
          breaches.check(
            alone.foods.length === 3 && codes(meal) === codes(alone),
            `${language}: ${text}`,
            () => `${language}: ${text}: ${describeMeal(meal)}; alone ${describeMeal(alone)}`,
          );
        }
    breaches.expectNone(30);
  });
});
