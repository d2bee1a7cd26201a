/** analysis/text: from a sentence to foods. This test holds the ways to name a portion in a hurry to the one that says it in full. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "es", country: "ES" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const dishes = [
  "bravas",
  "ensaladilla",
  "calamares",
  "boquerones en vinagre",
  "salmorejo",
  "huevos rotos con jamón",
  "callos",
  "carrillada en salsa",
];
const ways = [
  ["tapa de", (dish: string) => `${dish} tapa`],
  ["tapa de", (dish: string) => `tapa ${dish}`],
  ["media ración de", (dish: string) => `${dish} media racion`],
  ["media ración de", (dish: string) => `${dish} 1/2 ración`],
  ["media ración de", (dish: string) => `media ración ${dish}`],
] as const;
const orders = dishes.flatMap((dish) => ways.map(([full, say]) => [say(dish), `${full} ${dish}`] as const));

describe("a dish of a bar and how much of it", () => {
  it.each(orders)("is the same in any order: %s", async (order, full) => {
    expect(await foodsOf(order)).toEqual(await foodsOf(full));
    expect(await foodsOf(`dos cañas y ${order}`)).toEqual(await foodsOf(`dos cañas y ${full}`));
  });

  it.each(["bravas", "ensaladilla", "calamares", "callos"])("is half a plate: media de %s", async (dish) => {
    expect(await foodsOf(`media de ${dish}`)).toEqual(await foodsOf(`media ración de ${dish}`));
  });

  it("leaves a tapa that nothing is said of", async () => {
    expect(await foodsOf("caña y tapa")).toHaveLength(2);
  });
});

const cut = ["tarta de queso", "pizza", "bizcocho", "tortilla de patatas", "empanada gallega"];
const sliced = ["jamón york", "pan", "melón", "queso manchego"];
const portions = [
  ...cut.flatMap((food) => ["trozo", "porción"].map((portion) => [portion, food] as const)),
  ...sliced.flatMap((food) => ["loncha", "rodaja"].map((portion) => [portion, food] as const)),
  ["lata", "atún"],
  ["jarra", "cerveza"],
  ["bola", "helado"],
  ["onza", "chocolate"],
] as const;

describe("a portion beside its food", () => {
  it.each(portions)("is one of it: %s, %s", async (portion, food) => {
    const full = await foodsOf(`${portion} de ${food}`);
    expect(await foodsOf(`${portion} ${food}`)).toEqual(full);
    expect(await foodsOf(`${food} ${portion}`)).toEqual(full);
    expect(await foodsOf(`un café y ${portion} ${food}`)).toEqual([...(await foodsOf("un café")), ...full]);
  });
});
