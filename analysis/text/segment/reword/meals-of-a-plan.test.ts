import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function codesIn(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ source }) => source.code) : [];
}

interface Plans {
  readonly language: Language;
  readonly foods: readonly (readonly [string, string, string])[];
  readonly forms: readonly string[];
}

const written: readonly Plans[] = [
  {
    language: "en",
    foods: [
      ["an egg", "rice", "chicken breast"],
      ["greek yogurt", "a bagel", "lentils"],
      ["granola", "mashed potato", "an apple"],
    ],
    forms: [
      "breakfast: A lunch: B dinner: C",
      "breakfast A lunch B dinner C",
      "starter A main B dessert C",
      "starter: A main: B dessert: C",
    ],
  },
  {
    language: "es",
    foods: [
      ["un huevo", "arroz", "pechuga de pollo"],
      ["yogur griego", "una pera", "salmón"],
      ["granola", "puré de patatas", "una manzana"],
    ],
    forms: ["desayuno: A comida: B cena: C", "desayuno A comida B cena C", "entrante A principal B postre C"],
  },
  {
    language: "fr",
    foods: [
      ["un œuf", "riz", "blanc de poulet"],
      ["yaourt grec", "une pêche", "saumon"],
      ["granola", "purée", "une pomme"],
    ],
    forms: [
      "petit déj : A déjeuner : B dîner : C",
      "au petit déjeuner A, au déjeuner B et au dîner C",
      "entrée A plat B dessert C",
      "matin : A soir : B puis C",
    ],
  },
];

const sentences = written.flatMap(({ language, foods, forms }) =>
  forms.flatMap((form) =>
    foods.map((some) => {
      const [first, second, third] = some;
      const text = form.replace(/\b[ABC]\b/g, (place) => ({ A: first, B: second })[place] ?? third);
      return [language, text, some] as const;
    }),
  ),
);

describe("the meals of a plan", () => {
  it.each(sentences)("each have their own foods (%s): %s", async (language, text, foods) => {
    const alone = await Promise.all(foods.map((food) => codesIn(food, language)));
    expect(await codesIn(text, language)).toEqual(alone.flat());
  });

  it.each([
    ["en", "breakfast burrito and lunch meat", 2],
    ["en", "2 eggs for breakfast and rice for lunch", 2],
    ["es", "pollo para comer, fruta de postre", 2],
  ] as const)("are no words of a food's name (%s): %s", async (language, text, count) => {
    expect(await codesIn(text, language)).toHaveLength(count);
  });
});
