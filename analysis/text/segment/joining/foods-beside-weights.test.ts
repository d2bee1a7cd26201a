/** Checks that two foods keep their weights in every form that people write them in. */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../../testing/read-foods.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

interface Forms {
  readonly language: Language;
  readonly foods: readonly (readonly [string, string])[];
  /** A and B for the foods, 120 for the first one's grams, 240 for twice as many, 35 for the second one's. */
  readonly forms: readonly string[];
}

const grams = { first: 120, second: 35 } as const;

const written: readonly Forms[] = [
  {
    language: "en",
    foods: [
      ["chicken breast", "broccoli"],
      ["greek yogurt", "strawberries"],
      ["lentils", "salmon"],
      ["salmon", "cherry tomatoes"],
      ["rice", "tuna"],
      ["strawberries", "cottage cheese"],
    ],
    forms: [
      "had 120g A with B for lunch",
      "pot of A (120g) with B",
      "packet of A 120g with B",
      "A: 120 grams. B: 35 grams",
      "A=120g B=35g",
      "A and B (120g and 35g)",
      "A (about 120g) B (about 35g)",
      "A 120\nB 35",
      "A 120 B 35",
      "A 120, B 35",
      "120 grams A (35 grams B on the side)",
      "half a pack of A (240g pack), B",
      "shared 240g A between 2, B",
      "shared 240g A with my wife, B",
    ],
  },
  {
    language: "es",
    foods: [
      ["pechuga de pollo", "brócoli"],
      ["yogur griego", "fresas"],
      ["lentejas", "salmón"],
      ["salmón", "tomates cherry"],
      ["arroz", "tofu"],
      ["fresas", "requesón"],
    ],
    forms: [
      "he comido 120g de A con B",
      "bote de A (120g) con B",
      "A: 120 gramos. B: 35 gramos",
      "A=120g B=35g",
      "A y B (120g y 35g)",
      "A (unos 120g) B (unos 35g)",
      "A 120\nB 35",
      "120 gramos de A (35 gramos de B aparte)",
      "medio paquete de A (paquete 240g), B",
      "compartimos 240g de A entre 2. B",
    ],
  },
  {
    language: "fr",
    foods: [
      ["blanc de poulet", "brocoli"],
      ["yaourt grec", "fraises"],
      ["lentilles", "saumon"],
      ["saumon", "tomates cerises"],
      ["riz", "thon"],
      ["fraises", "cottage cheese"],
    ],
    forms: [
      "j'ai mangé 120g de A avec B",
      "pot de A (120g) avec B",
      "A : 120 grammes. B : 35 grammes",
      "A=120g B=35g",
      "A et B (120g et 35g)",
      "A (environ 120g) B (environ 35g)",
      "A 120\nB 35",
      "120 grammes de A (35 grammes de B à côté)",
      "un demi paquet de A (paquet 240g), B",
      "240g de A partagé entre 2, B",
    ],
  },
];

const sentences = written.flatMap(({ language, foods, forms }) =>
  forms.flatMap((form) =>
    foods.map(([first, second]) => ({
      language,
      text: form.replace("A", first).replace("B", second),
      weighed: form.includes("35") ? [grams.first, grams.second] : [grams.first],
    })),
  ),
);

const forEach: readonly (readonly [Language, string])[] = [
  ["en", "chicken and rice 90g each"],
  ["en", "90g each of chicken, rice and broccoli"],
  ["en", "90 g each chicken, rice and broccoli"],
  ["en", "chicken, rice and broccoli 90g each"],
  ["es", "arroz y pollo 90g cada uno"],
  ["es", "90g de cada: arroz, pollo y brócoli"],
  ["fr", "riz, poulet et brocoli 90g de chaque"],
  ["fr", "riz et poulet 90g chacun"],
];

async function gramsIn(text: string, language: Language): Promise<readonly number[]> {
  return (await readFoods(text, language)).map((food) => food.grams);
}

describe("two foods with their weights", () => {
  it.each(sentences)("keep them ($language): $text", async ({ language, text, weighed }) => {
    const read = await gramsIn(text, language);
    expect(read).toHaveLength(2);
    expect(read.slice(0, weighed.length)).toEqual(weighed);
  });

  it.each(forEach)("have the same where it is said of each (%s): %s", async (language, text) => {
    const read = await gramsIn(text, language);
    expect(read.length).toBeGreaterThan(1);
    expect(new Set(read)).toEqual(new Set([90]));
  });

  it.each(["macaroni or pasta salad with egg"])(
    "have one weight where the table or the glass holds both: %s",
    async (both) => {
      expect(await gramsIn(`220 g ${both}`, "en")).toEqual([220]);
    },
  );

  it.each([
    ["yogurt 150, granola 40, honey 15", [150, 40, 15]],
    ["wings 12, fries 150", [420, 150]],
    ["malbec 2019", [175]],
  ])("need no unit where a number can be no count: %s", async (text, weighed) => {
    const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
    const read =
      outcome.kind === "analysed" ? outcome.analysis.foods.map((food) => Math.round(food.grams)) : [];
    expect(read).toEqual(weighed);
  });
});
