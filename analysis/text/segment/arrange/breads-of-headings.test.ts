/** Checks that a sandwich before a colon is its bread and what is listed: "ham sandwich: 2 slices ham, 1 slice cheese". */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function rowsOf(text: string, language: Language, country?: string) {
  return (await readFoods(text, language, country)).map(({ source }) => source.description);
}

const headings: readonly (readonly [Language, readonly string[], readonly string[]])[] = [
  [
    "en",
    ["sandwich", "ham sandwich", "toast", "bagel"],
    ["50 g ham, 30 g cheese", "2 slices ham, 10 g butter"],
  ],
  [
    "es",
    ["bocadillo", "sándwich", "tostada"],
    ["50 g de jamón, 30 g de queso", "60 g de pollo, 10 g de aceite"],
  ],
  ["fr", ["sandwich", "baguette"], ["50 g de jambon, 30 g de fromage", "60 g de poulet, 30 g de fromage"]],
];
const told = headings.flatMap(([language, breads, fillings]) =>
  breads.flatMap((bread) => fillings.map((filling) => [language, bread, filling] as const)),
);

describe("a heading that is filled or laid on", () => {
  it.each(told)("counts as its bread (%s) %s: %s", async (language, bread, filling) => {
    const [first, ...others] = await rowsOf(`${bread}: ${filling}`, language);
    expect(first).toMatch(/^(?:Bread|Bagel|Roll)/);
    expect(others).toEqual(await rowsOf(filling, language));
  });

  it("is the bread that is listed, where one is", async () => {
    expect(await rowsOf("sandwich: 2 slices bread, 50 g ham", "en")).toHaveLength(2);
  });
});

describe("a weight behind what comes with counted eggs", () => {
  it.each(["3 egg omelette with cheddar 30 g", "omelette 3 eggs with cheddar 30 g", "2 eggs with ham 50 g"])(
    "is of that alone: %s",
    async (text) => {
      expect(await rowsOf(text, "en")).toHaveLength(2);
    },
  );
});

describe("rashers", () => {
  it.each([
    ["2 sausages 2 rashers and an egg", 3],
    ["2 rashers and an egg", 2],
    ["2 rashers of bacon and an egg", 2],
    ["bacon 2 rashers, 2 eggs", 2],
  ])("are bacon, once: %s", async (text, foods) => {
    const rows = await rowsOf(text, "en", "GB");
    expect(rows).toHaveLength(foods);
    expect(rows.filter((row) => row.startsWith("Back bacon"))).toHaveLength(1);
  });
});
