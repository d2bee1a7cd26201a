import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string, country: string) {
  const foods = await readFoods(text, "es", country);
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const names = [
  ["MX", "2 huevitos estrellados", "2 huevos estrellados"],
  ["MX", "frijolitos", "frijoles"],
  ["CL", "pancito con palta", "pan con palta"],
  ["CL", "completito italiano", "completo italiano"],
  ["CO", "arrocito con huevito", "arroz con huevo"],
  ["CO", "heladito", "helado"],
  ["PE", "papita a la huancaina", "papa a la huancaina"],
  ["AR", "fideitos con manteca", "fideos con manteca"],
] as const;
const forms = [(name: string) => name, (name: string) => `${name} y una manzana`];

describe("a diminutive", () => {
  it.each(names.flatMap((name) => forms.map((form) => [form, ...name] as const)))(
    "is read as the word that it is made of (%o, %s: %s)",
    async (form, country, small, plain) => {
      expect(await foodsOf(form(small), country)).toEqual(await foodsOf(form(plain), country));
    },
  );

  it("keeps a meaning of its own", async () => {
    expect(await foodsOf("palomitas", "MX")).toEqual([expect.stringContaining("Popcorn")]);
    expect(await foodsOf("carnitas", "MX")).toEqual([expect.stringContaining("carnitas")]);
  });
});
