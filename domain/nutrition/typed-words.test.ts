import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { learnedWordsMaxLength, typedWords } from "./typed-words.ts";

describe("typedWords", () => {
  it("ignores case, accents, punctuation and spaces", () => {
    for (const text of ["Café con leche", "cafe  CON leche!", "«café» con\nleche."])
      expect(typedWords(text)).toBe("cafe con leche");
  });

  it("keeps figures and shares apart", () => {
    expect(typedWords("milk 0%")).not.toBe(typedWords("milk"));
  });

  it("is nothing for no words, and for too many", () => {
    expect(typedWords(" … ?!")).toBeUndefined();
    expect(typedWords("x".repeat(learnedWordsMaxLength))).toBeDefined();
    expect(typedWords("x".repeat(learnedWordsMaxLength + 1))).toBeUndefined();
  });

  it("leaves its own form as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const words = typedWords(text);
        if (words !== undefined) expect(typedWords(words)).toBe(words);
      }),
    );
  });
});
