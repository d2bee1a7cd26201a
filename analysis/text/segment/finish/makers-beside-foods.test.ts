/** Checks that a maker said before, behind or between the words of a food is no food beside it. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function readIn(country: string, text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country });
  if (outcome.kind !== "analysed") return { rows: [], unread: [] };
  const { foods, unread = [] } = outcome.analysis;
  return { rows: foods.map(({ source }) => source.description), unread };
}

const makers: readonly (readonly [string, string, readonly string[]])[] = [
  ["GB", "heinz", ["tomato soup", "rice pudding"]],
  ["GB", "birds eye", ["fish fingers", "garden peas"]],
  ["GB", "covent garden", ["carrot and coriander soup", "lentil soup"]],
  ["IE", "avonmore", ["milk", "butter", "vegetable soup"]],
  ["IE", "galtee", ["rashers", "sausages"]],
  ["IE", "odlums", ["porridge", "scones"]],
  ["AU", "bulla", ["cottage cheese", "vanilla ice cream"]],
  ["AU", "jalna", ["greek yoghurt", "yoghurt"]],
  ["AU", "sirena", ["tuna", "sardines"]],
];
const products = makers.flatMap(([country, maker, foods]) =>
  foods.flatMap((food) => [
    [country, food, `${maker} ${food}`] as const,
    [country, food, `${food} ${maker}`] as const,
  ]),
);

describe("a maker beside a food", () => {
  it.each(products)("changes nothing (%s): %s, %s", async (country, food, text) => {
    expect(await readIn(country, text)).toEqual(await readIn(country, food));
  });
});

describe("a scoop of powder", () => {
  const tastes = ["vanilla", "chocolate", "strawberry"];
  it.each(tastes.map((taste) => `1 scoop ${taste} protein`))(
    "is powder whatever it tastes of: %s",
    async (text) => {
      const { rows } = await readIn("GB", text);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatch(/^Nutritional powder/);
    },
  );
});
