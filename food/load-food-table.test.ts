import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { FoodRow } from "./food-row.ts";
import { foodTablePath, loadFoodTable } from "./load-food-table.ts";
import { dishDescription, readRecipes, standardRecipeTable } from "./make-table/compose-dishes.ts";
import { energyVerdictOf, lacksAlcoholEnergy } from "./make-table/energy-plausibility.ts";

const table = loadFoodTable();

/** Rows that break a rule, by name, so that a failure says which. */
function breaking(rule: (row: FoodRow) => boolean): readonly string[] {
  return table.rows.filter((row) => !rule(row)).map(({ source }) => `${source.code} ${source.description}`);
}

function processorMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function readCells() {
  const lines = readFileSync(foodTablePath, "utf8").split("\n");
  return lines.map((line) => line.split("\t").map(Number));
}

function figuresOf({ per100Grams }: FoodRow): readonly number[] {
  const { micronutrients, ...macronutrients } = per100Grams;
  const known = Object.values(micronutrients).filter((figure) => figure !== null);
  return [...Object.values(macronutrients), ...known];
}

/** More of it in 100 g than any food holds: a slip of a unit or a column. */
const mostIn100Grams = {
  vitaminD: 300,
  vitaminB12: 100,
  vitaminB9: 7000,
  vitaminA: 35_000,
  vitaminC: 6_000,
  vitaminK: 2_000,
  vitaminE: 160,
  vitaminB1: 25,
  calcium: 7_000, // baking powder
  iron: 400, // dried sea lettuce
  magnesium: 3_000,
  potassium: 20_000,
  zinc: 150,
  iodine: 500_000, // dried tangle
  selenium: 2_000,
  omega3: 65,
} as const;

describe("every row", () => {
  it("has only figures that are numbers and not below 0", () => {
    expect(
      breaking((row) => figuresOf(row).every((figure) => Number.isFinite(figure) && figure >= 0)),
    ).toEqual([]);
  });

  it("holds no more than 100 g of protein, carbohydrate and fat in 100 g", () => {
    const roundingGrams = 1;
    expect(
      breaking(({ per100Grams: { protein, carbs, fat } }) => protein + carbs + fat <= 100 + roundingGrams),
    ).toEqual([]);
  });

  it("counts fibre and sugars as carbohydrate, and saturates as fat", () => {
    const roundingGrams = 1;
    expect(
      breaking(
        ({ per100Grams: { fiber, sugars, carbs, saturatedFat, fat } }) =>
          fiber <= carbs + roundingGrams &&
          sugars <= carbs + roundingGrams &&
          saturatedFat <= fat + roundingGrams,
      ),
    ).toEqual([]);
  });

  it("counts the energy of alcohol", () => {
    expect(breaking((row) => !lacksAlcoholEnergy(row))).toEqual([]);
  });

  it("has an energy that follows from its macronutrients, or a known cause why not", () => {
    expect(breaking((row) => energyVerdictOf(row) !== null)).toEqual([]);
  });

  it("has shares of fruit, vegetables and pulses between 0 and 100 %", () => {
    expect(
      breaking(({ per100Grams: { fruitVegetableLegumePercent: share } }) => share >= 0 && share <= 100),
    ).toEqual([]);
  });

  it("has micronutrients that a food can hold", () => {
    expect(
      breaking(({ per100Grams: { micronutrients } }) =>
        micronutrientNames.every((name) => (micronutrients[name] ?? 0) <= mostIn100Grams[name]),
      ),
    ).toEqual([]);
  });

  it("has names, a group, and measures that weigh something", () => {
    expect(breaking(({ source, category }) => source.description !== "" && category !== "")).toEqual([]);
    expect(
      breaking(({ portions }) => portions.every(({ description, grams }) => description !== "" && grams > 0)),
    ).toEqual([]);
    expect(breaking(({ defaultGrams }) => defaultGrams === null || defaultGrams > 0)).toEqual([]);
  });

  it("has a default weight that is one helping", () => {
    const [mostGrams, mostKcal] = [700, 1_500];
    expect(
      breaking(
        ({ defaultGrams, per100Grams: { calories } }) =>
          defaultGrams === null || (defaultGrams <= mostGrams && defaultGrams * calories <= mostKcal * 100),
      ),
    ).toEqual([]);
  });

  it("has a density of something that is eaten", () => {
    const [puffed, syrup] = [0.02, 1.6];
    expect(
      breaking(({ gramsPerMl }) => gramsPerMl === null || (gramsPerMl >= puffed && gramsPerMl <= syrup)),
    ).toEqual([]);
  });

  it("can be found by its table and code, and no other row can", () => {
    expect(breaking((row) => table.find(row.source.table, row.source.code) === row)).toEqual([]);
    expect(table.rows.every((row, index) => row.index === index)).toBe(true);
  });
});

