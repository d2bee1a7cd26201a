import { expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";

const table = loadFoodTableOnce();
const article: Readonly<Record<Language, string>> = { en: "a", es: "un", fr: "un" };
/** Of what is served without an article. */
const leastShare = 0.75;
/** A dish of such things is also called after one of them. */
const isCounted = /\b1 (?:piece|egg|meatball|slice|ball|lump|fist|scoop)\b|\begg/i;

async function served(text: string, language: Language) {
  const foods = await readFoods(text, language);
  return foods.length === 1 ? foods[0] : undefined;
}

const plates = table.rows.filter(
  ({ portions, source }) =>
    portions.some(({ description }) => description === "1 plate") &&
    !isCounted.test(
      [source.description.split(":")[0], ...portions.map(({ description }) => description)].join(" "),
    ),
);

it.each(["en", "es", "fr"] as const)(
  "one of what is served on a plate is no ladle or half of it (%s)",
  async (language) => {
    const wrong: string[] = [];
    const named = plates.flatMap(({ names }) => names?.[language] ?? []);
    for (const name of takeTurns(named, 4)) {
      const [plate, one] = [
        await served(name, language),
        await served(`${article[language]} ${name.toLowerCase()}`, language),
      ];
      if (plate === undefined || one?.source.code !== plate.source.code) continue;
      if (one.grams < plate.grams * leastShare) wrong.push(`${name}: ${one.grams} g of ${plate.grams} g`);
    }
    expect(wrong).toEqual([]);
  },
);

it.each([
  ["en", "a full English breakfast"],
  ["en", "a full Irish breakfast"],
  ["en", "a full Scottish breakfast"],
  ["en", "an Ulster fry"],
  ["en", "a fry-up"],
  ["es", "un desayuno inglés completo"],
  ["fr", "un petit-déjeuner anglais"],
] as const)("a whole cooked breakfast has its energy (%s): %s", async (language, text) => {
  const [food] = await readFoods(text, language, language === "en" ? "GB" : "ES");
  const calories = ((food?.grams ?? 0) * (food?.per100Grams.calories ?? 0)) / 100;
  expect(calories).toBeGreaterThan(800);
  expect(calories).toBeLessThan(950);
});
