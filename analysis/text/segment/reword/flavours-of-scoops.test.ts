import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string, language: "es" | "fr") {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}

const flavours = { fr: ["vanille", "chocolat", "fraise"], es: ["vainilla", "chocolate", "fresa"] } as const;
const pairs = (["fr", "es"] as const).flatMap((language) =>
  flavours[language].flatMap((first) =>
    flavours[language].flatMap((second) => (first === second ? [] : [[language, first, second] as const])),
  ),
);

describe("scoops of several flavours", () => {
  it.each(pairs)("are ice cream and nothing else (%s): %s, %s", async (language, first, second) => {
    const ways =
      language === "fr"
        ? [
            `2 boules ${first} ${second}`,
            `glace 2 boules ${first} et ${second}`,
            `2 boules de glace ${first} ${second}`,
          ]
        : [`2 bolas de helado de ${first} y ${second}`];
    for (const text of ways) {
      const foods = await foodsIn(text, language);
      expect(foods, text).toHaveLength(1);
      expect(foods[0]?.source.description, text).toMatch(/ice cream/i);
      expect(foods[0]?.grams, text).toBe(120);
    }
  });

  it.each(pairs)("are one ice cream without scoops (%s): %s, %s", async (language, first, second) => {
    const text = language === "fr" ? `glace ${first} et ${second}` : `helado de ${first} y ${second}`;
    const foods = await foodsIn(text, language);
    expect(foods, text).toHaveLength(1);
    expect(foods[0]?.source.description, text).toMatch(/ice cream/i);
  });

  it.each([
    ["helado de chocolate, fresa y vainilla", 1],
    ["helado de dulce de leche y chocolate", 1],
    ["helado de chocolate y una fresa", 2],
    ["helado de chocolate, fresas", 2],
    ["helado de vainilla y 2 plátanos", 2],
  ] as const)("end where another food begins: %s", async (text, count) => {
    expect(await foodsIn(text, "es")).toHaveLength(count);
  });

  it("leave the foods behind them alone", async () => {
    const foods = await foodsIn("2 boules de glace vanille, une banane", "fr");
    expect(foods).toHaveLength(2);
  });

  const holders = ["en cucurucho", "en tarrina", "en cono"];
  it.each(pairs.filter(([language]) => language === "es"))(
    "say nothing of what they are put in (%s): %s, %s",
    async (_, first, second) => {
      for (const holder of holders) {
        const foods = await foodsIn(`helado de dos bolas ${holder}, ${first} y ${second}`, "es");
        expect(foods, holder).toHaveLength(1);
        expect(foods[0]?.grams, holder).toBe(120);
      }
      const counted = await foodsIn(`helado 2 sabores ${first} y ${second}`, "es");
      expect(counted).toHaveLength(1);
    },
  );
});
