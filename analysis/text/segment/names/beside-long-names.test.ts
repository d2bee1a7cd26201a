import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string, country: "CL" | "MX") {
  return readFoods(text, "es", country);
}

describe("a dish whose row says what it excludes", () => {
  const dishes = [
    ["paila marina", "CL"],
    ["caldillo de congrio", "CL"],
    ["chop suey", "MX"],
  ] as const;
  const others = ["pan", "arroz", "una naranja"];
  it.each(dishes.flatMap(([dish, country]) => others.map((other) => [dish, other, country] as const)))(
    "excludes no food that is listed behind it: %s, %s",
    async (dish, other, country) => {
      expect(await foodsIn(`${dish}, ${other}`, country)).toHaveLength(2);
    },
  );
});

describe("rice beside a fried egg", () => {
  it.each(["arroz y huevo frito", "arroz y un huevo frito", "arroz con huevo frito", "arroz, huevo frito"])(
    "is no fried rice: %s",
    async (text) => {
      const foods = await foodsIn(text, "MX");
      expect(foods).toHaveLength(2);
      expect(foods[0]?.source.description).not.toMatch(/fried/i);
    },
  );
});
