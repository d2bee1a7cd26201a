import { expect, it } from "vitest";
import { readMeal } from "./read-meal.ts";

/** g that a US cup holds, as kitchen tables give them. */
it.each([
  ["1 cup all-purpose flour", 125],
  ["1 cup whole wheat flour", 120],
  ["1 cup cocoa powder", 85],
  ["1 cup desiccated coconut", 85],
  ["1 cup protein powder", 120],
  ["1 cup rolled oats", 90],
] as const)("%s is no cup of water", async (text, grams) => {
  const meal = await readMeal(text, "en");
  expect(Math.abs(meal.grams - grams)).toBeLessThanOrEqual(grams * 0.15);
});
