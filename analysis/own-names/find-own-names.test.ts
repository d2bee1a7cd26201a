import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { mealTextMaxLength } from "../text/text-limits.ts";
import { findOwnNames } from "./find-own-names.ts";

/** An account's own foods, products, recipes and favourites, at most. */
const namesMax = 900;
/** Processor time: several times what it takes alone, as a busy machine takes up to three times as much. */
const slowestMs = 150;
/** A busy machine counts more processor time for the same work. */
const triesMax = 8;

const names = [
  { name: "Grandma granola" },
  { name: "Granola" },
  { name: "Pan" },
  { name: "Crêpes de Mamie" },
];

/** What is found, with the words that it takes and the amount that is said. */
function found(text: string, language: Language) {
  return findOwnNames(text, names, language).map(({ named, start, end, quantity }) => {
    const unit = quantity?.measure?.kind === "mass" ? "g" : "";
    return `${named.name} = ${text.slice(start, end)} = ${quantity ? `${quantity.count}${unit}` : "?"}`;
  });
}

describe("a name of the person's own", () => {
  it.each([
    ["50 g Grandma granola", "en", "Grandma granola = 50 g Grandma granola = 50g"],
    ["50 g of grandma granola with milk", "en", "Grandma granola = 50 g of grandma granola = 50g"],
    ["2 eggs and Grandma Granola", "en", "Grandma granola = Grandma Granola = ?"],
    ["I had two grandma granolas for breakfast", "en", "Grandma granola = two grandma granolas = 2"],
    ["Grandma granola (40 g), coffee", "en", "Grandma granola = Grandma granola (40 g = 40g"],
    ["granola", "en", "Granola = granola = ?"],
    ["60 g de granola con leche", "es", "Granola = 60 g de granola = 60g"],
    ["un café et 2 crêpes de mamie", "fr", "Crêpes de Mamie = 2 crêpes de mamie = 2"],
  ] as const)("is found in %s", (text, language, expected) => {
    expect(found(text, language)).toEqual([expected]);
  });

  it.each([
    ["granola bar", "en"],
    ["chocolate granola", "en"],
    ["yoghurt without granola", "en"],
    ["pan con tomate", "es"],
    ["empanada", "es"],
    ["yaourt sans granola", "fr"],
    ["crêpes au sucre", "fr"],
  ] as const)("is not found in %s", (text, language) => {
    expect(found(text, language)).toEqual([]);
  });
});

it("is looked for in time, however many names there are and however often they occur", () => {
  const many = Array.from({ length: namesMax }, (_, at) => ({
    name: at % 2 ? `a ${at}` : "a ".repeat(39) + at,
  }));
  for (const language of languages) {
    for (const text of ["a ", "2 a ", "a, "].map((unit) => unit.repeat(mealTextMaxLength / unit.length))) {
      let tookMs = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < triesMax && tookMs > slowestMs; tries++) {
        const start = process.threadCpuUsage();
        findOwnNames(text, [...many, { name: "A" }], language);
        const { user, system } = process.threadCpuUsage(start);
        tookMs = Math.min(tookMs, (user + system) / 1000);
      }
      expect(tookMs, `${language} ${text.slice(0, 10)}`).toBeLessThanOrEqual(slowestMs);
    }
  }
});
