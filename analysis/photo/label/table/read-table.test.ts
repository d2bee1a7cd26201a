import { expect, it } from "vitest";
import { printedLine, printedTable } from "../testing/printed-lines.ts";
import { readColumns, readPrinted, valuesOf } from "../testing/read-printed.ts";
import type { LabelColumn } from "./label-reading.ts";

const european = [0, 260, 400, 520];
const doubtsOf = (column: LabelColumn | undefined) =>
  column && Object.entries(column.figures).flatMap(([key, { doubt }]) => (doubt ? [`${key}: ${doubt}`] : []));

it("reads a European table in columns and leaves out the percentages", () => {
  const [per100, serving] = readColumns(
    printedTable(
      [
        ["", "pour 100 g", "1 pot de 120 g", "%AR*"],
        ["Energie", "796kJ", "955kJ", "12%"],
        ["", "192kcal", "230kcal", ""],
        ["Matieresgrasses", "15g", "18g", "26%"],
        ["dontacidesgrassatures", "14g", "17g", "85%"],
        ["Glucides", "13g", "16g", "6"],
        ["dontsucres", "9,2g", "11g", "12%"],
        ["Proteines", "1,2g", "1,4g", "3%"],
        ["Sel", "0,04g", "0,05g", "1%"],
      ],
      european,
    ),
  );
  expect(valuesOf(per100?.figures)).toEqual({
    energyKj: 796,
    energyKcal: 192,
    fat: 15,
    saturates: 14,
    carbohydrate: 13,
    sugars: 9.2,
    protein: 1.2,
    salt: 0.04,
  });
  expect([per100?.basis, serving?.basis]).toEqual(["per100Grams", "perServing"]);
  expect(serving?.figures.sugars?.value).toBe(11);
  expect([per100, serving].flatMap(doubtsOf)).toEqual([]);
});

it("reads an American label, with its serving, below its large calories", () => {
  const reading = readPrinted([
    ...printedTable(
      [
        ["NutritionFacts", ""],
        ["9 servingspercontainer", ""],
        ["Servingsize", "2/3cup(86g)"],
        ["Calories", "200"],
        ["", "%DailyValue*"],
        ["TotalFat10g", "13%"],
        ["SaturatedFat6g", "30%"],
        ["TransFatOg", ""],
        ["Sodium75mg", "3%"],
        ["TotalCarbohydrate25g", "9"],
        ["DietaryFiber1g", "3%"],
        ["TotalSugarslessthan1g", ""],
        ["Includes15gAddedSugars", "30%"],
        ["Protein3g", ""],
      ],
      [0, 300],
    ),
    printedLine("*ThePercentDailyValuesarebasedona2,000caloriediet", 0, 560),
    printedLine("TotalFatLessthan65g", 0, 590),
  ]);
  expect(reading).toMatchObject({
    kind: "table",
    label: { servingGrams: 86, servingsPerContainer: 9, columns: [{ basis: "perServing" }] },
  });
  const [column] = reading.kind === "table" ? reading.label.columns : [];
  expect(valuesOf(column?.figures)).toEqual({
    energyKcal: 200,
    fat: 10,
    saturates: 6,
    carbohydrate: 25,
    sugars: 1,
    fibre: 1,
    protein: 3,
    sodium: 75,
  });
  expect(column?.figures.sugars?.isBelow).toBe(true);
});

it("reads a unit that looks like a nine as the unit, where the others have theirs", () => {
  const [column] = readColumns(
    printedTable(
      [
        ["", "per 100g"],
        ["Energy", "1046kJ/250kcal"],
        ["Fat", "109"],
        ["Carbohydrate", "30g"],
        ["Protein", "10g"],
        ["Salt", "1g"],
      ],
      european,
    ),
  );
  expect(column?.figures.fat).toEqual({ value: 10, isBelow: false, doubt: null });
});

it("puts back a lost decimal point where that alone makes the figures agree, and says so", () => {
  const [column] = readColumns(
    printedTable(
      [
        ["", "per 100g"],
        ["Energy", "1046kJ/250kcal"],
        ["Fat", "102g"],
        ["Carbohydrate", "30.2g"],
        ["Protein", "9.8g"],
        ["Salt", "1.1g"],
      ],
      european,
    ),
  );
  expect(column?.figures.fat).toEqual({ value: 10.2, isBelow: false, doubt: "repaired" });
});

