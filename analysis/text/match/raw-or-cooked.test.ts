import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function rowOf(text: string, language: Language): Promise<string> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return "";
  expect(outcome.analysis.foods).toHaveLength(1);
  return outcome.analysis.foods[0]?.source.description ?? "";
}

const uncooked = /(?<!from )\braw\b|\bdried\b/i;

const saidRaw: Readonly<
  Record<
    Language,
    { readonly foods: readonly string[]; readonly forms: readonly ((name: string) => string)[] }
  >
> = {
  en: {
    foods: ["chicken breast", "chicken thigh", "chicken drumsticks", "salmon", "cod", "basmati rice"],
    forms: [
      (name) => `150g raw ${name}`,
      (name) => `150g ${name} raw`,
      (name) => `150g uncooked ${name}`,
      (name) => `150g ${name} (raw weight)`,
      (name) => `6 oz ${name} weighed raw`,
    ],
  },
  es: {
    foods: ["pechuga de pollo", "pollo", "salmón", "arroz", "macarrones", "lentejas"],
    forms: [(name) => `150 g de ${name} en crudo`, (name) => `150 g de ${name} pesado en crudo`],
  },
  fr: {
    foods: ["blanc de poulet", "poulet", "saumon", "riz", "riz basmati", "pâtes", "lentilles"],
    forms: [(name) => `150 g de ${name} cru`, (name) => `150 g de ${name} (pesé cru)`],
  },
};

const saidDry: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "rice",
    "basmati rice",
    "brown rice",
    "pasta",
    "spaghetti",
    "fusilli",
    "couscous",
    "quinoa",
    "red lentils",
  ].flatMap((name) => [`75g dry ${name}`, `75g ${name} dry`, `75g ${name} dry weight`]),
  es: ["arroz", "arroz basmati", "pasta", "macarrones"].map((name) => `75 g de ${name} en seco`),
  fr: [
    ...["riz", "riz basmati", "pâtes"].map((name) => `75 g de ${name} (poids sec)`),
    ...["pâtes complètes", "quinoa", "boulgour", "sarrasin", "nouilles de riz"].flatMap((name) => [
      `75 g de ${name} (sec)`,
      `${name} 75 g crus`,
    ]),
  ],
};

/** Weighed twice: only the second weight counts, with the state that it was weighed in. */
const weighedTwice = [
  ["en", "80g pasta (cooked 200g)", 200],
  ["en", "rice 60g raw (180g cooked)", 180],
  ["es", "80g de pasta (cocida 200g)", 200],
  ["es", "arroz 60g crudo (180g cocido)", 180],
  ["fr", "pâtes 80g (cuites 200g)", 200],
  ["fr", "60g de riz (cuit : 180g)", 180],
  ["fr", "riz 60g cru (180g cuit)", 180],
] as const;

const weighedRaw = (["en", "es", "fr"] as const).flatMap((language) => [
  ...saidRaw[language].foods.flatMap((name) =>
    saidRaw[language].forms.map((write) => [language, write(name)] as const),
  ),
  ...saidDry[language].map((text) => [language, text] as const),
]);

describe("what was weighed", () => {
  it.each(weighedRaw)("before cooking is no cooked row (%s): %s", async (language, text) => {
    expect(await rowOf(text, language)).toMatch(uncooked);
  });

  it.each([
    ["en", "150g cooked chicken breast"],
    ["en", "4 oz 90/10 ground beef cooked"],
    ["en", "125g cooked 5% mince"],
    ["es", "150 g de arroz cocido"],
    ["fr", "150 g de riz cuit"],
  ] as const)("after cooking is no raw row (%s): %s", async (language, text) => {
    expect((await rowOf(text, language)).replace(", from raw", "")).not.toMatch(/\braw\b/i);
  });
});

describe("what was weighed before and after it was cooked", () => {
  it.each(weighedTwice)("weighs what it did cooked (%s): %s", async (language, text, grams) => {
    const foods = await readFoods(text, language);
    expect(foods.map((food) => food.grams)).toEqual([grams]);
    expect(foods[0]?.source.description).not.toMatch(uncooked);
  });
});

describe("minced beef of which the fat is said", () => {
  const pairs = [4, 5, 7, 10, 15, 20];
  const forms = (fat: number): readonly (readonly [string, Language])[] => [
    [`4 oz ${100 - fat}/${fat} ground beef`, "en"],
    [`ground beef ${100 - fat}/${fat} 4 oz`, "en"],
    [`113g ${fat}% fat beef mince`, "en"],
    [`113g ${fat}% mince`, "en"],
  ];
  it.each(pairs.flatMap((fat) => forms(fat).map(([text, language]) => [text, language, fat] as const)))(
    "has it in its row: %s",
    async (text, language, fat) => {
      const [, found = ""] = /(\d+)% fat/.exec(await rowOf(text, language)) ?? [];
      expect(Math.abs(Number(found) - fat)).toBeLessThanOrEqual(3);
    },
  );

  it("is not what the halves of a bread are", async () => {
    expect(await rowOf("2 slices 50/50 bread", "en")).toMatch(/Bread/);
  });
});

describe("a cup of what was not cooked yet", () => {
  it.each([
    ["rice", 185],
    ["basmati rice", 185],
    ["pasta", 100],
    ["lentils", 192],
    ["quinoa", 170],
    ["couscous", 173],
  ] as const)("weighs what a cup of it dry does: %s", async (name, grams) => {
    const [food] = await readFoods(`1/2 cup dry ${name}`, "en", "US");
    expect(food?.grams).toBeCloseTo(grams / 2, 0);
  });
});
