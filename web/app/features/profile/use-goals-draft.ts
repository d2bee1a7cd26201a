// Starts from the stored goals, with unsaved changes on top.
import * as z from "zod/mini";
import { type Goals, goals as goalsShape } from "#contract/shapes/goals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { weekdays } from "#domain/goals/goals-of-day.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { useDraft } from "../account/session/use-draft.ts";

export function useGoalsDraft(stored: Goals) {
  const written = JSON.stringify(stored);
  const { values, change, forget } = useDraft("goals", { all: written });
  const goals = parseGoals(values.all) ?? stored;
  return {
    goals,
    isChanged: !isSame(goals, stored),
    change: (changed: Goals) => change({ all: JSON.stringify(changed) }),
    forget,
  };
}

/** Undefined where it is not of the present shape. */
function parseGoals(text: string): Goals | undefined {
  try {
    return z.safeParse(goalsShape, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whatever the order of their members; none are the same as an absent member. */
function isSame(one: Goals, other: Goals): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder({ limits = {}, weekdays: own = {}, ...goals }: Goals): string {
  const figuresOf = (figures: DailyGoals | undefined) => macronutrientNames.map((name) => figures?.[name]);
  return JSON.stringify([
    figuresOf(goals),
    nutrientsToLimit.map((name) => limits[name]),
    weekdays.map((weekday) => figuresOf(own[weekday])),
  ]);
}
