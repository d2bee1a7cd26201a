/** web/features/scan: the figures to show of a draft, worked out at once; the server's answer confirms them. */
import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import {
  type MacronutrientName,
  type Macronutrients,
  macronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import { sumMacronutrients } from "#domain/progress/day-summary.ts";
import type { MealDraft } from "./meal-draft.ts";

export interface DisplayedFood extends AnalysedFoodAnswer {
  readonly isRemoved: boolean;
}

export interface DisplayedMeal extends Macronutrients {
  readonly name: string;
  readonly quantityGrams: number;
  /** kcal */
  readonly range: { readonly low: number; readonly high: number };
  readonly foods: readonly DisplayedFood[];
  /** True while the server has yet to confirm these figures. */
  readonly isUnconfirmed: boolean;
}

export function displayedMeal(draft: MealDraft): DisplayedMeal {
  const { answer, scale } = draft;
  const foods = answer.foods.map((food) => displayedFood(food, draft));
  const isUnconfirmed = draft.removedIds.length > 0 || Object.keys(draft.changedGrams).length > 0;
  const name = draft.name ?? answer.name;
  if (!isUnconfirmed) {
    const range = { low: answer.range.low * scale, high: answer.range.high * scale };
    return {
      ...scaled(answer, scale),
      name,
      quantityGrams: answer.quantity * scale,
      range,
      foods,
      isUnconfirmed,
    };
  }
  const kept = foods.filter((food) => !food.isRemoved);
  const totals = sumMacronutrients(kept);
  // How far the range reaches to each side depends on the foods; until the server says, it keeps its proportions.
  const growth = answer.calories > 0 ? totals.calories / answer.calories : 1;
  const range = { low: answer.range.low * growth, high: answer.range.high * growth };
  const quantityGrams = kept.reduce((sum, food) => sum + food.grams, 0);
  return { ...totals, name, quantityGrams, range, foods, isUnconfirmed };
}

function displayedFood(food: AnalysedFoodAnswer, draft: MealDraft): DisplayedFood {
  const grams = (draft.changedGrams[food.id] ?? food.grams) * draft.scale;
  const isRemoved = draft.removedIds.includes(food.id);
  return { ...food, ...scaled(food.per100Grams, grams / 100), grams, isRemoved };
}

function scaled(amounts: Macronutrients, factor: number): Macronutrients {
  const entries = macronutrientNames.map((name): [MacronutrientName, number] => [
    name,
    amounts[name] * factor,
  ]);
  return Object.fromEntries(entries) as Record<MacronutrientName, number>;
}
