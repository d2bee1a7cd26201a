import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(language: Language, text: string) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => ({ code: source.code, grams }));
}

describe("a pizza by its eaters", () => {
  it.each<readonly [Language, string, string]>([
    ...["pepperoni", "atún", "jamón y queso"].map(
      (kind) => ["es", `pizza individual de ${kind}`, `pizza pequeña de ${kind}`] as const,
    ),
    ...["reine", "margherita", "pepperoni"].map(
      (kind) => ["fr", `pizza ${kind} individuelle`, `petite pizza ${kind}`] as const,
    ),
  ])("is small for one (%s): %s", async (language, forOne, small) => {
    expect(await foodsIn(language, forOne)).toEqual(await foodsIn(language, small));
  });

  it.each<readonly [Language, string, string]>([
    ...["pepperoni", "atún"].map((kind) => ["es", `pizza familiar de ${kind}`, `pizza de ${kind}`] as const),
    ...["reine", "margherita"].map((kind) => ["fr", `pizza familiale ${kind}`, `pizza ${kind}`] as const),
  ])("is more than twice as much for a family (%s): %s", async (language, family, usual) => {
    const [[large], [one]] = [await foodsIn(language, family), await foodsIn(language, usual)];
    expect(large?.grams).toBeGreaterThan(2 * (one?.grams ?? 0));
  });
});
