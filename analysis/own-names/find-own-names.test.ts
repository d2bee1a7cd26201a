import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { findOwnNames } from "./find-own-names.ts";

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
