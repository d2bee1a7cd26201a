/** Checks that foods are called as the person typed them, whatever stands around. */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

async function namesIn(text: string, language: Language): Promise<readonly string[]> {
  return (await readFoods(text, language)).map(({ name }) => name);
}

interface Forms {
  readonly language: Language;
  readonly foods: readonly string[];
  readonly forms: readonly string[];
}

/** Each form is filled with each food, in place of A. */
const written: readonly Forms[] = [
  {
    language: "en",
    foods: ["chicken breast", "Greek yogurt", "Vegetable soup", "jalapeño poppers", "brown rice", "raw beef"],
    forms: [
      "150 g of A",
      "A (about 150 g)",
      "A (150 g, weighed)",
      "two A (220 g each)",
      "A during dinner, sourced from a farm",
      "A, which I made using a convenient dry mix",
      "A that my mum made",
      "some extra A on top",
      "A and an apple (120 g and 90 g)",
      "A 120 g each",
      "for lunch I had my usual A",
      "* 100 g A",
      "a small bowl of A for dinner",
    ],
  },
  {
    language: "es",
    foods: ["pechuga de pollo", "yogur griego", "Sopa de verduras", "piña", "jamón serrano", "Ñoquis"],
    forms: [
      "150 g de A",
      "A (unos 150 g)",
      "dos A (220 g cada uno)",
      "A, que hice con un sobre",
      "un poco de A",
      "A extra",
      "extra de A",
      "A y una manzana (120 g y 90 g)",
      "para desayunar A",
      "la mitad de A",
    ],
  },
  {
    language: "fr",
    foods: [
      "blanc de poulet",
      "yaourt grec",
      "Soupe de légumes",
      "crème brûlée",
      "jambon cru",
      "œuf au plat",
    ],
    forms: [
      "150 g de A",
      "A (environ 150 g)",
      "deux A (220 g chacun)",
      "A, que j'ai fait avec un sachet",
      "un extra de A",
      "A et une pomme (120 g et 90 g)",
      "un peu de A",
      "A en plus",
      "A au dîner",
    ],
  },
];

const sentences = written.flatMap(({ language, foods, forms }) =>
  forms.flatMap((form) => foods.map((food) => ({ language, food, text: form.replace("A", () => food) }))),
);

describe("the name of a food", () => {
  it.each(sentences)("is what was typed for it ($language): $text", async ({ language, food, text }) => {
    expect(await namesIn(text, language)).toContain(food);
  });

  it.each([
    ["fr", "jupiler 0.0 33cl", "jupiler 0.0"],
    ["en", "coffee w/ milk", "coffee w/ milk"],
    ["en", "grilled cheese, no butter", "grilled cheese, no butter"],
    ["fr", "une brochette sans les frites", "brochette sans les frites"],
  ] as const)("keeps spellings that are read in other words (%s): %s", async (language, text, name) => {
    expect(await namesIn(text, language)).toEqual([name]);
  });

  it.each([
    ["fr", "riz 70 g cru", "riz cru"],
    ["en", "penne arrabiata 100g dry", "penne arrabiata dry"],
    ["es", "subway de pavo 15 cm", "subway de pavo"],
    ["en", "lasagne (m&s ready meal 400g)", "lasagne"],
  ] as const)("ends before amounts and brackets (%s): %s", async (language, text, name) => {
    expect((await namesIn(text, language))[0]).toBe(name);
  });

  it("is a picture's word", async () => {
    expect(await namesIn("chicken breast 🍌", "en")).toEqual(["chicken breast", "banana"]);
  });

  it("ends where a part ends if it is too long", async () => {
    const [name] = await namesIn("turkey sandwich on whole wheat w/ mayo lettuce and tomato", "en");
    expect(name).toBe("turkey sandwich on whole wheat");
  });
});
