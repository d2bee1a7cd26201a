/** web/features/profile: the goals as the sliders stand: the stored ones, over them what was changed and not yet saved. */
import { type DailyGoals, goalRanges } from "#domain/goals/daily-goals.ts";
import { type MacronutrientName, macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { useDraft } from "../session/use-draft.ts";

export function useGoalsDraft(stored: DailyGoals) {
  const { values, change, forget } = useDraft(
    "goals",
    mapped((name) => String(stored[name])),
  );
  const goals: DailyGoals = mapped((name) => {
    const kept = Number(values[name]);
    const { min, max } = goalRanges[name];
    return kept >= min && kept <= max ? kept : stored[name];
  });
  return {
    goals,
    isChanged: macronutrientNames.some((name) => goals[name] !== stored[name]),
    change: (changed: DailyGoals) => change(mapped((name) => String(changed[name]))),
    forget,
  };
}

function mapped<Value>(write: (name: MacronutrientName) => Value): Record<MacronutrientName, Value> {
  // True: made of all the names.
  return Object.fromEntries(macronutrientNames.map((name) => [name, write(name)])) as Record<
    MacronutrientName,
    Value
  >;
}
