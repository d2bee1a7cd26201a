import { describe, expect, it } from "vitest";
import { mentionsCooking, mentionsFat, settlingWords } from "./settling-words.ts";

describe("words that settle a question", () => {
  it.each(["a la plancha", "saumon grillé", "boiled", "crudités", "al horno", "viande séchée"])(
    "say how it was cooked, whatever the language: %s",
    (words) => {
      expect(mentionsCooking(words)).toBe(true);
    },
  );

  it("are found as a whole word, at its beginning or anywhere in it, as the file marks them", () => {
    expect(["four", "fourme"].map(mentionsCooking)).toEqual([true, false]);
    expect(["fries", "afric"].map(mentionsCooking)).toEqual([true, false]);
    expect(["cheeseburger", "tomato"].map((words) => settlingWords("sauce").test(words))).toEqual([
      true,
      true,
    ]);
    expect(["oil", "boiled egg", "foil"].map(mentionsFat)).toEqual([true, true, false]);
  });

  it("of several sets settle together", () => {
    const inDrink = settlingWords("sweetening", "drink");
    expect(["cafe solo", "the au miel", "coffee", "consolo"].map((words) => inDrink.test(words))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
