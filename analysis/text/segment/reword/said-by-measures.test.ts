import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string) {
  const outcome = await analyser.analyse({ text, language: "es", country: "ES" });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}

async function gramsOf(text: string) {
  return (await foodsIn(text))[0]?.grams ?? 0;
}

const people = [2, 3, 4] as const;

describe("a jug for several", () => {
  const drinks = ["sangría", "cerveza", "limonada"];
  it.each(drinks.flatMap((drink) => people.map((count) => [drink, count] as const)))(
    "holds a litre: jarra de %s entre %d",
    async (drink, count) => {
      const whole = await gramsOf(`1 litro de ${drink}`);
      expect(await gramsOf(`jarra de ${drink} entre ${count}`)).toBeCloseTo(whole / count, -1);
      expect(await gramsOf(`2 jarras de ${drink} entre ${count}`)).toBeCloseTo((2 * whole) / count, -1);
    },
  );
});

describe("half a weight or a bottle for several", () => {
  const halves = ["medio kilo de helado", "medio litro de cerveza", "media botella de vino"];
  it.each(halves.flatMap((half) => people.map((count) => [half, count] as const)))(
    "is divided: %s entre %d",
    async (half, count) => {
      const ofAll = await gramsOf(half);
      expect(await gramsOf(`${half} entre ${count} y una tostada`)).toBeCloseTo(ofAll / count, 0);
    },
  );
});

describe("powder beside milk with an amount of its own", () => {
  it.each(["colacao", "cola cao", "nesquik"])("weighs what the spoon holds: %s", async (powder) => {
    const foods = await foodsIn(`un vaso de leche con 2 cucharadas de ${powder}`);
    expect(foods.map(({ grams }) => grams > 100)).toEqual([true, false]);
  });
});

describe("an omelette of whites", () => {
  it.each([
    ["tortilla de 3 claras y 1 huevo", 2],
    ["revuelto de dos claras y un huevo", 2],
    ["tortilla de 4 claras", 1],
  ] as const)("is its whites and eggs: %s", async (text, count) => {
    const foods = await foodsIn(text);
    expect(foods).toHaveLength(count);
    expect(foods[0]?.source.description).toMatch(/white/i);
  });
});

describe("a quarter behind what is sold by the kilo", () => {
  it.each(["helado un cuarto", "helado 1/4"])("is a quarter of a kilo: %s", async (text) => {
    expect(await gramsOf(text)).toBe(await gramsOf("1/4 kg de helado"));
  });
});

describe("a pizza of a chain", () => {
  const kinds = ["barbacoa", "4 quesos", "jamón"];
  it.each(kinds.flatMap((kind) => ["telepizza", "dominos"].map((chain) => [kind, chain] as const)))(
    "is what it is without its name: pizza mediana %s de %s",
    async (kind, chain) => {
      const plain = await foodsIn(`pizza mediana ${kind}`);
      const ofChain = await foodsIn(`pizza mediana de ${chain} ${kind}`);
      expect(ofChain.map(({ source }) => source.code)).toEqual(plain.map(({ source }) => source.code));
    },
  );
});
