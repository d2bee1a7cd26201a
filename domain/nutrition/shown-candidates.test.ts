import fc from "fast-check";
import { expect, it } from "vitest";
import { shownCandidates } from "./shown-candidates.ts";

const candidateOf = (name: string, code: string) => ({
  name,
  source: { table: "FNDDS 2021-2023", code, description: code },
  caloriesPer100Grams: 150,
});

it("keeps the first of each name, in order, and none of the food's own", () => {
  const names = ["Pechuga a la plancha", "Pollo asado", "pechuga a la plancha", "Pechuga", "Pollo asado"];
  const candidates = names.map((name, at) => candidateOf(name, String(at)));
  const shown = shownCandidates({ name: "pechuga", candidates });
  expect(shown.map(({ source }) => source.code)).toEqual(["0", "1"]);
});

it("shows no text twice, and leaves out no other", () => {
  const name = fc.constantFrom("Café", "café", "Té", "Leche", " té");
  fc.assert(
    fc.property(name, fc.array(name), (own, names) => {
      const shown = shownCandidates({ name: own, candidates: names.map((each) => candidateOf(each, each)) });
      const read = (text: string) => text.trim().toLowerCase();
      const texts = [own, ...shown.map((each) => each.name)].map(read);
      expect(new Set(texts).size).toBe(texts.length);
      expect(new Set(texts)).toEqual(new Set([own, ...names].map(read)));
    }),
  );
});
