import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import {
  type MacronutrientName,
  type Macronutrients,
  macronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import { roundToTotal } from "#domain/nutrition/round-to-total.ts";
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
  /** True until the server has confirmed these figures. */
  readonly isUnconfirmed: boolean;
}

/** Applies the draft's edits locally, so that figures change at once; the server's answer confirms them. */
export function buildDisplayedMeal(draft: MealDraft): DisplayedMeal {
  const { analysis, scale } = draft;
  const foods = analysis.foods.map((food) => buildDisplayedFood(food, draft));
  const isUnconfirmed = draft.removedIds.length > 0 || Object.keys(draft.changedGrams).length > 0;
  const name = draft.name ?? analysis.name;
  if (!isUnconfirmed) {
    const range = { low: analysis.range.low * scale, high: analysis.range.high * scale };
    return {
      ...scaleMacronutrients(analysis, scale),
      name,
      quantityGrams: analysis.quantity * scale,
      range,
      foods,
      isUnconfirmed,
    };
  }
  const kept = foods.filter((food) => !food.isRemoved);
  const totals = sumMacronutrients(kept);
  // The range's width depends on the foods; until the server answers, it keeps its proportions.
  const growth = analysis.calories > 0 ? totals.calories / analysis.calories : 1;
  const range = { low: analysis.range.low * growth, high: analysis.range.high * growth };
  const quantityGrams = kept.reduce((sum, food) => sum + food.grams, 0);
  return { ...totals, name, quantityGrams, range, foods, isUnconfirmed };
}

/** Rounded for reading: the calories beside the foods add up to the meal's, in the unit. */
export function foodsToRead(
  { foods, calories: total }: DisplayedMeal,
  unit: EnergyUnit,
): readonly DisplayedFood[] {
  const kept = foods.filter((food) => !food.isRemoved);
  const rounded = roundToTotal(
    kept.map((food) => fromKcal(food.calories, unit)),
    fromKcal(total, unit),
  );
  const written = new Map(kept.map((food, at) => [food, toKcal(rounded[at] ?? 0, unit)]));
  return foods.map((food) => ({ ...food, calories: written.get(food) ?? food.calories }));
}

function buildDisplayedFood({ usual, ...food }: AnalysedFoodAnswer, draft: MealDraft): DisplayedFood {
  const changed = draft.changedGrams[food.id];
  const grams = (changed ?? food.grams) * draft.scale;
  const isRemoved = draft.removedIds.includes(food.id);
  // A changed amount is not the usual one.
  const kept = usual && changed === undefined ? { ...food, usual } : food;
  return { ...kept, ...scaleMacronutrients(food.per100Grams, grams / 100), grams, isRemoved };
}

function scaleMacronutrients(amounts: Macronutrients, factor: number): Macronutrients {
  const entries = macronutrientNames.map((name): [MacronutrientName, number] => [
    name,
    amounts[name] * factor,
  ]);
  return Object.fromEntries(entries) as Record<MacronutrientName, number>;
}
