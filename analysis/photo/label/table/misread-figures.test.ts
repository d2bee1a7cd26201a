import { expect, it } from "vitest";
import { printedLine, printedTable } from "../testing/printed-lines.ts";
import { readFigures } from "../testing/read-printed.ts";

/** A table whose energy agrees with its macros if the rows add 25 % carbohydrate. */
const withRows = (rows: readonly (readonly string[])[]) =>
  printedTable(
    [["", "per 100g"], ["Energy", "1400kJ/335kcal"], ["Fat", "23g"], ...rows, ["Salt", "1.2g"]],
    [0, 260],
  );

it("takes a letter that looks like a digit for one before a unit, and marks it", () => {
  const { protein, sugars, fibre } = readFigures(
    withRows([
      ["Carbohydrate", "25g"],
      ["of which sugars", "Gg"],
      ["Fibre", "Lg"],
      ["Protein", "6.A g"],
    ]),
  );
  expect([sugars?.value, fibre?.value, protein?.value]).toEqual([6, 1, 6.4]);
  expect([sugars?.doubt, fibre?.doubt, protein?.doubt]).toEqual(["unclear", "unclear", "unclear"]);
});

it("reads what the edges of cells do to a figure", () => {
  const figures = readFigures(
    withRows([
      ["Carbohydrate", "25g"],
      ["Total sugars OgO%", ""],
      ["Saturates lg", ""],
      ["Protein", "6,.4g"],
    ]),
  );
  expect([figures.sugars, figures.saturates, figures.protein].map((each) => each?.value)).toEqual([
    0, 1, 6.4,
  ]);
});

it("reads a cell that holds only a zero", () => {
  const figures = readFigures(
    printedTable(
      [
        ["", "100 g"],
        ["Energia (kcal)", "357"],
        ["Grasas (g)", "o"],
        ["Hidratos de carbono (g)", "88"],
        ["Proteinas (g)", "0,5"],
      ],
      [0, 260],
    ),
  );
  expect(figures.fat?.value).toBe(0);
});

it("repairs two figures that lost their decimal points, each by what contradicts it", () => {
  const figures = readFigures(
    printedTable(
      [
        ["", "100ml"],
        ["Valor energetico", "175kJ/42kcal"],
        ["Grasas", "2,3g"],
        ["-de las cuales saturadas", "15g"],
        ["Carbohidratos", "2,6g"],
        ["-de los cuales azucares", "12g"],
        ["Proteinas", "2,4g"],
      ],
      [0, 360],
    ),
  );
  expect(figures.saturates).toMatchObject({ value: 1.5, doubt: "repaired" });
  expect(figures.sugars).toMatchObject({ value: 1.2, doubt: "repaired" });
});

it("finds short names that lost a letter, and none in the words of a packet", () => {
  const sentence = [
    "Nutrition Facts Serv. size: 1 piece (25g), Amount per serving:",
    "Calories 110, Total Fat 3.5g (4%DV),at.Fat1g(5%DV),Trans Fat 0g",
    "Total Carb. 19g (7% DV), Fiber 1g (4% DV), Protein 2g.",
    "Conservar en lugar fresco. Consumir en 3 dias.",
  ];
  const figures = readFigures(sentence.map((text, at) => printedLine(text, 0, 100 + at * 30)));
  expect(figures.saturates?.value).toBe(1);
  expect(figures.sugars).toBeUndefined();
});

it("takes nothing from the list of ingredients, nor from a footnote that names calories", () => {
  const texts = [
    "Ingredients: farine de ble, sucre 20 g, huile 12 g,",
    "sel 1,2 g, extrait de malt.",
    "Valeurs nutritionnelles pour 100 g",
    "Energie 333 kcal",
    "Graisses 2,1 g",
    "Glucides 65 g",
    "Sucres 5,3 g",
    "Proteines 9,3 g",
    "Sel 0,29 g",
    "Calories 3",
  ];
  const figures = readFigures(texts.map((text, at) => printedLine(text, 0, 100 + at * 30)));
  expect([figures.sugars, figures.salt, figures.energyKcal].map((each) => each?.value)).toEqual([
    5.3, 0.29, 333,
  ]);
});

it("binds figures far from their names to the rows that make the energy agree", () => {
  const names = [
    "Energia",
    "Grasas totales",
    "Saturadas",
    "Hidratos de carbono",
    "-azucares",
    "Proteinas",
    "Sal",
  ];
  const printed = ["78kcal", "0,5g", "0,1g", "16g", "3,5g", "2,6g", "0,2g"];
  const lines = [
    printedLine("por cada 100 g", 0, 100),
    ...names.map((name, row) => printedLine(name, 0, 200 + row * 26)),
    ...printed.map((figure, row) => printedLine(figure, 870, 200 + row * 26 - 27)),
  ];
  const figures = readFigures(lines);
  expect(
    [figures.energyKcal, figures.fat, figures.carbohydrate, figures.salt].map((each) => each?.value),
  ).toEqual([78, 0.5, 16, 0.2]);
});
