/** Checks that each food of a meal is read as it is alone, in every form that people write meals in. */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

/** A food, and one that is counted: "an egg", "egg". */
type Pair = readonly [string, string, string];

interface Forms {
  readonly language: Language;
  readonly foods: readonly Pair[];
  /** A for the food, ONE for "an egg", C for "egg"; then what is eaten, each as it would be said alone. */
  readonly forms: readonly (readonly [string, ...string[]])[];
}

const written: readonly Forms[] = [
  {
    language: "en",
    foods: [
      ["rice", "a cookie", "cookie"],
      ["chicken breast", "an egg", "egg"],
      ["cottage cheese", "a pancake", "pancake"],
      ["walnuts", "a croissant", "croissant"],
      ["greek yogurt", "a banana", "banana"],
      ["granola", "a pear", "pear"],
    ],
    forms: [
      ["A and ONE", "A", "ONE"],
      ["for dinner i had A and for dessert ONE", "A", "ONE"],
      ["gonna have A n ONE 4 lunch", "A", "ONE"],
      ["A 🍽️ ONE 😋", "A", "ONE"],
      ["✅ A ✅ ONE", "A", "ONE"],
      ["A → ONE", "A", "ONE"],
      ["A and ONE but left the A", "ONE"],
      ["A and ONE, didn't eat the A", "ONE"],
      ["A and ONE but left the C", "A"],
      ["A and ONE, ate half the C", "A", "half C"],
      ["ONE without A", "ONE"],
      ["ONE, no A", "ONE"],
      ["ONE no wait A", "A"],
    ],
  },
  {
    language: "es",
    foods: [
      ["arroz", "una galleta", "galleta"],
      ["pechuga de pollo", "un huevo", "huevo"],
      ["requesón", "una manzana", "manzana"],
      ["almendras", "un croissant", "croissant"],
      ["yogur griego", "un plátano", "plátano"],
      ["granola", "una pera", "pera"],
    ],
    forms: [
      ["A y ONE", "A", "ONE"],
      ["A 🍽️ ONE 😋", "A", "ONE"],
      ["A seguido de ONE", "A", "ONE"],
      ["merienda: ONE; bebida: café", "ONE", "café"],
      ["A y ONE pero dejé las A", "ONE"],
      ["A y ONE pero dejé la C", "A"],
      ["A y ONE, me comí la mitad de la C", "A", "media C"],
    ],
  },
  {
    language: "fr",
    foods: [
      ["riz", "une madeleine", "madeleine"],
      ["blanc de poulet", "un oeuf", "oeuf"],
      ["brocoli", "une banane", "banane"],
      ["amandes", "un croissant", "croissant"],
      ["yaourt grec", "une crêpe", "crêpe"],
      ["granola", "une poire", "poire"],
    ],
    forms: [
      ["A et ONE", "A", "ONE"],
      ["A 🍽️ ONE 😋", "A", "ONE"],
      ["A et ONE mais j'ai laissé les A", "ONE"],
      ["A et ONE mais j'ai laissé la C", "A"],
      ["A et ONE, j'ai mangé la moitié de la C", "A", "une demi C"],
    ],
  },
];

function filled(form: string, [food, one, counted]: Pair): string {
  return form.replaceAll(/\b(?:A|ONE|C)\b/g, (place) => ({ A: food, ONE: one })[place] ?? counted);
}

const sentences = written.flatMap(({ language, foods, forms }) =>
  forms.flatMap(([form, ...eaten]) =>
    foods.map((pair) => ({
      language,
      text: filled(form, pair),
      eaten: eaten.map((each) => ({ text: filled(each, pair), isCounted: each !== "A" })),
    })),
  ),
);

describe("the foods of a meal", () => {
  it.each(sentences)("are read as they are alone ($language): $text", async ({ language, text, eaten }) => {
    const foods = await readFoods(text, language);
    expect(foods).toHaveLength(eaten.length);
    for (const { text: alone, isCounted } of eaten) {
      const [food] = await readFoods(alone, language);
      const same = foods.find(({ source }) => source.code === food?.source.code);
      expect(same, alone).toBeDefined();
      if (isCounted) expect((same?.grams ?? 0) / (food?.grams ?? 1)).toBeCloseTo(1, 1);
    }
  });
});
