import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";
import { dressedSalad } from "./dressed-salad.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function countDressed(text: string, country: Country): Promise<number> {
  const outcome = await analyser.analyse({ text, language: "fr", country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.filter(({ source }) => source.description.startsWith(dressedSalad)).length;
}

const salads = ["salade", "salade verte", "une petite salade verte"];
const mains = ["steak frites", "omelette au fromage", "poulet rôti et riz", "quiche lorraine"];

describe("a salad beside a dish", () => {
  it.each(mains.flatMap((main) => salads.map((salad) => `${main}, ${salad}`)))(
    "has its vinaigrette where it is served so: %s",
    async (text) => {
      for (const country of ["FR", "BE", "CH"] as const) expect(await countDressed(text, country)).toBe(1);
      expect(await countDressed(text, "CA")).toBe(0);
    },
  );

  it.each(
    salads.flatMap((salad) => [
      `steak, ${salad} sans vinaigrette`,
      `steak, ${salad}, vinaigrette`,
      `steak, ${salad} avec huile d'olive`,
      `pain, jambon, ${salad}`,
    ]),
  )("has none of its own where one is named, refused or not wanted: %s", async (text) => {
    expect(await countDressed(text, "FR")).toBe(0);
  });

  it("is only leaves where it was weighed", async () => {
    expect(await countDressed("100 g de salade, 120 g de poulet", "FR")).toBe(0);
  });
});
