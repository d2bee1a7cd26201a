import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string, language: "es" | "fr") {
  return (await readFoods(text, language)).map(({ grams }) => Math.round(grams));
}

/** Foods with a word for how they were made that are no name of a row, and what is eaten beside them. */
const grids = {
  fr: {
    and: "et",
    made: ["tofu grillé", "cervelas grillé", "baguette grillée", "cabillaud vapeur", "courgettes poêlées"],
    beside: ["riz", "confiture", "avocat", "compote", "pâtes"],
  },
  es: {
    and: "y",
    made: ["tofu plancha", "salchicha asada", "merluza cocida", "bagel tostado"],
    beside: ["arroz", "aguacate", "puré"],
  },
} as const;

describe.each(["fr", "es"] as const)(
  "a food, how it was made, and another food behind it in %s",
  (language) => {
    const { and, made, beside } = grids[language];
    const cases = made.flatMap((food) => beside.map((other) => [food, other] as const));
    it.each(cases)("are two foods without a word between: %s %s", async (food, other) => {
      const grams = await gramsOf(`${food} ${other}`, language);
      expect(grams).toHaveLength(2);
      expect(grams).toHaveLength((await gramsOf(`${food} ${and} ${other}`, language)).length);
    });
  },
);

describe("an ingredient refused after a food", () => {
  it.each(["2 tomates farcies sans riz", "un burger sans fromage", "des tartines sans beurre"])(
    "is not counted as a second food: %s",
    async (text) => {
      expect(await gramsOf(text, "fr")).toHaveLength(1);
    },
  );
});

describe("a spread behind what lends its name to cakes", () => {
  it.each(
    ["galette de riz", "muffin anglais"].flatMap((base) =>
      ["beurre", "confiture", "nutella", "beurre de cacahuète"].map((spread) => [base, spread] as const),
    ),
  )("lies on it: %s %s", async (base, spread) => {
    expect(await gramsOf(`${base} ${spread}`, "fr")).toHaveLength(2);
  });
});

describe("a dish with a side right behind it", () => {
  it.each(
    [
      ["omelette", "purée"],
      ["quiche", "purée"],
      ["poulet à la crème", "épinards"],
      ["émincé zurichois", "nouilles"],
    ].map(([dish = "", side = ""]) => [dish, side] as const),
  )("is counted with it: %s %s", async (dish, side) => {
    expect(await gramsOf(`${dish} ${side}`, "fr")).toHaveLength(2);
  });

  it.each(["omelette pommes de terre", "quiche épinards", "tarte courgettes"])(
    "is filled with what fills it: %s",
    async (text) => {
      expect(await gramsOf(text, "fr")).toHaveLength(1);
    },
  );
});
