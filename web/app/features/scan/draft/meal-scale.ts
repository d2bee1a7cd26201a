import { mealQuantityMaxGrams, mealQuantityMinGrams } from "#contract/limits.ts";

/** The factor that gives `quantityGrams` for a meal that weighs `shownGrams` at `scale`. */
export function computeScale(quantityGrams: number, shownGrams: number, scale: number): number {
  const analysedGrams = shownGrams / scale;
  const limited = Math.min(mealQuantityMaxGrams, Math.max(mealQuantityMinGrams, quantityGrams));
  return analysedGrams > 0 ? limited / analysedGrams : 1;
}

/** Grams to send when saving; undefined if the whole meal was not scaled. */
export function getQuantityToSave(analysedGrams: number, scale: number): number | undefined {
  return scale === 1 ? undefined : Math.max(mealQuantityMinGrams, Math.round(analysedGrams * scale));
}
