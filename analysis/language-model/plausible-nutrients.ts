import { kcalOfMacros } from "#domain/nutrition/energy-factors.ts";
import { caloriesMax, type ModelNutrients } from "./model-answer.ts";

/** Foods with less (water, tea, diet drinks) are in our table, so a smaller figure is a mistake or a trick. kcal per 100 g. */
const caloriesMin = 10;
/** Weighing and rounding of the parts. g in 100 g. */
const massMax = 103;
/** Half of table salt is the most that any food holds. mg in 100 g. */
const sodiumMaxMg = 20_000;
/** Energy may differ from its parts' by this share, or by this many kcal where there is little of it. */
const atwaterTolerance = { share: 0.25, kcal: 25 };
/** A drink of 40 % alcohol by volume has about 220 kcal in 100 g from alcohol alone (7 kcal a gram). */
const alcoholKcalMax = 240;

/** Less energy than its parts is never right beyond the tolerance; more can be alcohol. */
function matchesAtwaterEnergy(nutrients: ModelNutrients): boolean {
  const parts = kcalOfMacros(nutrients);
  const tolerance = Math.max(atwaterTolerance.kcal, parts * atwaterTolerance.share);
  const surplus = nutrients.calories - parts;
  return surplus >= -tolerance && surplus <= tolerance + alcoholKcalMax;
}

/** Whether 100 g of any food could have these nutrients. */
export function isPlausible(nutrients: ModelNutrients): boolean {
  const { calories, protein, carbs, fat, fiber, sugars, saturatedFat, sodiumMg } = nutrients;
  const parts = [protein, carbs, fat, fiber, sugars, saturatedFat, sodiumMg];
  const isEveryPartThere = parts.every((value) => Number.isFinite(value) && value >= 0);
  const isMassThere = protein + carbs + fat <= massMax && fiber + sugars <= carbs + 1;
  const isEnergyThere = calories >= caloriesMin && calories <= caloriesMax && matchesAtwaterEnergy(nutrients);
  return (
    isEveryPartThere && isMassThere && isEnergyThere && saturatedFat <= fat + 1 && sodiumMg <= sodiumMaxMg
  );
}
