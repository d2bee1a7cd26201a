// Starts from the stored goals, with unsaved changes on top.
import * as z from "zod/mini";
import { type Goals, goals as goalsShape } from "#contract/shapes/meals.ts";
import { useDraft } from "../session/use-draft.ts";

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

/** Whatever the order of their members; no limits are the same as an absent member. */
function isSame({ limits: oneLimits = {}, ...one }: Goals, { limits: otherLimits = {}, ...other }: Goals) {
  return hasSameFigures(one, other) && hasSameFigures(oneLimits, otherLimits);
}

type Figures = Readonly<Record<string, number | undefined>>;

function hasSameFigures(one: Figures, other: Figures) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
