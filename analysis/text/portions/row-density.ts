/** Tells how heavy a volume of a food is. */
import { isDrink as isDrinkClass } from "#domain/nutrition/nutri-score.ts";
import type { FoodRow } from "#food/food-row.ts";
import { mlPerFluidOunce, volume } from "../quantities/measures.ts";
import { portionsOf } from "./read-portions.ts";

/** g of one ml of what is dry and loose, where the table measures no cup of it: USDA's cups of 125 g of flour, 86 g of cocoa, 185 g of rice, 100 g of pasta. */
const looseFoods: readonly (readonly [row: RegExp, density: number])[] = [
  [/\bcocoa powder\b/i, 0.36],
  [/^coconut, .*dried/i, 0.36],
  [/\b(?:protein|nutritional) powder\b/i, 0.5],
  [/\bflour\b|^wheat, wholewheat/i, 0.53],
  [/\boat ?meal, raw|^oats?, raw|oat flakes/i, 0.38],
  [/^cocoa or chocolate powder/i, 0.45],
  [/^(?:pasta|asian noodles|soy vermicelli), dry\b.*\braw$/i, 0.42],
  [/^wheat, bulgur, raw/i, 0.59],
  [/\bbran$|^yeast, flakes/i, 0.25],
  [/^(?:baker's yeast, dehydrated|gelatin, dried)/i, 0.65],
];

/** Ciqual's groups of what is dry: a spoon of leaves weighs next to nothing, a cup of rice or quinoa 180 g. */
const looseGroups: Readonly<Record<string, number>> = {
  farines: 0.53,
  "herbes séchées": 0.12,
  "pâtes, riz et céréales crus": 0.75,
  épices: 0.47,
};

function densityWhenLoose({ source, category }: FoodRow): number | undefined {
  if (category.startsWith("Standard recipes")) return undefined;
  return looseFoods.find(([row]) => row.test(source.description))?.[1] ?? looseGroups[category];
}

/** g of one ml */
const lightestDrink = 0.95;

/** g of one ml. */
export function densityOf(row: FoodRow): number {
  // What our own recipes call a cup of a drink is how it is served, a cortado in 75 ml.
  const isRecipe = row.category.startsWith("Standard recipes");
  if (isRecipe && isDrink(row) && (row.gramsPerMl ?? 1) < lightestDrink) return 1;
  if (row.gramsPerMl !== null) return row.gramsPerMl;
  const known: readonly (readonly [string, number])[] = [
    ["cup", volume.cup.ml],
    ["tablespoon", volume.tablespoon.ml],
    ["fl", mlPerFluidOunce],
  ];
  for (const [word, ml] of known) {
    const portion = portionsOf(row).find((each) => each.kind === "volume" && each.words[0] === word);
    if (portion !== undefined) return portion.grams / ml;
  }
  return densityWhenLoose(row) ?? 1;
}

export function isDrink(row: FoodRow): boolean {
  return isDrinkClass(row.nutriScoreClass);
}
