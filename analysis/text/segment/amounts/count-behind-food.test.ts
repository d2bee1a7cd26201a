import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string, language: Language) {
  const foods = await readFoods(text, language);
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const grids = {
  en: { counted: ["nuggets", "sausages", "tacos"], next: ["fries", "rice"], forms: ["A x3 B"] },
  es: {
    counted: ["nuggets", "salchichas", "huevos"],
    next: ["patatas fritas", "arroz"],
    forms: ["A x3 B", "A (3) B", "A (x3) B"],
  },
  fr: {
    counted: ["knackis", "merguez", "crêpes", "yaourts"],
    next: ["semoule", "coquillettes", "compote"],
    forms: ["A x3 B", "A (3) B", "A (x3) B", "A x 3 B"],
  },
} as const;

const cases = (["en", "es", "fr"] as const).flatMap((language) => {
  const { counted, next, forms } = grids[language];
  return counted.flatMap((food) =>
    next.flatMap((other) =>
      forms.map(
        (form) => [language, form.replace("A", food).replace("B", other), `3 ${food}, ${other}`] as const,
      ),
    ),
  );
});

describe("a count behind its food, with another food right behind it", () => {
  it.each(cases)("%s: %s is %s", async (language, text, plain) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(plain, language));
  });
});

describe("a flavour behind a weight in brackets", () => {
  it.each(["yaourt (125 g) fraise", "yaourt 125 g fraise", "yaourt x2 nature"])(
    "belongs to the food: %s",
    async (text) => {
      expect(await foodsIn(text, "fr")).toHaveLength(1);
    },
  );
});
