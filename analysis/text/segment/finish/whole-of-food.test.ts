import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../../testing/read-foods.ts";

const table = loadFoodTableOnce();

const wholeOf: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `a whole ${name}`,
  es: (name) => `${name} entero`,
  fr: (name) => `${name} entier`,
};

/** "whole" may tell more of these: of milk and grain, and of names that say it themselves. */
const isToldApart =
  /milk|wheat|grain|oat|corn|rye|egg|meal|yog|kefir|lait|leche|yaourt|avoine|pumpernickel|blé|entier|enter|whole/i;
/** Every so many names: all take half a minute. */
const stride = 10;

describe('"whole" beside a food', () => {
  it.each(languages)("changes how much of it was eaten, not the row: %s", async (language) => {
    const names = table.rows.flatMap((row) => row.names?.[language].slice(0, 1) ?? []);
    const changed: string[] = [];
    let compared = 0;
    for (const name of names.filter((each, at) => at % stride === 0 && !isToldApart.test(each))) {
      const [food, ...others] = await readFoods(name, language);
      if (food === undefined || others.length > 0) continue;
      compared++;
      const whole = await readFoods(wholeOf[language](name), language);
      if (whole.length !== 1 || whole[0]?.source.code !== food.source.code) changed.push(name);
    }
    expect(compared).toBeGreaterThan(150);
    // Names that begin or end with a measure or a size of their own: "slice of …".
    expect(changed.length / compared, changed.join("; ")).toBeLessThan(0.04);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "2 slices of whole wheat toast", /whole wheat/i],
    ["en", "a glass of whole milk", /^Milk, whole/],
    ["es", "yogur griego entero", /whole milk/],
    ["fr", "pain de blé entier", /whole wheat/i],
  ])("still names the food where it tells what that is made of (%s): %s", async (language, text, row) => {
    const foods = await readFoods(text, language);
    expect(foods.map(({ source }) => source.description).join()).toMatch(row);
  });

  it.each<[Language, string, string]>([
    ["en", "a whole bag of chips", "half a bag of chips"],
    ["es", "una bolsa entera de patatas fritas", "media bolsa de patatas fritas"],
    ["fr", "un paquet entier de biscuits", "un demi paquet de biscuits"],
  ])("means the pack of which half is eaten (%s): %s", async (language, whole, half) => {
    const [all] = await readFoods(whole, language);
    const [part] = await readFoods(half, language);
    expect(all?.grams).toBe(2 * (part?.grams ?? 0));
  });
});

describe("half of a dish whose name begins like a lexicon's half", () => {
  it.each([
    ["media crema de calabaza", "crema de calabaza"],
    ["media tostada integral", "tostada integral"],
  ])("is of that dish: %s", async (half, dish) => {
    const [part] = await readFoods(half, "es");
    const [whole] = await readFoods(dish, "es");
    expect(part?.source.code).toBe(whole?.source.code);
  });
});
