import { describe, expect, it } from "vitest";
import {
  expectedLogKcalOf,
  kcalOffset,
  logKcalByModel,
  readEnergyModel,
  writeEnergyModel,
} from "./expected-energy.ts";
import { buckets, textPartsOf } from "./text-parts.ts";

const kcalOf = (text: string, language: "en" | "es" | "fr") =>
  Math.exp(expectedLogKcalOf(text, language)) - kcalOffset;

describe("the energy expected from the words", () => {
  it.each([
    ["en", "green tea and an apple", "double cheeseburger with fries and a milkshake"],
    ["es", "té verde y una manzana", "hamburguesa doble con papas fritas y un batido"],
    ["fr", "thé vert et une pomme", "double cheeseburger avec des frites et un milkshake"],
  ] as const)("is lower of a snack than of a large meal (%s)", (language, snack, meal) => {
    expect(kcalOf(snack, language)).toBeLessThan(250);
    expect(kcalOf(meal, language)).toBeGreaterThan(600);
  });

  it("depends neither on capitals nor on the marks between words", () => {
    expect(expectedLogKcalOf("Tarta de Queso", "es")).toBe(expectedLogKcalOf("tarta  de\nqueso", "es"));
  });

  it("is the usual one of a text without any known part", () => {
    const [rarity, slope] = [new Float32Array(buckets), new Float32Array(buckets)];
    expect(logKcalByModel({ start: 6, rarity, slope }, "zzz", "en")).toBe(6);
  });
});

describe("parts of a text", () => {
  it("are counted, and a repeated word twice", () => {
    const [parts, words] = textPartsOf("pan pan", "es");
    expect(Math.max(...(words?.counts ?? []))).toBe(2);
    // " p", "pa", "an", "n ", three of three letters, two of four, one of five.
    expect(parts?.buckets.length).toBe(10);
  });

  it("differ by language", () => {
    expect(textPartsOf("pizza", "en")[1]).not.toEqual(textPartsOf("pizza", "fr")[1]);
  });
});

describe("the file of the model", () => {
  const rarity = new Float32Array(buckets).map((_, at) => (at % 200) * 0.045);
  const slope = new Float32Array(buckets).map((_, at) => ((at % 255) - 127) * 0.01);

  it("holds every value to a 255th of the largest", () => {
    const read = readEnergyModel(writeEnergyModel({ start: 5.4321, rarity, slope }));
    expect(read.start).toBe(5.4321);
    for (const [at, each] of read.rarity.entries()) expect(each).toBeCloseTo(rarity[at] ?? 0, 4);
    for (const [at, each] of read.slope.entries()) expect(each).toBeCloseTo(slope[at] ?? 0, 4);
  });

  it("is refused if part of it is missing", () => {
    const text = writeEnergyModel({ start: 5, rarity, slope });
    expect(() => readEnergyModel(text.slice(0, -200))).toThrow("expected-energy.txt");
  });
});
