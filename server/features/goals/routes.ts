import type { Kysely } from "kysely";
import { getAdaptiveGoal, suggestGoals as suggestGoalsCall } from "#contract/endpoints/goal-suggestions.ts";
import * as endpoints from "#contract/endpoints/goals.ts";
import type { SuggestionRequest } from "#contract/shapes/goal-suggestions.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { suggestGoals, suggestionMinimumAge } from "#domain/goals/suggest-goals.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { parseProfile } from "../profile/present-profile.ts";
import { deleteGoals, loadGoals, saveGoals } from "./daily-goals-table.ts";
import { loadAdaptiveGoal } from "./load-adaptive-goal.ts";
import { loadMeasuredProfile } from "./measured-profile.ts";
import { presentSuggestion } from "./present-suggestion.ts";

export function serveGoals(serve: Serve, db: Kysely<Database>): void {
  serve(endpoints.getGoals, async ({ caller }) => {
    const goals = await loadGoals(db, caller.userId);
    if (!goals) throw new AppError("goals_not_found");
    return goals;
  });

  serve(endpoints.saveGoals, (call) =>
    saveGoals(db, { userId: call.caller.userId, today: todayOf(call) }, call.body),
  );

  serve(endpoints.deleteGoals, ({ caller }) => deleteGoals(db, caller.userId));

  serve(getAdaptiveGoal, (call) => loadAdaptiveGoal(db, call.caller.userId, todayOf(call)));

  serve(suggestGoalsCall, async ({ body, caller, now }) => {
    const today = calendarDayIn(caller.timeZone, now);
    const given = hasInputs(body) ? body : undefined;
    const profile = given ? parseProfile(given, today) : await loadMeasuredProfile(db, caller.userId, today);
    if (!profile) throw new AppError("profile_not_found");
    const suggestion = suggestGoals(profile, today, {
      targetKg: given?.targetWeight,
      kgPerWeek: given?.kgPerWeek,
    });
    if (suggestion.ageYears < suggestionMinimumAge) throw new AppError("age_below_minimum");
    return presentSuggestion(suggestion);
  });
}

/** The contract accepts all six inputs or none. */
function hasInputs(sent: SuggestionRequest): sent is Extract<SuggestionRequest, Profile> {
  return "birthdate" in sent;
}
