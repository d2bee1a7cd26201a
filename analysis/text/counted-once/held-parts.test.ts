/** Checks that a meal whose parts are listed counts each part once, also those that its own row holds. */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

interface Told {
  readonly language: Language;
  readonly country: string;
  readonly meals: readonly string[];
  readonly parts: readonly string[];
}

async function namesIn(text: string, { language, country }: Pick<Told, "language" | "country">) {
  const outcome = await analyser.analyse({ text, language, country });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ name }) => name) : [];
}

const drinks: readonly Told[] = [
  {
    language: "en",
    country: "GB",
    meals: ["smoothie with", "smoothie made with", "milkshake with"],
    parts: ["200 ml milk", "banana", "30 g oats"],
  },
  {
    language: "es",
    country: "ES",
    meals: ["batido con", "batido de", "smoothie con"],
    parts: ["1 plátano", "200 ml de leche", "espinacas"],
  },
  {
    language: "fr",
    country: "FR",
    meals: ["smoothie avec", "smoothie à base de"],
    parts: ["1 banane", "200 ml de lait", "fraises"],
  },
];

describe("what is blended of parts, some of them without an amount", () => {
  it.each(drinks.flatMap((told) => told.meals.map((meal) => [meal, told] as const)))(
    "has each part once: %s",
    async (meal, told) => {
      expect(await namesIn(`${meal} ${told.parts.join(", ")}`, told)).toHaveLength(told.parts.length);
    },
  );
});

const sides = "4 roast potatoes, carrots, peas and gravy";
const gb = { language: "en", country: "GB" } as const;

describe("a dinner named after its meat", () => {
  it.each(["beef", "chicken", "lamb", "turkey", "gammon", "pork"])(
    "keeps the meat beside what is listed: %s",
    async (meat) => {
      const withSides = await namesIn(`roast ${meat} dinner with ${sides}`, gb);
      expect(withSides[0]).toMatch(new RegExp(meat));
      expect(withSides.join(" ")).toMatch(/roast potatoes.*carrots.*peas.*gravy/);
    },
  );

  it("stays whole where only one thing is counted", async () => {
    expect(await namesIn("sunday roast with 2 yorkshire puddings", gb)).toEqual([
      "sunday roast",
      "yorkshire puddings",
    ]);
  });
});

describe("a bowl named after what it is like", () => {
  it("holds no burrito", async () => {
    const bowl = "burrito bowl, 125 g rice, 100 g black beans, 100 g chicken and salsa";
    expect((await namesIn(bowl, gb)).join(" ")).not.toMatch(/burrito/);
  });
});