it("asks to check figures that contradict each other", () => {
  const [column] = readColumns(
    printedTable(
      [
        ["", "per 100g"],
        ["Energy", "250kcal"],
        ["Fat", "4g"],
        ["Saturates", "7g"],
        ["Carbohydrate", "30g"],
        ["Protein", "10g"],
      ],
      european,
    ),
  );
  expect(doubtsOf(column)).toContain("saturates: contradiction");
  expect(column?.figures.fat?.doubt).toBe("contradiction");
});

it("finds no table in a receipt", () => {
  const receipt = printedTable(
    [
      ["Sugar 1kg", "1.29"],
      ["Protein bar", "2.49"],
      ["TOTAL", "3.78"],
    ],
    [0, 300],
  );
  expect(readPrinted(receipt).kind).toBe("noTable");
});

it("tells two tables with different figures from one", () => {
  const rows = (fat: string, left: number) =>
    printedTable(
      [
        ["per 100g"],
        ["Energy 250kcal"],
        [`Fat ${fat}g`],
        ["Carbohydrate 30g"],
        [`Sugars ${fat}g`],
        [`Protein ${fat}g`],
        [`Salt ${fat}g`],
      ],
      [left],
    );
  expect(readPrinted([...rows("4", 0), ...rows("5", 900)]).kind).toBe("severalTables");
});

it.each([
  ["per 100 g", "per 100 ml as prepared", ["Energy", "Fat", "Carbohydrate", "Protein"]],
  ["por 100 g", "Por 100 ml preparado", ["Energia", "Grasas", "Hidratos de carbono", "Proteinas"]],
  ["pour 100 g", "pour 100 ml reconstitue", ["Energie", "Matieres grasses", "Glucides", "Proteines"]],
])("keeps “%s” and “%s” apart, and does not hold them against each other", (own, prepared, names) => {
  const [energy = "", fat = "", carbohydrate = "", protein = ""] = names;
  const columns = readColumns(
    printedTable(
      [
        ["", own, prepared],
        [energy, "1607kJ/384kcal", "386kJ/92kcal"],
        [fat, "4,0g", "2,1g"],
        [carbohydrate, "72g", "13g"],
        [protein, "15g", "5,1g"],
      ],
      [0, 260, 400],
    ),
  );
  expect(columns.map(({ basis, isPrepared }) => [basis, isPrepared])).toEqual([
    ["per100Grams", false],
    ["per100Millilitres", true],
  ]);
  expect(columns.flatMap(doubtsOf)).toEqual([]);
});

it("takes a serving of 100 g for a serving, and a header for the words above and below it", () => {
  const [serving] = readColumns(
    printedTable(
      [
        ["Porcion:100 g (1 taza)", "", ""],
        ["Valor energetico", "97kcal=406kJ", "5%"],
        ["Carbohidratos", "6,4g", "2%"],
        ["Proteinas", "7,8g", "10%"],
        ["Grasas totales", "4,4g", "8%"],
      ],
      european,
    ),
  );
  expect(serving?.basis).toBe("perServing");
  const columns = readColumns([
    printedLine("100 ml de", 400, 60),
    printedLine("producto", 400, 82),
    printedLine("Por 100 g", 290, 85),
    printedLine("preparado", 400, 104),
    ...printedTable(
      [
        [],
        ["Valor energetico", "384kcal", "92kcal"],
        ["Grasas", "4,0g", "2,1g"],
        ["Hidratos de carbono", "72g", "13g"],
        ["Proteinas", "15g", "5,1g"],
      ],
      [0, 300, 420],
    ),
  ]);
  expect(columns.map(({ isPrepared }) => isPrepared)).toEqual([false, true]);
});

it("reads a label that states kJ alone", () => {
  const [serving, per100] = readColumns(
    printedTable(
      [
        ["", "AVE. QTY. PER SERVING", "AVE. QTY. PER 100g"],
        ["ENERGY", "482kJ", "1607kJ"],
        ["PROTEIN", "4.5g", "15.0g"],
        ["FAT, TOTAL", "1.2g", "4.0g"],
        ["CARBOHYDRATE", "21.6g", "72.0g"],
        ["SODIUM", "60mg", "200mg"],
      ],
      [0, 200, 460],
    ),
  );
  expect(valuesOf(per100?.figures)).toEqual({
    ...{ energyKj: 1607, protein: 15, fat: 4, carbohydrate: 72, sodium: 200 },
  });
  expect(serving?.basis).toBe("perServing");
  expect(doubtsOf(per100)).toEqual([]);
});
