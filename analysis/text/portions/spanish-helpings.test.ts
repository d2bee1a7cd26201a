import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function foodsOf(text: string, country: string) {
  return readFoods(text, "es", country);
}

async function rowsOf(text: string, country: string) {
  return (await foodsOf(text, country)).map(({ source }) => source.description);
}

const beside = ["milanesa", "suprema", "hamburguesa", "pollo a la brasa", "nuggets"];

describe("potatoes without another word", () => {
  it.each(beside)("are chips beside %s", async (food) => {
    expect((await rowsOf(`${food} con papas`, "AR")).join()).toMatch(/french fries/);
  });

  it.each(beside)("are potatoes beside %s where they were counted", async (food) => {
    for (const [country, potatoes] of [
      ["AR", "1 papa"],
      ["MX", "2 papas medianas"],
      ["ES", "una patata mediana"],
    ] as const)
      expect((await rowsOf(`${food} con ${potatoes}`, country)).join()).not.toMatch(/french fries/);
  });

  it.each(["big mac", "whopper", "hamburguesa"])("are chips beside %s in every size", async (food) => {
    for (const size of ["pequeñas", "medianas", "grandes"])
      expect((await rowsOf(`${food}, patatas ${size}`, "ES")).join()).toMatch(/french fries/);
  });

  it.each(beside)("are boiled beside %s where they were weighed", async (food) => {
    expect((await rowsOf(`150 g de ${food}, 150 g de papa`, "AR")).at(-1)).toMatch(/boiled.*no added fat/);
  });
});

describe("fried plantain, which is called slices", () => {
  it.each(["carne asada, tajadas y limonada", "arroz, carne asada, tajadas", "arroz con tajadas"])(
    "is a food of its own: %s",
    async (text) => {
      expect((await rowsOf(text, "CO")).join()).toMatch(/plantain/);
    },
  );
});

const eggDishes = [
  ["MX", "huevos rancheros"],
  ["MX", "huevos divorciados"],
  ["ES", "huevos fritos con patatas"],
] as const;

describe("a dish of eggs", () => {
  it.each(eggDishes)("is served with two, which a number counts (%s): %s", async (country, dish) => {
    const [[plate], [two], [three]] = [
      await foodsOf(dish, country),
      await foodsOf(`2 ${dish}`, country),
      await foodsOf(`3 ${dish}`, country),
    ];
    const usual = plate?.grams ?? 0;
    expect((two?.grams ?? 0) / usual).toBeCloseTo(1, 1);
    expect((three?.grams ?? 0) / usual).toBeCloseTo(1.5, 1);
  });
});

describe("a small one", () => {
  const fruit = ["manzana", "naranja", "pera", "plátano", "melocotón"];
  it.each(fruit)("weighs less than the country's usual one: %s", async (name) => {
    const [[small], [usual]] = [await foodsOf(`${name} pequeña`, "ES"), await foodsOf(`una ${name}`, "ES")];
    expect(small?.grams ?? 0).toBeLessThan((usual?.grams ?? 0) * 0.95);
  });

  it.each(["papas fritas de bolsa", "papas lays", "papas adobadas"])(
    "is no single crisp: %s",
    async (name) => {
      const [small] = await foodsOf(`${name} chicas`, "MX");
      expect(small?.grams ?? 0).toBeGreaterThan(15);
    },
  );
});

describe("an arepa beside a soup", () => {
  it.each(["sopa de carne", "caldo de costilla", "ajiaco", "lechona"])(
    "is a food of its own: %s",
    async (dish) => {
      expect((await rowsOf(`${dish} con arepa`, "CO")).join()).toMatch(/Arepa/);
    },
  );
});

const tapas = ["croquetas", "queso manchego", "jamón serrano", "ensaladilla rusa", "callos", "aceitunas"];

describe("a tapa", () => {
  it.each(tapas)("is less than a portion: %s", async (food) => {
    const [[tapa], [portion]] = [
      await foodsOf(`una tapa de ${food}`, "ES"),
      await foodsOf(`una ración de ${food}`, "ES"),
    ];
    expect(tapa?.grams ?? 0).toBeLessThan((portion?.grams ?? 0) * 0.7);
  });
});

describe("a dish whose name is a plural", () => {
  it.each(["patatas con costillas", "almejas a la marinera", "gachas"])(
    "is one helping with an article: unas %s",
    async (dish) => {
      const [alone] = await foodsOf(dish, "ES");
      const [withArticle] = await foodsOf(`unas ${dish}`, "ES");
      expect(withArticle?.grams).toBe(alone?.grams);
    },
  );
});

const bagged = ["una bolsa", "una bolsita", "un paquete"].flatMap((bag) =>
  (
    [
      ["ES", "patatas fritas"],
      ["ES", "patatas"],
      ["MX", "papas"],
    ] as const
  ).map(([country, food]) => [country, bag, food] as const),
);

describe("fried potatoes in a bag", () => {
  it.each(bagged)("are chips (%s): %s de %s", async (country, bag, food) => {
    expect(await rowsOf(`${bag} de ${food}`, country)).toEqual([expect.stringMatching(/^Potato chips/)]);
  });
});
