import { expect, it } from "vitest";
import { printedLine, printedTable } from "../testing/printed-lines.ts";
import { readFigures, valuesOf } from "../testing/read-printed.ts";

/** With the line spacing of one cell. */
const tight = (lines: ReturnType<typeof printedTable>) =>
  lines.map((line) => ({
    ...line,
    box: { ...line.box, centre: { ...line.box.centre, y: 0.7 * line.box.centre.y } },
  }));

it("finds the unit of a figure below it in a narrow cell, and the energy above its name", () => {
  const narrow = printedTable(
    [
      ["100g", ""],
      ["", "1370"],
      ["", "kj"],
      ["", "327"],
      ["Energy", "kcal"],
      ["Fat", "25g"],
      ["of which:", "4.7"],
      ["saturates", "g"],
      ["", "1.8"],
      ["Carbohydrates", "g"],
      ["-of which", "1.1"],
      ["sugars", "9"],
      ["Protein", "24g"],
    ],
    [0, 260],
  );
  expect(valuesOf(readFigures(tight(narrow)))).toEqual({
    ...{ energyKj: 1370, energyKcal: 327, fat: 25, saturates: 4.7 },
    ...{ carbohydrate: 1.8, sugars: 1.1, protein: 24 },
  });
});

it("finds “less than” that is broken between two lines", () => {
  const figures = readFigures([
    ...printedTable(
      [
        ["Amount per serving", ""],
        ["Calories", "100"],
        ["Total Fat 4.5g", "6%"],
        ["Total Carbohydrate 13g", "5%"],
        ["Dietary Fiber / Fibra Dietetica less", ""],
        ["than 1g", ""],
        ["Protein 2g", ""],
      ],
      [0, 400],
    ),
  ]);
  expect(figures.fibre).toMatchObject({ value: 1, isBelow: true });
});

it("takes a 9 for the “g” of the last figure where a sentence breaks between them", () => {
  const sentence = [
    "Informacion nutricional por 10Og:",
    "Valor energetico 394 kJ (94 kcal). Grasas 0 g.",
    "Saturadas 0,1 g. Hidratos de carbono 16 g. Proteinas",
    "6,5 g. Sal 0,20",
    "9.",
  ];
  const figures = readFigures(sentence.map((text, at) => printedLine(text, 0, 100 + at * 30)));
  expect(valuesOf(figures)).toMatchObject({ fat: 0, saturates: 0.1, salt: 0.2 });
});

it("continues with a unit that is printed before the next energy, or was found apart", () => {
  const figures = readFigures(
    tight([
      ...printedTable(
        [
          ["per 100 g", ""],
          ["", "1516"],
          ["", "kJ/362"],
          ["Energy", "kcal"],
          ["Fat", "5.1g"],
          ["Carbohydrate", "68g"],
          ["Protein", "9.2g"],
          ["Salt", "0.49"],
        ],
        [0, 260],
      ),
      printedLine("g", 305, 100 + 7 * 30),
    ]),
  );
  expect(valuesOf(figures)).toMatchObject({ energyKj: 1516, energyKcal: 362, salt: 0.49 });
});

it("finds figures below names that fill their lines, beside another column of rows", () => {
  const figures = readFigures(
    printedTable(
      [
        ["Amount per serving", ""],
        ["Calories 90", ""],
        ["Total Fat 2.5g", "Total Carbohydrate less than"],
        ["Saturated Fat", "1g"],
        ["2g", "Dietary Fiber 0g"],
        ["Sodium 50mg", "Protein 16g"],
      ],
      [0, 300],
    ),
  );
  expect(valuesOf(figures)).toMatchObject({ fat: 2.5, saturates: 2, carbohydrate: 1, fibre: 0 });
  expect(figures.carbohydrate?.isBelow).toBe(true);
});

it("leaves figures below several names of one line to the names above them", () => {
  const figures = readFigures([
    ...printedTable(
      [
        ["per 100g", ""],
        ["Energy", "277kcal"],
        ["Fat", "15.5g"],
        ["Salt", "0.1g"],
      ],
      [0, 200],
    ),
    printedLine("Saturates Sugars", 0, 260),
    printedLine("5.6g", 0, 282),
    printedLine("0g", 110, 282),
  ]);
  expect(figures.saturates?.value).toBe(5.6);
  expect(figures.sugars?.value).toBe(0);
});
