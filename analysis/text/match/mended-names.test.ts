/** Checks that a name typed with a slip means the row that the name means, in as many pieces. */
import { expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function foodsOf(text: string) {
  const foods = await readFoods(text, "es", "MX");
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const names = [
  "tortillas de maíz",
  "ensalada césar con pollo",
  "macarrones con tomate",
  "mejillones al vapor",
  "pimientos rellenos",
  "enchiladas suizas",
  "quesadillas de queso",
  "camarones empanizados",
  "picarones",
  "aceitunas",
];
const slips: readonly (readonly [RegExp, string])[] = [
  [/ll/, "y"],
  [/ll/, "l"],
  [/rr/, "r"],
  [/c(?=[ei])/, "s"],
  [/ie/, "e"],
  [/qu/, "k"],
  [/(?<=[a-z]{4})[ao]/, ""],
  [/(?<=[a-z]{3})([a-z])([a-z])/, "$2$1"],
];
/** Which are words of their own. */
const others = new Set(["macarones con tomate", "ensalada césar con polo", "picarnes"]);
const cases = names.flatMap((name) =>
  slips.map(([letters, typed]) => [name.replace(letters, typed), name] as const),
);

it.each(cases.filter(([typed, name]) => typed !== name && !others.has(typed)))(
  "%s is %s",
  async (typed, name) => {
    expect(await foodsOf(typed)).toEqual(await foodsOf(name));
    expect(await foodsOf(`3 ${typed}, agua`)).toEqual(await foodsOf(`3 ${name}, agua`));
  },
);
