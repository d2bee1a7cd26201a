import { describe, expect, it } from "vitest";
import { addableOfFound } from "./addable.ts";
import { withGrams } from "./addable-amount.ts";
import { isSentence, splitAmount } from "./typed-amount.ts";

describe("an amount typed with the food that is sought", () => {
  it.each([
    ["biscuits 100 g", "biscuits", 100],
    ["100g biscuits", "biscuits", 100],
    ["galletas, 62,5 g", "galletas", 63],
    ["100 g de arroz", "arroz", 100],
    ["50 g d’amandes", "amandes", 50],
    ["chicken 4 oz", "chicken", 113],
    ["patatas 1.5 kg", "patatas", 1500],
  ])("is read from %s", (query, words, grams) => {
    expect(splitAmount(query)).toEqual({ words, grams });
  });

  it.each(["biscuits", "7up", "milk 1", "100 g", "coca cola 33 cl", "omega 3 eggs"])(
    "is not in %s",
    (query) => {
      expect(splitAmount(query)).toEqual({ words: query });
    },
  );

  it.each(["rice 9000 g", "rice 0 g"])(
    "leaves the food to be sought where no food may have it: %s",
    (query) => {
      expect(splitAmount(query)).toEqual({ words: "rice" });
    },
  );

  it("is what is logged, with its calories", () => {
    const source = { table: "T", code: "1", description: "Biscuit" };
    const per100Grams = { calories: 480, protein: 7, carbs: 65, fat: 20, fiber: 3 };
    const found = addableOfFound({ name: "biscuit", source, per100Grams, defaultGrams: 30 });
    const typed = withGrams(found, 100);
    expect(typed).toMatchObject({ grams: 100, calories: 480 });
    expect(typed.item(typed.grams)).toEqual({
      ...{ from: "table", table: "T", code: "1" },
      ...{ grams: 100, name: "biscuit" },
    });
  });
});

describe("words for a scan rather than for a search", () => {
  it.each([
    "2 eggs and bread",
    "2 huevos y pan",
    "des œufs et du pain",
    "a coffee",
    "ham, cheese",
    "un café",
  ])("are %s", (query) => expect(isSentence(query)).toBe(true));
  it.each(["apple", "cheese 30 g", "queso manchego curado", "100 g biscuits", "7up", "coca cola"])(
    "are not %s",
    (query) => expect(isSentence(query)).toBe(false),
  );
});
