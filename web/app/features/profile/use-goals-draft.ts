// Starts from the stored goals, with unsaved changes on top.
import { type DailyGoals, goalRanges } from "#domain/goals/daily-goals.ts";
import { type MacronutrientName, macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { useDraft } from "../session/use-draft.ts";

export function useGoalsDraft(stored: DailyGoals) {
  const { values, change, forget } = useDraft(
    "goals",
    mapMacronutrients((name) => String(stored[name])),
  );
  const goals: DailyGoals = mapMacronutrients((name) => {
    const drafted = Number(values[name]);
    const { min, max } = goalRanges[name];
    return drafted >= min && drafted <= max ? drafted : stored[name];
  });
  return {
    goals,
    isChanged: macronutrientNames.some((name) => goals[name] !== stored[name]),
    change: (changed: DailyGoals) => change(mapMacronutrients((name) => String(changed[name]))),
    forget,
  };
}

function mapMacronutrients<Value>(
  write: (name: MacronutrientName) => Value,
): Record<MacronutrientName, Value> {
  // The cast is safe: every name has an entry.
  return Object.fromEntries(macronutrientNames.map((name) => [name, write(name)])) as Record<
    MacronutrientName,
    Value
  >;
}
