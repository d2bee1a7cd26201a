import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string, country = "ES") {
  return readFoods(text, "es", country);
}

async function rowsOf(text: string, country?: string) {
  return (await foodsOf(text, country)).map(({ source }) => source.description.split(":")[0]);
}

const undressed = "Lettuce, salad with assorted vegetables including tomatoes and/or carrots, no dressing";
const dressed = "Dressed salad of lettuce and tomato";
const salads = ["ensalada", "ensalada verde", "ensalada de lechuga y tomate"];
const refusals = ["sin aceite", "sin aliño", "sin aliñar", "sin aderezo"];

describe("a salad dressed as the country does", () => {
  it.each(salads.flatMap((salad) => ["ES", "AR", "CL"].map((country) => [salad, country] as const)))(
    "has oil in %s, %s",
    async (salad, country) => {
      expect(await rowsOf(salad, country)).toEqual([dressed]);
    },
  );

  it.each(salads.flatMap((salad) => refusals.map((refusal) => `${salad} ${refusal}`)))(
    "has none in %s",
    async (text) => {
      expect(await rowsOf(text)).toEqual([undressed]);
    },
  );

  it("has its oil counted once where it is named", async () => {
    expect(await rowsOf("ensalada verde con aceite")).toEqual([dressed]);
  });

  it("has none in Mexico, where lime is squeezed over it", async () => {
    expect(await rowsOf("ensalada", "MX")).toEqual([undressed]);
  });
});

describe("a part that was refused", () => {
  it.each([
    ["ensalada césar de pollo sin salsa", "Caesar salad with chicken and croutons, undressed"],
    ["ensalada césar sin aderezo", "Caesar salad with chicken and croutons, undressed"],
    ["ensalada césar sin pollo", "Caesar salad with dressing and croutons"],
    ["hamburguesa sin pan", "Beef, ground, patty"],
  ])("leaves the rest of the dish: %s", async (text, row) => {
    expect(await rowsOf(text)).toEqual([row]);
  });

  it.each(["huevo frito", "queso", "tomate"])("ends before what comes with it: %s", async (beside) => {
    const foods = await foodsOf(`hamburguesa sin pan con ${beside}`);
    expect(foods).toHaveLength(2);
    expect(foods[0]?.source.description).toBe("Beef, ground, patty");
  });
});

describe("words as they are cut short in messages", () => {
  it.each([
    ["pan cn queso", "pan con queso"],
    ["bocadillo d jamon", "bocadillo de jamon"],
    ["cafe cn leche sn azucar", "cafe con leche sin azucar"],
    ["arroz kn pollo", "arroz con pollo"],
    ["bife d chorizo cn ensalada", "bife de chorizo con ensalada"],
  ])("are read as the whole words: %s", async (short, whole) => {
    const figures = async (text: string) =>
      (await foodsOf(text)).map(({ source, grams }) => [source.code, grams]);
    expect(await figures(short)).toEqual(await figures(whole));
  });
});

describe("a stir-fry served with chips and rice", () => {
  it.each(["sin papas", "sin papas fritas"])("keeps its meat and rice %s", async (without) => {
    expect(await rowsOf(`lomo saltado ${without}`, "PE")).toEqual([
      "Beef stir-fried with onion and tomato, with rice",
    ]);
  });
});
