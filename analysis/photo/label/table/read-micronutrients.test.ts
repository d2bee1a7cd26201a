import { describe, expect, it } from "vitest";
import { printedTable } from "../testing/printed-lines.ts";
import { readColumns } from "../testing/read-printed.ts";

type Row = readonly string[];
const european = (...vitamins: readonly Row[]) =>
  readColumns(
    printedTable(
      [
        ["", "pour 100 g", "%VNR", "par portion 30 g", "%VNR"],
        ["Energie", "1600kJ/380kcal", "", "480kJ/114kcal", ""],
        ["Matieresgrasses", "3g", "", "0,9g", ""],
        ["Glucides", "78g", "", "23,4g", ""],
        ["Proteines", "8g", "", "2,4g", ""],
        ...vitamins,
      ],
      [0, 260, 430, 530, 740],
    ),
  ).map(({ micronutrients }) => micronutrients);

const american = (...vitamins: readonly Row[]) =>
  readColumns(
    printedTable(
      [
        ["NutritionFacts", ""],
        ["Servingsize", "1cup(30g)"],
        ["Calories", "114"],
        ["TotalFat1g", "1%"],
        ["TotalCarbohydrate24g", "9%"],
        ["Protein2g", ""],
        ...vitamins,
      ],
      [0, 300],
    ),
  )[0]?.micronutrients;

const read = (value: number) => ({ value, isBelow: false, doubt: null });

describe("vitamins and minerals of a label", () => {
  it("are read in each column, in their own units", () => {
    expect(
      european(
        ["VitamineD", "5µg", "100%", "1,5µg", "30%"],
        ["VitamineB12", "2,5ug", "100%", "0,75ug", "30%"],
        ["VitamineC", "80mg", "100%", "24mg", "30%"],
        ["Calcium", "800mg", "100%", "240mg", "30%"],
        ["Fer", "14mg", "100%", "4,2mg", "30%"],
      ),
    ).toEqual([
      {
        vitaminD: read(5),
        vitaminB12: read(2.5),
        vitaminC: read(80),
        calcium: read(800),
        iron: read(14),
      },
      {
        vitaminD: read(1.5),
        vitaminB12: read(0.75),
        vitaminC: read(24),
        calcium: read(240),
        iron: read(4.2),
      },
    ]);
  });

  it("are read below an American table, name and figure in one line", () => {
    expect(
      american(
        ["VitaminD2mcg", "10%"],
        ["Calcium260mg", "20%"],
        ["Iron8mg", "45%"],
        ["Potassium240mg", "6%"],
      ),
    ).toEqual({ vitaminD: read(2), calcium: read(260), iron: read(8), potassium: read(240) });
  });

  it("are read if two are on one line, with their percentages", () => {
    expect(american(["VitaminDOmcg0%", ".Calcium120mg10%"], ["Iron1.5mg8%", ".Potassium310mg6%"])).toEqual({
      vitaminD: read(0),
      calcium: read(120),
      iron: read(1.5),
      potassium: read(310),
    });
  });

  it("are in doubt where the percentage of a day says otherwise", () => {
    expect(american(["Calcium260mg", "2%"])).toEqual({
      calcium: { value: 260, isBelow: false, doubt: "contradiction" },
    });
  });

  it.each([
    ["another vitamin", ["VitaminB61.4mg", "80%"]],
    ["no code", ["Vitamina", "12mg"]],
    ["a unit it is never printed in", ["VitaminD400IU", "100%"]],
    ["a percentage alone", ["VitaminC", "60%"]],
    ["a word that begins like it", ["VitaminComplex20mg", ""]],
  ] as const)("are left out for %s", (_, row) => {
    expect(american(row)).toEqual({});
  });

  it("of B1 and B12 are told apart by their units, also without a space", () => {
    expect(american(["VitaminB11.1mg", "92%"], ["VitaminB122.4mcg", "100%"])).toEqual({
      vitaminB1: read(1.1),
      vitaminB12: read(2.4),
    });
    expect(american(["VitaminB12.5mg", ""])).toEqual({});
  });

  it("of more than the food weighs are left empty, with the reason", () => {
    expect(american(["Calcium31000mg", ""])).toEqual({
      calcium: { value: null, isBelow: false, doubt: "impossible" },
    });
  });

  it("take no row's place", () => {
    const [column] = readColumns(
      printedTable(
        [
          ["", "per100g"],
          ["Energy", "380kcal"],
          ["Fat", "3g"],
          ["Carbohydrate", "78g"],
          ["Protein", "8g"],
          ["Unknownthing", "9µg"],
          ["Salt", "0.5g"],
        ],
        [0, 300],
      ),
    );
    expect(column?.figures).toMatchObject({ protein: { value: 8 }, salt: { value: 0.5 } });
  });
});
