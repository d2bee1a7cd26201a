// `npm run bench:nutri-score -- FILE`: our Nutri-Score 2023 against published cases.
import { readFileSync } from "node:fs";
import * as z from "zod";
import { type NutriScoreInputs, nutriScoreOf, type ScoredClass } from "#domain/nutrition/nutri-score.ts";

const amount = z.number();
const caseFile = z.object({
  cases: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      inputs: z.object({
        energy_kj: amount,
        sugars_g: amount,
        saturated_fat_g: amount,
        salt_g: amount,
        proteins_g: amount,
        fiber_g: amount,
        fruits_vegetables_legumes_pct: z.nullable(amount),
        fat_g: amount,
        non_nutritive_sweeteners: z.optional(z.boolean()),
        is_water: z.optional(z.boolean()),
      }),
      expected_score: amount,
      expected_grade: z.string(),
    }),
  ),
  beverages: z.array(
    z.object({
      name: z.string(),
      product: z.object({
        energy_kj: amount,
        sugar_g: amount,
        sat_fat_g: amount,
        salt_g: amount,
        fruit_veg_pct: amount,
        fibre_g: amount,
        protein_g: amount,
        has_sweeteners: z.boolean(),
        is_water: z.boolean(),
      }),
      expected_score: amount,
      expected_grade: z.string(),
    }),
  ),
});

const classOfCategory: Readonly<Record<string, ScoredClass>> = {
  general: "general",
  beverage: "beverage",
  fat_oil_nuts_seeds: "fat_oil_nut_seed",
  fats_oils_nuts_seeds: "fat_oil_nut_seed",
  red_meat: "red_meat",
  cheese: "cheese",
  water: "water",
};

interface Case {
  readonly name: string;
  readonly inputs: NutriScoreInputs;
  readonly scoreClass: ScoredClass | undefined;
  readonly points: number;
  readonly letter: string;
}

function readCases(path: string): readonly Case[] {
  const { cases, beverages } = caseFile.parse(JSON.parse(readFileSync(path, "utf8")));
  const foods = cases.map(({ name, category, inputs, expected_score, expected_grade }) => ({
    name,
    inputs: {
      energyKj: inputs.energy_kj,
      sugars: inputs.sugars_g,
      saturatedFat: inputs.saturated_fat_g,
      salt: inputs.salt_g,
      protein: inputs.proteins_g,
      fiber: inputs.fiber_g,
      fat: inputs.fat_g,
      fruitVegetableLegumePercent: inputs.fruits_vegetables_legumes_pct ?? 0,
      hasNonNutritiveSweeteners: inputs.non_nutritive_sweeteners ?? false,
    },
    scoreClass: inputs.is_water ? "water" : classOfCategory[category],
    points: expected_score,
    letter: expected_grade,
  }));
  const drinks = beverages.map(({ name, product, expected_score, expected_grade }) => ({
    name,
    inputs: {
      energyKj: product.energy_kj,
      sugars: product.sugar_g,
      saturatedFat: product.sat_fat_g,
      salt: product.salt_g,
      protein: product.protein_g,
      fiber: product.fibre_g,
      fat: 0,
      fruitVegetableLegumePercent: product.fruit_veg_pct,
      hasNonNutritiveSweeteners: product.has_sweeteners,
    },
    scoreClass: product.is_water ? ("water" as const) : ("beverage" as const),
    points: expected_score,
    letter: expected_grade,
  }));
  return [...foods, ...drinks];
}

const path = process.argv[2];
if (path === undefined) throw new Error("Usage: npm run bench:nutri-score -- FILE");
const cases = readCases(path);
let right = 0;
for (const { name, inputs, scoreClass, points, letter } of cases) {
  const score = scoreClass === undefined ? undefined : nutriScoreOf(inputs, scoreClass);
  const isRight = score?.points === points && score.letter === letter;
  if (isRight) right++;
  const ours = score === undefined ? "unknown category" : `${score.points} ${score.letter}`;
  console.log(`${isRight ? "right" : "WRONG"}  ${name}: ${ours}, expected ${points} ${letter}`);
}
console.log(`${right} of ${cases.length} right`);
if (right < cases.length) process.exitCode = 1;
