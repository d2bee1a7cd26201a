import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "fr", country: "FR" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${grams}`);
}

const measured: readonly (readonly [string, readonly string[]])[] = [
  ["carrés", ["chocolat", "chocolat au lait", "chocolat noir", "choco"]],
  ["barres", ["chocolat", "nougat"]],
  ["pavés", ["saumon", "cabillaud", "rumsteck"]],
  ["filets", ["poulet", "merlu", "maquereau"]],
  ["quartiers", ["pomme", "citron", "mandarine"]],
  ["feuilles", ["brick", "salade", "riz"]],
  ["pointes", ["pizza", "tarte"]],
  ["boules", ["glace vanille", "sorbet citron", "mozzarella"]],
  ["coupelles", ["cacahuètes", "chips"]],
  ["berlingots", ["lait concentré", "jus"]],
  ["cornets", ["frites", "chips"]],
  ["flûtes", ["champagne", "prosecco", "crémant"]],
  ["brochettes", ["dinde", "agneau"]],
];
const phrases = measured.flatMap(([measure, foods]) => foods.map((food) => [measure, food] as const));

it.each(phrases)("is measured with and without its de: %s %s", async (measure, food) => {
  const hurried = await foodsOf(`2 ${measure} ${food}`);
  expect(hurried).toHaveLength(1);
  expect(hurried).toEqual(await foodsOf(`2 ${measure} de ${food}`));
});

it.each(["jambon", "salami", "chorizo", "pain complet", "rosbif", "bacon", "comté"])(
  "is a slice as tr is: %s",
  async (food) => {
    expect(await foodsOf(`3 tr ${food}`)).toEqual(await foodsOf(`3 tranches de ${food}`));
    expect(await foodsOf(`3 tr de ${food}`)).toEqual(await foodsOf(`3 tranches de ${food}`));
  },
);
