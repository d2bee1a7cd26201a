import { expect, it } from "vitest";
import { printedLine, printedTable } from "../testing/printed-lines.ts";
import { readColumns, valuesOf } from "../testing/read-printed.ts";

it("reads figures that are printed as a sentence, broken anywhere", () => {
  const sentence = [
    "Valeurs nutritionnelles pour 100 g : Energie",
    "1046 kJ / 250 kcal ; Matieres grasses 10 g, dont",
    "acides gras satures 4,1 g ; Glucides 30 g, dont sucres",
    "12 g ; Fibres alimentaires 1,8 g ; Proteines 10 g ; Sel",
    "0,61 g.",
  ];
  const [column] = readColumns(sentence.map((text, at) => printedLine(text, 0, 100 + at * 30)));
  expect(column?.basis).toBe("per100Grams");
  expect(valuesOf(column?.figures)).toEqual({
    ...{ energyKj: 1046, energyKcal: 250, fat: 10, saturates: 4.1 },
    ...{ carbohydrate: 30, sugars: 12, fibre: 1.8, protein: 10, salt: 0.61 },
  });
});

it("reads names and units that are broken in narrow cells", () => {
  const [column] = readColumns(
    printedTable(
      [
        ["Informacion", ""],
        ["nutricional por 100", ""],
        ["g", ""],
        ["Valor", "1046kJ/250"],
        ["energetico", "kcal"],
        ["Grasas", ""],
        ["totales", "10,2g"],
        ["Hidratos de", ""],
        ["carbono", "30,1g"],
        ["Proteinas", "9,8g"],
      ],
      [0, 260],
    ),
  );
  expect(column?.isBasisGuessed).toBe(false);
  expect(valuesOf(column?.figures)).toEqual({
    ...{ energyKj: 1046, energyKcal: 250, fat: 10.2, carbohydrate: 30.1, protein: 9.8 },
  });
});

it("takes the unit from the name where the figures have none", () => {
  const [per100, serving] = readColumns(
    printedTable(
      [
        ["", "100 g", "1 porcion"],
        ["Energia (kcal)", "388", "97"],
        ["Proteinas (g)", "9", "2,3"],
        ["Grasa total (g)", "4", "1,0"],
        ["H. de C. disp. (g)", "79", "19,8"],
        ["Sodio (mg)", "469", "117"],
      ],
      [0, 260, 400],
    ),
  );
  expect(valuesOf(per100?.figures)).toEqual({
    energyKcal: 388,
    protein: 9,
    fat: 4,
    carbohydrate: 79,
    sodium: 469,
  });
  expect(valuesOf(serving?.figures)).toMatchObject({ energyKcal: 97, sodium: 117 });
});

it("reads vertical headers", () => {
  const rows = printedTable(
    [
      ["Energy", "1046kJ/250kcal", "314kJ/75kcal"],
      ["Fat", "10g", "3.0g"],
      ["Carbohydrate", "30g", "9.0g"],
      ["Protein", "10g", "3.0g"],
    ],
    [0, 260, 420],
  );
  const onEnd = (text: string, across: number) => {
    const line = printedLine(text, 0, 0);
    return { ...line, box: { ...line.box, centre: { x: across, y: 10 }, angle: -Math.PI / 2 } };
  };
  const columns = readColumns([...rows, onEnd("per 100 g", 300), onEnd("per 30 g serving", 470)]);
  expect(columns.map(({ basis, isBasisGuessed }) => [basis, isBasisGuessed])).toEqual([
    ["per100Grams", false],
    ["perServing", false],
  ]);
});

it("takes a 'less than' of its own for the figure below it alone", () => {
  const [, container] = readColumns([
    ...printedTable(
      [
        ["Amount per", "Per serving", "Per container"],
        ["Calories", "50", "100"],
        ["Total Fat", "0g", "1g"],
        ["Total Carbohydrate", "11g", "22g"],
        ["Protein", "1g", "2g"],
      ],
      [0, 260, 400],
    ),
    printedLine("Sugars", 0, 250),
    printedLine("less than", 260, 250),
    printedLine("1g", 260, 275),
    printedLine("2g", 400, 250),
  ]);
  expect(container?.figures.sugars).toMatchObject({ value: 2, isBelow: false });
});

it("does not trust two columns for the same amount", () => {
  const columns = readColumns(
    printedTable(
      [
        ["", "per 100 g", "per 100 g"],
        ["Energy", "1046kJ/250kcal", "314kJ/75kcal"],
        ["Fat", "10g", "3.0g"],
        ["Carbohydrate", "30g", "9.0g"],
        ["Protein", "10g", "3.0g"],
      ],
      [0, 260, 420],
    ),
  );
  expect(columns.map(({ isBasisGuessed }) => isBasisGuessed)).toEqual([true, true]);
});
