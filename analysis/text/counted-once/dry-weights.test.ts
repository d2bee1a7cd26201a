import { expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

const porridges: readonly (readonly [Language, readonly string[], readonly string[]])[] = [
  [
    "en",
    ["porridge made with water", "porridge made with milk", "bowl of porridge"],
    ["40g oats", "with 40g oats"],
  ],
  ["es", ["porridge con agua", "gachas de avena con leche"], ["40 g de avena", "con 40 g de avena"]],
  ["fr", ["porridge à l'eau", "porridge au lait"], ["40 g de flocons d'avoine"]],
];
const told = porridges.flatMap(([language, dishes, oats]) =>
  dishes.flatMap((dish) => oats.map((each) => [language, dish, each] as const)),
);

it.each(told)("a porridge is the oats that went into it (%s): %s, %s", async (language, dish, oats) => {
  const foods = await readFoods(`${dish}, ${oats}`, language);
  expect(foods.map(({ grams }) => grams)).toEqual([40]);
});

it("is its parts, where the milk was measured as well", async () => {
  const rows = (await readFoods("porridge made with 40g oats and 200ml milk", "en")).map(
    ({ source }) => source.description,
  );
  expect(rows[0]).toMatch(/^Oats/);
  expect(rows).toHaveLength(2);
});
