import { getDashboard } from "#contract/endpoints/dashboard.ts";
import * as progress from "#contract/endpoints/insights.ts";
import { getDailySummary, getGoals, listMeals } from "#contract/endpoints/meals.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import type { Dashboard } from "#contract/shapes/dashboard.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { type SharedPart, shareCall, sharedPart } from "../../api/shared-call.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";

let sharedFor: string | undefined;

/** One call answers the queries of all cards when the dashboard is first shown; afterwards each card refreshes its own. */
export function shareFirstLoad(today: CalendarDay, language: Language): void {
  const accountId = signedInAccountId();
  if (accountId === undefined || accountId === sharedFor) return;
  sharedFor = accountId;
  const ask = async () => {
    const dashboard = await request(getDashboard, { query: { language } });
    return dashboard.day === today ? dashboard : undefined;
  };
  shareCall({ ask, parts: partsOf(today, language) });
}

function partsOf(today: CalendarDay, language: Language): SharedPart<Dashboard>[] {
  return [
    sharedPart(me, {}, ({ user }) => user),
    sharedPart(checkUsage, {}, ({ usage }) => usage),
    sharedPart(getGoals, {}, ({ goals }) => goals ?? failWithoutGoals()),
    sharedPart(getDailySummary, { query: { date: today } }, ({ summary }) => summary),
    sharedPart(listMeals, { body: { date: today } }, ({ meals }) => meals),
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
