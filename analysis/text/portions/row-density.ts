/** Tells how heavy a volume of a food is. */
import { isDrink as isDrinkClass } from "#domain/nutrition/nutri-score.ts";
import type { FoodRow } from "#food/food-row.ts";
import { mlPerFluidOunce, volume } from "../quantities/measures.ts";
import { portionsOf } from "./read-portions.ts";

/** g of one ml of what is dry and loose, where the table measures no cup of it: USDA's cups of 125 g of flour and 86 g of cocoa. */
const looseFoods: readonly (readonly [row: RegExp, density: number])[] = [
  [/\bcocoa powder\b/i, 0.36],
  [/^coconut, .*dried/i, 0.36],
  [/\b(?:protein|nutritional) powder\b/i, 0.5],
  [/\bflour\b|^wheat, wholewheat/i, 0.53],
  [/\boat ?meal, raw|^oats?, raw|oat flakes/i, 0.38],
];

function densityWhenLoose({ source, category }: FoodRow): number | undefined {
  if (category.startsWith("Standard recipes")) return undefined;
  return looseFoods.find(([row]) => row.test(source.description))?.[1];
}

/** g of one ml. */
export function densityOf(row: FoodRow): number {
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
