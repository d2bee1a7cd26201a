/** Checks that a weight is of the first food of a list only: "100 g chicken, lettuce, tomato" is no salad of 100 g. */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

interface Lists {
  readonly language: Language;
  readonly weighed: readonly string[];
  readonly others: readonly string[];
}

const lists: readonly Lists[] = [
  { language: "en", weighed: ["100 g chicken", "100g tuna"], others: ["lettuce, tomato", "peppers, rice"] },
  {
    language: "es",
    weighed: ["100 g de pollo", "100 gr de atún"],
    others: ["lechuga, tomate", "pimientos, arroz"],
  },
  {
    language: "fr",
    weighed: ["100 g de poulet", "100g de saumon"],
    others: ["laitue, tomates", "poivrons, riz"],
  },
];
const sentences = lists.flatMap(({ language, weighed, others }) =>
  weighed.flatMap((first) => others.map((rest) => [language, first, rest] as const)),
);

describe("what is listed behind a weighed food", () => {
  it.each(sentences)("is counted beside it (%s): %s, %s", async (language, first, rest) => {
    const [weighed, ...others] = await readFoods(`${first}, ${rest}`, language);
    expect(weighed?.grams).toBe(100);
    expect(weighed?.source).toEqual((await readFoods(first, language))[0]?.source);
    expect(others).toHaveLength(2);
  });

  it.each(["30 g cheese, cheddar", "100 g chicken, grilled", "100 g bread, white"])(
    "may only say which it is: %s",
    async (text) => {
      expect(await readFoods(text, "en")).toHaveLength(1);
    },
  );
});
