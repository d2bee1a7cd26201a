import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function rowsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "es" });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ source }) => source.description) : [];
}

const dishes = ["bistec", "pollo asado", "merluza a la plancha", "sopa de fideos"] as const;
const sides = [
  ["puré", "el"],
  ["pan", "el"],
  ["ensalada", "la"],
  ["arroz", "el"],
] as const;
const refusals = [
  (side: string) => `${side} no`,
  (side: string, article: string) => `${article} ${side} no`,
  (side: string, article: string) => `${article} ${side} no me ${article === "el" ? "lo" : "la"} comí`,
  (side: string, article: string) => `pero ${article} ${side} no ${article === "el" ? "lo" : "la"} probé`,
];

const said = dishes.flatMap((dish) =>
  sides.flatMap(([side, article]) => refusals.map((refuse) => [dish, side, refuse(side, article)] as const)),
);

describe("a side that is refused behind its name", () => {
  it.each(said)("is not counted: %s con %s, %s", async (dish, side, refused) => {
    expect(await rowsOf(`${dish} con ${side}, ${refused}`)).toEqual(await rowsOf(dish));
  });

  it.each(["dos croissants, no, uno", "un café con leche, no, dos"])(
    "still corrects a number: %s",
    async (text) => {
      expect(await rowsOf(text)).toHaveLength(1);
    },
  );
});
