import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function describedFoods(text: string, country: "US" | "GB") {
  const foods = await readFoods(text, "en", country);
  return foods.map(({ source }) => source.description).join(" | ");
}

describe("chips", () => {
  it.each([
    "2 chicken tacos and chips",
    "20 chips and some salsa",
    "half a burrito, chips",
    "enchiladas with rice, a handful of chips",
  ])("are of tortillas beside Mexican food: %s", async (text) => {
    const foods = await describedFoods(text, "US");
    expect(foods).toContain("Tortilla chips");
    expect(foods).not.toContain("Potato chips");
  });

  it.each(["ham sandwich and chips", "2 tacos and kettle chips"])(
    "are of potatoes otherwise: %s",
    async (text) => expect(await describedFoods(text, "US")).toContain("Potato chips"),
  );

  it("are fried potatoes in Britain", async () =>
    expect(await describedFoods("fajitas and chips", "GB")).toContain("French fries"));
});
