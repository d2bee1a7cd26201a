import type { Kysely } from "kysely";
import type { Dashboard } from "#contract/shapes/dashboard.ts";
import type { Recommendation } from "#contract/shapes/insights.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { lastDays, weekOf } from "#domain/time/day-range.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { hasEntitlement, type User } from "../../http/caller.ts";
import { presentUser } from "../account/present-user.ts";
import { findPerson } from "../account/users-table.ts";
import { type DiaryFigures, diaryFigures, shareFigures } from "../insights/diary-figures.ts";
import { goalTrendDays, loadCaloriesByDay, loadGoalPoints, loadMacroInsight } from "../insights/insights.ts";
import { loadRecommendation } from "../insights/recommend.ts";
import { loadStreak, streakFirstDays } from "../insights/streak.ts";
import { loadSummary, presentSummary } from "../meals/daily-summary.ts";
import { listMealsOfDay } from "../meals/meals-of-days-table.ts";
import { presentMeal } from "../meals/present-meal.ts";
import { presentUsage } from "../quota/present-usage.ts";
import { findScanAllowance, quotaDayOf } from "../quota/scan-allowance.ts";
import { loadScansUsed } from "../quota/scan-usage-table.ts";

export interface DashboardParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly freeDailyScans: number;
}

interface DashboardCall {
  readonly caller: User;
  readonly now: Date;
  readonly today: CalendarDay;
  /** Language of the recommendation; the account's unless given. */
  readonly language: Language | undefined;
}

export async function loadDashboard(parts: DashboardParts, call: DashboardCall): Promise<Dashboard> {
  const { db, findFood } = parts;
  const { caller, today } = call;
  const { userId } = caller;
  const [account, summary, meals, insights] = await Promise.all([
    loadAccount(parts, call),
    loadSummary(db, userId, today),
    listMealsOfDay(db, userId, today),
    loadInsights(diaryFigures({ db, findFood }, userId), today),
  ]);
  return {
    day: today,
    ...account,
    summary: presentSummary(summary, { day: today, findFood }),
    meals: meals.map((meal) => presentMeal(meal, { caller, findFood })),
    ...insights,
  };
}

type Account = Pick<Dashboard, "user" | "usage" | "recommendation">;

async function loadAccount(
  { db, findFood, freeDailyScans }: DashboardParts,
  { caller, now, today, language }: DashboardCall,
): Promise<Account> {
  const { userId, country, hidesCalories, energyUnit } = caller;
  const [person, used] = await Promise.all([
    findPerson(db, userId),
    loadScansUsed(db, { ownerId: userId, period: quotaDayOf(caller, now) }, now),
  ]);
  if (!person) throw new AppError("unauthorized");
  const account = {
    user: presentUser(person, freeDailyScans, used.committed),
    usage: presentUsage(findScanAllowance(caller, freeDailyScans, now), used),
  };
  if (!hasEntitlement(caller, "recommendation")) return account;
  const shown = { language: language ?? caller.language, country, hidesCalories, energyUnit };
  const recommendation: Recommendation | null = await loadRecommendation(db, {
    ...shown,
    ...{ findFood, userId, today },
  });
  return { ...account, recommendation };
}

type Insights = Pick<Dashboard, "goals" | "macrosOfWeek" | "caloriesOfWeek" | "goalsOfWeek" | "streak">;

async function loadInsights(all: DiaryFigures, today: CalendarDay): Promise<Insights> {
  const week = weekOf(today);
  const figures = shareFigures(all, { from: lastDays(today, streakFirstDays).from, to: week.to });
  const [goals, macrosOfWeek, caloriesOfWeek, goalsOfWeek, streak] = await Promise.all([
    figures.goals(week),
    loadMacroInsight(figures, week),
    loadCaloriesByDay(figures, week),
    loadGoalPoints(figures, lastDays(today, goalTrendDays.week)),
    loadStreak(figures, today),
  ]);
  return { goals: goals?.current ?? null, macrosOfWeek, caloriesOfWeek, goalsOfWeek, streak };
}
