import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** Beside another food, so that no row is found by the whole text. */
async function rowsOf(text: string) {
  const outcome = await analyser.analyse({ text: `${text}, pan integral`, language: "es" });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ source }) => source.description) : [];
}

const dishes = [
  ["albóndigas", "con tomate"],
  ["hamburguesa", "con queso"],
  ["sopa", "de pollo"],
  ["ensalada", "de pasta con atún"],
  ["tortilla", "de patatas"],
  ["arroz", "con leche"],
  ["huevos", "con jamón y queso"],
  ["bizcocho", "de limón"],
  ["batido", "de chocolate"],
  ["tarta", "de queso"],
] as const;

const praise = ["caseras", "casera", "rico", "riquísima", "deliciosas"] as const;

describe("praise inside a dish's name", () => {
  it.each(dishes.flatMap(([head, rest]) => praise.map((word) => [head, word, rest])))(
    "leaves the row as it is: %s %s %s",
    async (head = "", word = "", rest = "") => {
      expect(await rowsOf(`${head} ${word} ${rest}`)).toEqual(await rowsOf(`${head} ${rest}`));
    },
  );

  it("leaves a word that belongs to the name where it is", async () => {
    expect(await rowsOf("perro caliente con todo")).toEqual(await rowsOf("hot dog con todo"));
  });
});
