import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { usualLexicon } from "../lexicon/load-lexicon.ts";
import { tokenise } from "../words/tokenise.ts";
import { household, mass, volume } from "./measures.ts";
import { withNumbersRead } from "./numbers-in-words.ts";
import { readQuantity } from "./read-quantity.ts";

function read(text: string, language: Language = "en") {
  const grammar = grammars[language];
  const sentence = { tokens: tokenise(text, language), grammar, lexicon: usualLexicon(grammar) };
  return readQuantity(withNumbersRead(sentence), 0, grammar)?.quantity;
}

describe("an amount", () => {
  it.each([
    ["1/2 cup", 0.5],
    ["½ cup", 0.5],
    ["1/2 c", 0.5],
    ["1 1/2 cups", 1.5],
    ["1½ cups", 1.5],
    ["1.5 cups", 1.5],
    ["two cups", 2],
    ["half a cup", 0.5],
    ["one and a half cups", 1.5],
    ["a couple of cups", 2],
    ["2-3 cups", 2.5],
    ["two or three cups", 2.5],
    ["a cup of tea", 1],
  ])("is read from %s", (text, count) => {
    expect(read(text)).toMatchObject({ count, measure: volume.cup });
  });

  it.each([
    ["deux tranches de pain", "fr", 2, household.slice],
    ["une demi tasse de riz", "fr", 0.5, volume.cup],
    ["1,5 cuillère à soupe d'huile", "fr", 1.5, volume.tablespoon],
    ["media taza de arroz", "es", 0.5, volume.cup],
    ["dos cucharadas de aceite", "es", 2, volume.tablespoon],
    ["unos 60 gramos", "es", 60, mass.gram],
    ["1.000 g", "es", 1000, mass.gram],
    ["1,000 g", "en", 1000, mass.gram],
  ] as const)("is read from %s (%s)", (text, language, count, measure) => {
    expect(read(text, language)).toMatchObject({ count, measure });
  });

  it("multiplies packs", () => {
    expect(read("two 12 oz cans of cola")).toMatchObject({ count: 24, measure: mass.ounce });
  });

  it("finds a measure behind its description", () => {
    expect(read("a medium single serving bag of chips")).toMatchObject({
      measure: household.bag,
      qualifiers: ["medium", "single", "serving"],
    });
  });

  it("does not take a food for a measure", () => {
    expect(read("a roll with butter")?.measure).toBeUndefined();
    expect(read("a roll of mints")?.measure).toBe(household.roll);
  });

  it("does not count calories or inches", () => {
    expect(read("a 100-calorie package of crackers")?.count).toBe(1);
    expect(read("a 6-inch sub")?.count).toBe(1);
  });

  it("reads no further than its own part of the sentence", () => {
    expect(read("a medium raw apple, a cup of milk")?.measure).toBeUndefined();
  });
});
