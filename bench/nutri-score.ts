/** bench/: our Nutri-Score 2023 against cases worked out by others: `npm run bench:nutri-score -- FILE`. */
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { type NutriScoreClass, type NutriScoreInputs, nutriScoreOf } from "#domain/nutrition/nutri-score.ts";

const figure = z._default(z.nullable(z.number()), 0);
const answer = { name: z.string(), expected_score: z.number(), expected_grade: z.string() };
const caseFile = z.object({
  cases: z.array(
    z.object({
      ...answer,
      category: z.string(),
      inputs: z.object({
        energy_kj: figure,
        sugars_g: figure,
        saturated_fat_g: figure,
        fat_g: figure,
        salt_g: figure,
        proteins_g: figure,
        fiber_g: figure,
        fruits_vegetables_legumes_pct: figure,
        non_nutritive_sweeteners: z._default(z.boolean(), false),
        is_water: z._default(z.boolean(), false),
      }),
    }),
  ),
  beverages: z.array(
    z.object({
      ...answer,
      product: z.object({
        energy_kj: figure,
        sugar_g: figure,
        sat_fat_g: figure,
        salt_g: figure,
        protein_g: figure,
        fibre_g: figure,
        fruit_veg_pct: figure,
        has_sweeteners: z.boolean(),
        is_water: z.boolean(),
      }),
    }),
  ),
});

/** The file's own words for the algorithm's classes. */
function classOf(category: string, isWater: boolean): NutriScoreClass {
  if (isWater || category === "water") return "water";
  if (category.startsWith("fat")) return "fat_oil_nut_seed";
  if (category === "red_meat" || category === "cheese" || category === "beverage") return category;
  if (category === "general") return "general";
  throw new Error(`Unknown category: ${category}`);
}

interface WorkedCase {
  readonly name: string;
  readonly inputs: NutriScoreInputs;
  readonly scoreClass: NutriScoreClass;
  readonly expected: string;
}

function read(path: string): WorkedCase[] {
  const file = z.parse(caseFile, JSON.parse(readFileSync(path, "utf8")));
  const expectedOf = (worked: { expected_score: number; expected_grade: string }) =>
    `${worked.expected_grade} (${worked.expected_score})`;
  const foods = file.cases.map(
    ({ inputs, category, ...worked }): WorkedCase => ({
      name: worked.name,
      expected: expectedOf(worked),
      scoreClass: classOf(category, inputs.is_water),
      inputs: {
        energyKj: inputs.energy_kj ?? 0,
        sugars: inputs.sugars_g ?? 0,
        saturatedFat: inputs.saturated_fat_g ?? 0,
        fat: inputs.fat_g ?? 0,
        salt: inputs.salt_g ?? 0,
        protein: inputs.proteins_g ?? 0,
        fiber: inputs.fiber_g ?? 0,
        fruitVegetableLegumePercent: inputs.fruits_vegetables_legumes_pct ?? 0,
        hasNonNutritiveSweeteners: inputs.non_nutritive_sweeteners,
      },
    }),
  );
  const beverages = file.beverages.map(
    ({ product, ...worked }): WorkedCase => ({
      name: worked.name,
      expected: expectedOf(worked),
      scoreClass: classOf("beverage", product.is_water),
      inputs: {
        energyKj: product.energy_kj ?? 0,
        sugars: product.sugar_g ?? 0,
        saturatedFat: product.sat_fat_g ?? 0,
        fat: 0,
        salt: product.salt_g ?? 0,
        protein: product.protein_g ?? 0,
        fiber: product.fibre_g ?? 0,
        fruitVegetableLegumePercent: product.fruit_veg_pct ?? 0,
        hasNonNutritiveSweeteners: product.has_sweeteners,
      },
    }),
  );
  return [...foods, ...beverages];
}

const [path] = process.argv.slice(2);
if (!path) throw new Error("Usage: npm run bench:nutri-score -- FILE");
const rows = read(path).map(({ name, inputs, scoreClass, expected }) => {
  const { letter, points } = nutriScoreOf(inputs, scoreClass);
  const got = `${letter} (${points})`;
  return { name, expected, got, isRight: got === expected };
});
console.table(rows);
const right = rows.filter(({ isRight }) => isRight).length;
console.log(`${right} of ${rows.length} right`);
process.exitCode = right === rows.length ? 0 : 1;
