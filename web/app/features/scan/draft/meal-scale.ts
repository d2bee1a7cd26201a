/** web/features/scan: the whole meal's stepper: its grams as a factor of what was analysed. */
import { mealQuantityMaxGrams, mealQuantityMinGrams } from "#contract/limits.ts";

/** Spec section 9: serving steps of 10 g. */
export const gramsStep = 10;

/** The factor that makes `quantityGrams` out of a meal that has `shownGrams` at `scale`. */
export function computeScale(quantityGrams: number, shownGrams: number, scale: number): number {
  const analysedGrams = shownGrams / scale;
  const wanted = Math.min(mealQuantityMaxGrams, Math.max(mealQuantityMinGrams, quantityGrams));
  return analysedGrams > 0 ? wanted / analysedGrams : 1;
}

/** What saving sends: the quantity only where the whole meal was changed (spec section 5). */
export function getQuantityToSave(analysedGrams: number, scale: number): number | undefined {
  return scale === 1 ? undefined : Math.max(mealQuantityMinGrams, Math.round(analysedGrams * scale));
}
