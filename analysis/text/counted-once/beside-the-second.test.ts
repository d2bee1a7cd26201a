/** Holds what stands with a second course to that course, though the first holds the same. */
import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function foodsOf(text: string) {
  return (await readFoods(text, "es", "ES")).map(({ source }) => source.code);
}

const firsts = ["lentejas", "lentejas con chorizo", "marmitako", "sopa de fideos"];
const seconds = ["filete", "salmón", "merluza", "bistec"];
const meals = firsts.flatMap((first) => seconds.map((second) => [first, second] as const));

describe("what stands with a second course", () => {
  it.each(meals)("is counted: %s, %s con patatas", async (first, second) => {
    const besides = await foodsOf(`${second} con patatas`);
    expect((await foodsOf(`${first}, ${second} con patatas`)).slice(1)).toEqual(besides);
    expect((await foodsOf(`${first}, ${second} con zanahoria`)).slice(1)).toHaveLength(2);
  });
});
