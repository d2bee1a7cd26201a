import { kcalOfMacros, kcalPerGram, kilojoulesPerKcal } from "../nutrition/energy-factors.ts";
import { type Product, type ProductDoubt, type ProductFigures, productFigureNames } from "./product.ts";

/** kcal of 100 g of pure fat, and a little more because labels round. */
const energyMax = 920;
/** g; the parts are rounded each. */
const gramsMax = 102;
const partTolerance = 0.6;
/** The factors are rounded, and labels may state means of a recipe: a difference is larger than both. */
const energyShare = 0.2;
const energyToleranceKcal = 20;
const kilojoulesShare = 0.07;
const kilojoulesTolerance = 15;
/** g in 100 g that the label may have without stating them. */
const unstatedFiberMax = 12;
const unstatedAlcoholMax = 15;

/** Doubts about the figures of 100 g of a food that may have no others; null or absent: not stated. */
export function doubtsOfStated(stated: Readonly<Partial<ProductFigures>>): ProductDoubt[] {
  const unstated = Object.fromEntries(productFigureNames.map((name) => [name, null]));
  const known = Object.entries(stated).filter(([, figure]) => figure !== undefined);
  // Safe: it has all names.
  const figures = { ...unstated, ...Object.fromEntries(known) } as ProductFigures;
  return doubtsOf({ figures, kilojoules: null, unit: "g" });
}

/** Contradictions among a product's figures. An unknown figure contradicts none. */
export function doubtsOf({ figures, kilojoules, unit }: Pick<Product, "figures" | "kilojoules" | "unit">) {
  const doubts: ProductDoubt[] = [];
  if (!isEnergyPlausible(figures, unit)) doubts.push("energy");
  if (!doEnergiesAgree(figures.calories, kilojoules)) doubts.push("kilojoules");
  if (isMoreThanItsWeight(figures)) doubts.push("tooMuch");
  if (isPartMoreThanWhole(figures)) doubts.push("parts");
  return doubts;
}

/** Carbohydrate includes fibre and polyols, which have less energy. */
function isEnergyPlausible(figures: ProductFigures, unit: Product["unit"]): boolean {
  const { calories, protein, carbs, fat, fiber, alcohol, polyols } = figures;
  if (calories === null) return true;
  if (calories > energyMax) return false;
  const known =
    kcalOfMacros({ protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 }) -
    (kcalPerGram.carbs - kcalPerGram.fiber) * (fiber ?? 0) -
    (kcalPerGram.carbs - kcalPerGram.polyols) * (polyols ?? 0) +
    kcalPerGram.alcohol * (alcohol ?? 0);
  const tolerance = Math.max(energyToleranceKcal, energyShare * Math.max(known, calories));
  if (known - calories > tolerance) return false;
  if (protein === null || carbs === null || fat === null) return true;
  const room = Math.max(0, 100 - protein - carbs - fat);
  const unstated =
    (fiber === null ? kcalPerGram.fiber * Math.min(unstatedFiberMax, room) : 0) +
    (alcohol === null && unit === "ml" ? kcalPerGram.alcohol * unstatedAlcoholMax : 0);
  return calories - known - unstated <= tolerance;
}

function doEnergiesAgree(calories: number | null, kilojoules: number | null): boolean {
  if (calories === null || kilojoules === null) return true;
  const expected = calories * kilojoulesPerKcal;
  return Math.abs(kilojoules - expected) <= kilojoulesTolerance + kilojoulesShare * expected;
}

function isMoreThanItsWeight({ protein, carbs, fat, salt, alcohol }: ProductFigures): boolean {
  const parts = [protein, carbs, fat, salt, alcohol].map((part) => part ?? 0);
  return parts.some((part) => part > 100) || parts.reduce((sum, part) => sum + part, 0) > gramsMax;
}

function isPartMoreThanWhole({ carbs, sugars, fat, saturatedFat, fiber }: ProductFigures): boolean {
  const exceeds = (part: number | null, whole: number | null) =>
    part !== null && whole !== null && part > whole + partTolerance;
  return exceeds(sugars, carbs) || exceeds(saturatedFat, fat) || exceeds(fiber, carbs);
}

/** Share of a dry food that its protein, carbohydrate and fat are; wet ones have less. */
const dryShare = { min: 0.75, max: 1.02 } as const;

/**
 * Whether figures that were typed as those of 100 g are rather a serving's: they weigh what a serving of a dry food would.
 * Food of mostly protein, such as ham, has as little in 100 g.
 */
export function looksLikeServing(
  { protein, carbs, fat }: Pick<ProductFigures, "protein" | "carbs" | "fat">,
  servingGrams: number | null,
): boolean {
  if (servingGrams === null || servingGrams >= 100) return false;
  if (protein === null || carbs === null || fat === null) return false;
  const parts = protein + carbs + fat;
  const share = parts / servingGrams;
  return share >= dryShare.min && share <= dryShare.max && protein <= parts / 2;
}
