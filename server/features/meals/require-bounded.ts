import { areFiguresBounded } from "#domain/nutrition/bounded-figures.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { AppError } from "../../core/app-error.ts";

/** For all foods that are stored: multiplied often enough, a figure is no number any more. Throws `amount_too_large`. */
export function requireBounded(foods: readonly SavedFood[]): void {
  if (!areFiguresBounded(foods)) throw new AppError("amount_too_large");
}
