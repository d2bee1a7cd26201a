import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsOf(language: Language, text: string) {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ grams }) => grams) : [];
}

const wholes = ["pizza reine", "pizza pepperoni", "quiche", "tarte aux pommes"];
const cuts = [
  ["3 parts sur 6", "3/6"],
  ["4 parts sur 8", "4/8"],
  ["deux tranches sur huit", "2/8"],
] as const;

describe("pieces of all that a whole was cut into", () => {
  it.each(wholes.flatMap((whole) => cuts.map((cut) => [whole, ...cut] as const)))(
    "are a share of it: %s, %s",
    async (whole, pieces, share) => {
      expect(await gramsOf("fr", `${whole}, ${pieces}`)).toEqual(await gramsOf("fr", `${whole}, ${share}`));
    },
  );

  it.each([
    ["fr", "4 parts de pizza sur 8", "4/8 de pizza"],
    ["en", "pizza, 3 of 8 slices", "pizza, 3/8"],
    ["en", "3 out of 8 slices of pizza", "3/8 of pizza"],
    ["es", "pizza, 3 de 8 porciones", "pizza, 3/8"],
  ] as const)("wherever they are told (%s): %s", async (language, pieces, share) => {
    expect(await gramsOf(language, pieces)).toEqual(await gramsOf(language, share));
  });
});
