import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => ({ code: source.code, grams }));
}

/** How people say once who shared all that they list, the foods with and without their list, and the share. */
const ways: Readonly<Record<Language, readonly ((foods: readonly string[]) => string)[]>> = {
  en: [
    (foods) => `between 3 of us: ${foods.join(", ")}`,
    ([first, ...others]) => `we shared ${first} and ${others.join(" and ")} between 3`,
  ],
  es: [
    (foods) => `entre 3: ${foods.join(", ")}`,
    ([first, ...others]) => `compartimos entre tres ${first} y ${others.join(" y ")}`,
    (foods) => `pedimos ${foods.join(" y ")} entre 3`,
  ],
  fr: [
    (foods) => `à trois : ${foods.join(", ")}`,
    ([first, ...others]) => `on a partagé ${first} et ${others.join(" et ")} à 3`,
  ],
};
const meals: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ["a pizza", "a bottle of wine"],
    ["600 g of lasagne", "300 g of rice"],
  ],
  es: [
    ["una pizza", "una botella de vino"],
    ["una ración de bravas", "una ración de croquetas"],
  ],
  fr: [
    ["une pizza", "une bouteille de vin"],
    ["600 g de lasagnes", "300 g de riz"],
  ],
};
const cases = languages.flatMap((language) =>
  ways[language].flatMap((say) => meals[language].map((foods) => [language, say(foods), foods] as const)),
);

describe("a share that is said once of all", () => {
  it.each(cases)("is that of every food (%s): %s", async (language, text, foods) => {
    const wholes = (await Promise.all(foods.map((food) => foodsOf(food, language)))).flat();
    const shared = await foodsOf(text, language);
    expect(shared.map(({ code }) => code)).toEqual(wholes.map(({ code }) => code));
    for (const [at, { grams }] of shared.entries())
      expect(grams).toBeCloseTo((wholes[at]?.grams ?? 0) / 3, 0);
  });

  it("ends before what one of them had", async () => {
    const beer = await foodsOf("una cerveza", "es");
    const shared = await foodsOf("entre 3: una pizza y una botella de vino, yo una cerveza", "es");
    expect(shared.at(-1)).toEqual(beer[0]);
  });

  it.each([
    "entre 3: bravas y calamares, yo una cerveza",
    "compartimos entre 3 bravas y calamares y yo una cerveza",
  ])("is applied once to the last food as well: %s", async (text) => {
    const [bravas, calamares] = [await foodsOf("bravas", "es"), await foodsOf("calamares", "es")];
    const shared = await foodsOf(text, "es");
    expect(shared).toHaveLength(3);
    expect(shared[0]?.grams).toBeCloseTo((bravas[0]?.grams ?? 0) / 3, 0);
    expect(shared[1]?.grams).toBeCloseTo((calamares[0]?.grams ?? 0) / 3, 0);
  });

  it.each(["croquetas", "taquitos", "gambas"])(
    "is of all pieces that are served: %s entre 4",
    async (food) => {
      const [whole, shared] = [await foodsOf(food, "es"), await foodsOf(`${food} entre 4`, "es")];
      expect(shared[0]?.grams).toBeCloseTo((whole[0]?.grams ?? 0) / 4, -1);
    },
  );

  it.each([
    ["es", "entre 2 y 3 galletas"],
    ["en", "between 2 and 3 cookies"],
  ] as const)("is none in a range (%s): %s", async (language, text) => {
    expect(await foodsOf(text, language)).toHaveLength(1);
  });
});
