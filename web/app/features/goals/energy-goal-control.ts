import { goalRanges } from "#domain/goals/daily-goals.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";

const kilojouleStep = 100;

/** The goal for calories in the unit in which it is shown and changed. It is kept in whole kcal. */
export function energyGoalControl(unit: EnergyUnit, kcal: number, onChange: (kcal: number) => void) {
  const { min, max, step } = goalRanges.calories;
  return {
    unit,
    min: fromKcal(min, unit),
    max: fromKcal(max, unit),
    step: unit === "kcal" ? step : kilojouleStep,
    shown: Math.round(fromKcal(kcal, unit)),
    change: (amount: number) => onChange(Math.min(max, Math.max(min, Math.round(toKcal(amount, unit))))),
  };
}
