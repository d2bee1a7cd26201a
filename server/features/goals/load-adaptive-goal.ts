import type { Kysely } from "kysely";
import type { AdaptiveGoalAnswer } from "#contract/shapes/goal-suggestions.ts";
import { adaptGoal, balanceDays } from "#domain/goals/adaptive-goal.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { suggestionMinimumAge } from "#domain/goals/suggest-goals.ts";
import { kcalPerKg } from "#domain/goals/weight-plan.ts";
import { ageOn } from "#domain/people/body-profile.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { lastDays } from "#domain/time/day-range.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { listWeights } from "../body/weights-table.ts";
import { loadDayTotals } from "../meals/day-totals-table.ts";
import { loadLeftOutDays } from "../meals/diary-days-table.ts";
import { loadGoals } from "./daily-goals-table.ts";
import { loadMeasuredProfile } from "./measured-profile.ts";

/** Titles of papers are not translated. */
const sources = [
  "Wishnofsky, Am J Clin Nutr 1958;6:542–546: 3,500 kcal a pound, 7,700 kcal a kg",
  "Hall, Int J Obes 2008;32:573–576 (doi:10.1038/sj.ijo.0803720): less in the first weeks and for lean people",
];

/** Throws `age_below_minimum`. */
export async function loadAdaptiveGoal(
  db: Kysely<Database>,
  userId: string,
  today: CalendarDay,
): Promise<AdaptiveGoalAnswer> {
  const range = lastDays(addDays(today, -1), balanceDays);
  const [person, stored, days, leftOut, weights] = await Promise.all([
    loadMeasuredProfile(db, userId, today),
    loadGoals(db, userId),
    loadDayTotals(db, userId, range),
    loadLeftOutDays(db, userId, range),
    listWeights(db, userId, range),
  ]);
  if (person && ageOn(today, person.birthdate) < suggestionMinimumAge)
    throw new AppError("age_below_minimum");
  const intakes = days.filter(({ day }) => !leftOut.has(day));
  const goals = stored ?? defaultGoals;
  const found = adaptGoal({ intakes, weights, range, person, goals });
  if (found.kind === "missing") return { ...range, kind: "missing", missing: [...found.missing] };
  const { adjustment, kgPerWeek } = found;
  return {
    ...range,
    kind: "ready",
    present: goals,
    goals: found.goals,
    trackedDays: found.trackedDays,
    weights: found.weights,
    meanIntake: Math.round(found.meanIntake),
    kgPerWeek: Math.round(kgPerWeek * 100) / 100,
    kcalPerKg,
    storedKcal: Math.round(found.storedKcal),
    expenditure: Math.round(found.expenditure),
    uncertaintyKcal: Math.round(found.uncertaintyKcal),
    adjustment: { ...adjustment, kcal: Math.round(adjustment.kcal) },
    sources,
  };
}
