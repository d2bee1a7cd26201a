import { describe, expect, it } from "vitest";
import {
  familiarBuckets,
  familiarityBy,
  familiarityOf,
  hashedWords,
  readCounts,
  writeCounts,
} from "./familiar-words.ts";

function countsOf(...texts: readonly string[]): Uint8Array {
  const counts = new Uint8Array(familiarBuckets);
  for (const text of texts) {
    const { words, pairs } = hashedWords(text, "en");
    for (const bucket of [...words, ...pairs]) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

describe("how familiar words are", () => {
  const counts = countsOf("beans on toast", "cheese on toast", "toast");

  it("follows how many sentences have them", () => {
    const { words, leastWord, newWords } = familiarityBy(counts, "Toast and beans", "en");
    expect(leastWord).toBe(0);
    expect(words).toBeCloseTo((Math.log(4) + Math.log(1) + Math.log(2)) / 3);
    expect(newWords).toBeCloseTo(1 / 3);
  });

  it("tells pairs in an order that is new", () => {
    expect(familiarityBy(counts, "beans on toast", "en").newPairs).toBe(0);
    expect(familiarityBy(counts, "toast on beans", "en").newPairs).toBe(1);
  });

  it("keeps languages apart", () => {
    expect(familiarityBy(counts, "beans on toast", "fr").newWords).toBe(1);
  });

  it("doubts a text without words as little as a familiar one", () => {
    expect(familiarityBy(counts, "🍕 x2", "en")).toMatchObject({ newWords: 0, newPairs: 0 });
  });

  it("is less for words that hardly anybody types", () => {
    const rice = familiarityOf("arroz con pollo y ensalada", "es");
    const rare = familiarityOf("zarangollo con michirones", "es");
    expect(rice.words).toBeGreaterThan(rare.words + 1);
  });

  it("is the same after it was written and read", () => {
    expect(readCounts(writeCounts(counts))).toEqual(counts);
    expect(() => readCounts("AAAA")).toThrow("3 bytes");
  });
});
