import type { QueryClient } from "@tanstack/react-query";
import { getDashboard } from "#contract/endpoints/dashboard.ts";
import { getGoals } from "#contract/endpoints/goals.ts";
import * as progress from "#contract/endpoints/insights.ts";
import { getDailySummary, listMeals } from "#contract/endpoints/meals.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import type { Dashboard } from "#contract/shapes/dashboard.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { type SharedPart, shareCall, sharedPart } from "../../api/shared-call.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { today } from "../../time/today.ts";
import { userQuery } from "../account/session/user-query.ts";
import { dailySummaryQuery } from "../goals/day-goals-query.ts";
import { goalsQuery } from "../goals/goals-query.ts";
import { dayMealsQuery } from "../meals/meal-queries.ts";

/** The longest that a first visit waits for its figures; then the cards are shown with placeholders. */
const waitMaxMs = 400;

let sharedFor: string | undefined;

/**
 * One call answers the queries of all cards when the dashboard is first shown; afterwards each card refreshes its own. It is sent before
 * anything is rendered, and rendering waits a moment for it: an answer in the middle would have most of it done twice.
 */
export async function loadDashboardAtOnce(client: QueryClient, language: Language): Promise<void> {
  const day = today();
  if (!shareFirstLoad(day, language)) return;
  // What was seen last is shown first: the cards ask once it is painted.
  if (client.getQueryData(dailySummaryQuery(day).queryKey) !== undefined) return;
  const answered = Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery(goalsQuery),
    client.prefetchQuery(dailySummaryQuery(day)),
    client.prefetchQuery(dayMealsQuery(day)),
  ]);
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, waitMaxMs))]);
}

/** False if it was shared before, or nobody is signed in. */
function shareFirstLoad(day: CalendarDay, language: Language): boolean {
  const accountId = signedInAccountId();
  if (accountId === undefined || accountId === sharedFor) return false;
  sharedFor = accountId;
  const ask = async () => {
    const dashboard = await request(getDashboard, { query: { language } });
    return dashboard.day === day ? dashboard : undefined;
  };
  shareCall({ ask, parts: partsOf(day, language) });
  return true;
}

function partsOf(day: CalendarDay, language: Language): SharedPart<Dashboard>[] {
  return [
    sharedPart(me, {}, ({ user }) => user),
    sharedPart(checkUsage, {}, ({ usage }) => usage),
    sharedPart(getGoals, {}, ({ goals }) => goals ?? failWithoutGoals()),
    sharedPart(getDailySummary, { query: { date: day } }, ({ summary }) => summary),
    sharedPart(listMeals, { body: { date: day } }, ({ meals }) => meals),
    sharedPart(progress.getMacrosOfWeek, { query: {} }, ({ macrosOfWeek }) => macrosOfWeek),
    sharedPart(progress.getCaloriesOfWeek, { query: {} }, ({ caloriesOfWeek }) => caloriesOfWeek),
    sharedPart(progress.getGoalsOfWeek, { query: {} }, ({ goalsOfWeek }) => goalsOfWeek),
    sharedPart(progress.getStreak, {}, ({ streak }) => streak),
    sharedPart(progress.getRecommendation, { query: { language } }, ({ recommendation }) => recommendation),
  ];
}

function failWithoutGoals(): never {
  throw new ApiError(404, "goals_not_found");
}
