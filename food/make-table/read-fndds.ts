import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Micronutrients, NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import { householdMeasuresOf } from "./fndds-portions.ts";
import type { FnddsRecipes } from "./fndds-recipes.ts";
import { fruitVegetableLegumePercent } from "./fruit-and-vegetables.ts";
import { nutriScoreClassOf } from "./nutri-score-class.ts";
import { type CsvRecord, numberOf, parseCsv, textOf } from "./parse-csv.ts";
import { rounded, type SourceRow } from "./source-row.ts";
import { hasNonNutritiveSweeteners } from "./sweetener.ts";

/** Alpha-linolenic, stearidonic, EPA, DPA and DHA, g. FNDDS does not part 18:3 n-3 from n-6; nearly all is n-3. */
const omega3Columns = ["18:3 (g)", "18:4 (g)", "20:5 n-3 (g)", "22:5 n-3 (g)", "22:6 n-3 (g)"];

function micronutrientsOf(record: CsvRecord): Micronutrients {
  return {
    vitaminD: numberOf(record, "Vitamin D (D2 + D3) (mcg)"),
    vitaminB12: numberOf(record, "Vitamin B-12 (mcg)"),
    vitaminB9: numberOf(record, "Folate, DFE (mcg_DFE)"),
    vitaminA: numberOf(record, "Vitamin A, RAE (mcg_RAE)"),
    vitaminC: numberOf(record, "Vitamin C (mg)"),
    vitaminK: numberOf(record, "Vitamin K (phylloquinone) (mcg)"),
    vitaminE: numberOf(record, "Vitamin E (alpha-tocopherol) (mg)"),
    vitaminB1: numberOf(record, "Thiamin (mg)"),
    calcium: numberOf(record, "Calcium (mg)"),
    iron: numberOf(record, "Iron (mg)"),
    magnesium: numberOf(record, "Magnesium (mg)"),
    potassium: numberOf(record, "Potassium (mg)"),
    zinc: numberOf(record, "Zinc (mg)"),
    iodine: null,
    selenium: numberOf(record, "Selenium (mcg)"),
    omega3: rounded(omega3Columns.reduce((sum, column) => sum + numberOf(record, column), 0)),
  };
}

function figuresOf(record: CsvRecord, fruitVegetableLegumePercent: number): NutrientsPer100Grams {
  return {
    calories: numberOf(record, "Energy (kcal)"),
    protein: numberOf(record, "Protein (g)"),
    carbs: numberOf(record, "Carbohydrate (g)"),
    fat: numberOf(record, "Total Fat (g)"),
    fiber: numberOf(record, "Fiber, total dietary (g)"),
    sugars: numberOf(record, "Sugars, total (g)"),
    saturatedFat: numberOf(record, "Fatty acids, total saturated (g)"),
    sodiumMg: numberOf(record, "Sodium (mg)"),
    fruitVegetableLegumePercent,
    micronutrients: micronutrientsOf(record),
  };
}

function recordsOf(folder: string, file: string): CsvRecord[] {
  return parseCsv(readFileSync(join(folder, file), "utf8"));
}

function foodCodeOf(record: CsvRecord): string {
  return textOf(record, "Food code");
}

/** "Lactaid; nonfat milk" names two. */
function alsoCalledOf(record: CsvRecord | undefined): readonly string[] {
  const names = record === undefined ? "" : textOf(record, "Additional food description");
  return names
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

interface EditionFood {
  readonly code: string;
  readonly description: string;
  readonly wweiaNumber: number;
}

/** Facts of a food that the editions state in different ways. */
interface EditionFacts {
  /** % by weight. */
  readonly produceShareOf: (food: EditionFood) => number;
  readonly ingredientNamesOf: (code: string) => readonly string[];
}

/** Every food of one edition, in the order of its codes. */
function readEdition(folder: string, table: string, facts: EditionFacts): SourceRow[] {
  const foodByCode = new Map(
    recordsOf(folder, "Foods_and_Beverages.csv").map((food) => [foodCodeOf(food), food]),
  );
  const portionsByCode = Map.groupBy(recordsOf(folder, "Portions_and_Weights.csv"), foodCodeOf);
  return recordsOf(folder, "FNDDS_Nutrient_Values.csv").map((record) => {
    const code = foodCodeOf(record);
    const description = textOf(record, "Main food description").replace(/\s+/g, " ").trim();
    const wweiaNumber = numberOf(record, "WWEIA Category number");
    const share = facts.produceShareOf({ code, description, wweiaNumber });
    return {
      source: { table, code, description },
      alsoCalled: alsoCalledOf(foodByCode.get(code)),
      frenchName: null,
      category: textOf(record, "WWEIA Category description"),
      per100Grams: figuresOf(record, share),
      nutriScoreClass: nutriScoreClassOf(wweiaNumber, description),
      hasNonNutritiveSweeteners: hasNonNutritiveSweeteners(
        description,
        wweiaNumber,
        facts.ingredientNamesOf(code),
      ),
      ...householdMeasuresOf(portionsByCode.get(code) ?? []),
    };
  });
}

/** The edition of 2017-2018, whose fruit and vegetables FPED 2017-2018 counts. */
export function readFndds2018(folder: string): SourceRow[] {
  const fpedByCode = new Map(
    recordsOf(folder, "FPED_1718.csv").map((record) => [textOf(record, "FOODCODE"), record]),
  );
  return readEdition(folder, "FNDDS 2017-2018", {
    produceShareOf: ({ code, description, wweiaNumber }) => {
      const fped = fpedByCode.get(code);
      if (fped === undefined) throw new Error(`FPED lacks ${code} ${description}`);
      return fruitVegetableLegumePercent(fped, description, wweiaNumber);
    },
    ingredientNamesOf: () => [],
  });
}

/** The edition of 2021-2023, whose fruit and vegetables are counted in its own recipes. */
export function readFndds2023(folder: string, recipes: FnddsRecipes): SourceRow[] {
  return readEdition(folder, "FNDDS 2021-2023", {
    produceShareOf: ({ code }) => Math.round(recipes.produceShareOf(code) * 100),
    ingredientNamesOf: (code) => recipes.ingredientsOf(code).map(({ description }) => description),
  });
}
