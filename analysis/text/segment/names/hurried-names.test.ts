import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string) {
  const foods = await readFoods(text, "es", "ES");
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const names = [
  "pechuga de pollo",
  "pechuga de pavo",
  "zumo de naranja",
  "hamburguesa de pollo",
  "croquetas de jamón",
  "tortilla de queso",
  "helado de chocolate",
  "puré de patata",
  "crema de calabacín",
];
const forms = [
  (name: string) => name,
  (name: string) => `150 g ${name}`,
  (name: string) => `una manzana, ${name} y pan`,
  (name: string) => `${name} con arroz`,
];

describe("a name without the word between its parts", () => {
  it.each(names.flatMap((name) => forms.map((form) => form(name))))(
    "means the same as with it: %s",
    async (text) => {
      expect(await foodsOf(text.replace(" de ", " "))).toEqual(await foodsOf(text));
    },
  );

  it("holds what is said of it behind", async () => {
    expect(await foodsOf("pechuga pavo plancha 150 g")).toHaveLength(1);
    expect(await foodsOf("zumo naranja tostada")).toHaveLength(2);
  });

  it("leaves an amount with what was weighed", async () => {
    expect(await foodsOf("avena 50 g con leche desnatada 250 ml")).toEqual(
      await foodsOf("50 g de avena, 250 ml de leche desnatada"),
    );
    expect(await foodsOf("batido: 30 g proteína + 250 ml leche desnatada")).toEqual(
      await foodsOf("batido: 30 g de proteína + 250 ml de leche desnatada"),
    );
  });

  it("leaves foods that are eaten plain apart", async () => {
    for (const text of ["ensalada pollo", "arroz pollo", "pan jamón"])
      expect(await foodsOf(text), text).toHaveLength(2);
  });
});
