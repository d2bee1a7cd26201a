import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "../testing/read-foods.ts";
import { dressedSalad } from "./dressed-salad.ts";

async function countDressed(text: string, country: Country): Promise<number> {
  const foods = await readFoods(text, "fr", country);
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