describe("the table", () => {
  it("was built since the standard recipes were last changed", () => {
    const recipes = readRecipes(fileURLToPath(new URL("./recipes/", import.meta.url)));
    const dishes = table.rows.filter(({ source }) => source.table === standardRecipeTable);
    expect(dishes.map(({ source }) => source.description)).toEqual(recipes.map(dishDescription));
    expect(dishes.map((row) => row.portions)).toEqual(recipes.map((recipe) => recipe.portions));
  });

  it("knows an unknown figure from none at all", () => {
    const milkIodine = table.find("FNDDS 2021-2023", "11111000")?.per100Grams.micronutrients.iodine;
    expect(milkIodine).toBeGreaterThan(20);
    for (const name of ["iodine", "selenium", "vitaminD"] as const) {
      const figures = table.rows.map((row) => row.per100Grams.micronutrients[name]);
      expect(figures).toContain(null);
      expect(figures).toContain(0);
    }
  });

  it("counts the fibre of a Ciqual food as carbohydrate", () => {
    // Blond lentils, boiled: 16.3 g "glucides" and 6 g fibre in Ciqual 2025.
    const lentils = table.find("Ciqual 2025", "20588")?.per100Grams;
    expect(lentils).toMatchObject({ carbs: 22.3, fiber: 6 });
  });

  it("scores foods by the table of the Nutri-Score that they belong to", () => {
    const classOf = (code: string) => table.find("FNDDS 2021-2023", code)?.nutriScoreClass;
    expect(classOf("11111000")).toBe("beverage"); // milk
    expect(classOf("14104100")).toBe("cheese"); // cheddar
    expect(classOf("82104000")).toBe("fat_oil_nut_seed"); // olive oil
    expect(classOf("42100100")).toBe("fat_oil_nut_seed"); // almonds
    expect(classOf("21500100")).toBe("red_meat"); // ground beef
    expect(classOf("94000100")).toBe("water");
    expect(classOf("63101000")).toBe("general"); // apple
    expect(classOf("28520000")).toBe("general"); // gravy
  });

  it("counts fruit but no potato towards the share of fruit and vegetables", () => {
    const shareOf = (code: string) =>
      table.find("FNDDS 2021-2023", code)?.per100Grams.fruitVegetableLegumePercent;
    expect(shareOf("63101000")).toBe(100); // apple
    expect(shareOf("63105010")).toBe(100); // avocado
    expect(shareOf("71101000")).toBe(0); // potato, baked
    expect(shareOf("73405010")).toBe(0); // sweet potato, boiled
  });

  it("stays small enough to commit and to read at start", () => {
    const mostBytes = 6_000_000;
    expect(statSync(foodTablePath).size).toBeLessThan(mostBytes);
    // Processor time, and of the same file's cells as numbers, so that a slow or busy machine fails nothing. Usually 4 to 5.
    const mostOfCells = 10;
    const rounds = [1, 2, 3].map(() => ({
      whole: processorMs(loadFoodTable),
      cells: processorMs(readCells),
    }));
    const least = (part: "whole" | "cells") => Math.min(...rounds.map((round) => round[part]));
    expect(least("whole") / least("cells")).toBeLessThan(mostOfCells);
  });
});

it("has no drink with alcohol that could get a Nutri-Score", () => {
  const alcoholic = /^(liquor and cocktails|wine|beer|vins|bières et cidres|liqueurs et alcools|cocktails)$/i;
  const without = /alcohol-free|nonalcoholic|<1° alcohol/i;
  const scored = table.rows.filter(
    ({ category, source, nutriScoreClass }) =>
      alcoholic.test(category) && !without.test(source.description) && nutriScoreClass !== "alcohol",
  );
  expect(scored.map(({ source }) => source.description)).toEqual([]);
});
