/** server/features/goals: the calls about a person's daily goals. */
import type { Kysely } from "kysely";
import { suggestGoals as suggestGoalsCall } from "#contract/endpoints/goals.ts";
import { deleteGoals, getGoals, saveGoals } from "#contract/endpoints/meals.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { suggestGoals, suggestionMinimumAge } from "#domain/goals/suggest-goals.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { profileFrom } from "../profile/present-profile.ts";
import { readProfile } from "../profile/profile-table.ts";
import { deleteGoalsOf, readGoals, writeGoals } from "./daily-goals-table.ts";
import { presentSuggestion } from "./present-suggestion.ts";

export function serveGoals(serve: Serve, db: Kysely<Database>): void {
  serve(getGoals, async ({ caller }) => {
    const goals = await readGoals(db, caller.userId);
    if (!goals) throw new AppError("goals_not_found");
    return goals;
  });

  serve(saveGoals, async ({ body, caller }) => {
    await writeGoals(db, caller.userId, body);
    return body;
  });

  serve(deleteGoals, ({ caller }) => deleteGoalsOf(db, caller.userId));

  serve(suggestGoalsCall, async ({ body, caller, now }) => {
    const today = calendarDayIn(caller.timeZone, now);
    const profile = hasInputs(body) ? profileFrom(body, today) : await readProfile(db, caller.userId);
    if (!profile) throw new AppError("profile_not_found");
    const suggestion = suggestGoals(profile, today);
    if (suggestion.ageYears < suggestionMinimumAge) throw new AppError("age_below_minimum");
    return presentSuggestion(suggestion);
  });
}

/** Whether the six inputs were sent, or none. */
function hasInputs(sent: Profile | Readonly<Record<string, never>>): sent is Profile {
  return "birthdate" in sent;
}
