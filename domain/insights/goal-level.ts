import type { MacronutrientName } from "../nutrition/nutrients.ts";

/** `above`: more than a goal that is also a limit allows; protein and fibre have none. */
export type GoalLevel = "below" | "close" | "reached" | "above";

/** The goals that more than `abovePercent` of is above, never reached. */
export const limitedGoals = ["calories", "carbs", "fat"] as const satisfies readonly MacronutrientName[];

const closePercent = 80;
const reachedPercent = 100;
/** The most that still counts as reached. */
export const abovePercent = 110;

export function goalLevelOf(name: MacronutrientName, percent: number): GoalLevel {
  if (percent > abovePercent && limitedGoals.some((limited) => limited === name)) return "above";
  if (percent >= reachedPercent) return "reached";
  return percent >= closePercent ? "close" : "below";
}

/** Whether an amount is above its limit. Unlike a goal, a limit has no tolerance beyond the digits that are shown. */
export function isAboveLimit(amount: number, limit: number, decimals: number): boolean {
  const shown = (grams: number) => Math.round(grams * 10 ** decimals);
  return shown(amount) > shown(limit);
}

export function goalsAbove(
  percents: Readonly<Record<MacronutrientName, number>>,
): readonly (typeof limitedGoals)[number][] {
  return limitedGoals.filter((name) => goalLevelOf(name, percents[name]) === "above");
}
