import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

const desserts = [
  "danette",
  "religieuse",
  "éclair",
  "macaron",
  "mousse",
  "charlotte",
  "panna cotta",
  "cheesecake",
];
const flavours = ["chocolat", "choco", "café", "pistache", "framboise", "vanille", "poire"];
const cases = desserts.flatMap((dessert) => flavours.map((flavour) => `${dessert} ${flavour}`));

describe("a flavour right behind a dessert", () => {
  it.each(cases)("is no food of its own: %s", async (text) => {
    const foods = await readFoods(text, "fr", "FR");
    expect(foods.map(({ name }) => name)).toEqual([text]);
  });
});
