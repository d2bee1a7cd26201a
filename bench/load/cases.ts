import type autocannon from "autocannon";
import * as logging from "#contract/endpoints/add.ts";
import * as body from "#contract/endpoints/body.ts";
import { getDashboard } from "#contract/endpoints/dashboard.ts";
import { getDayNotes } from "#contract/endpoints/days.ts";
import * as foodEndpoints from "#contract/endpoints/foods.ts";
import { getGoals, saveGoals } from "#contract/endpoints/goals.ts";
import * as insights from "#contract/endpoints/insights.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { listRecipes } from "#contract/endpoints/recipes.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { getWater } from "#contract/endpoints/water.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { type FilledAccount, savedMeals, scan } from "./account.ts";

export interface RepeatedCase {
  readonly name: string;
  /** What an account sends, made anew each time. */
  readonly request: (account: FilledAccount) => autocannon.Request;
}

/** Several requests that count as one. */
export interface PageCase {
  readonly name: string;
  readonly page: (account: FilledAccount) => readonly autocannon.Request[];
}

/** Each of its requests uses something up. */
export interface PreparedCase {
  readonly name: string;
  /** Makes what a request needs; not measured. */
  readonly prepare: (account: FilledAccount) => Promise<autocannon.Request>;
}

export type LoadCase = RepeatedCase | PageCase | PreparedCase;

const document = { "accept-encoding": "gzip, deflate, br", "accept-language": "en" };
/** Days over which saved meals are spread: a day has room for few. */
const pastDays = 3000;

const apple = { from: "table", table: "FNDDS 2021-2023", code: "63101000", grams: 150 };

/** The most frequent calls. `today` is the accounts' calendar day. */
export function loadCases(today: CalendarDay): readonly LoadCase[] {
  const always = (name: string, request: autocannon.Request) => ({ name, request: () => request });
  const get = (name: string, path: string) => always(name, json("GET", path));
  return [
    always("landing page", { method: "GET", path: "/", headers: document }),
    always("/login", { method: "GET", path: "/login", headers: document }),
    always("/dashboard", { method: "GET", path: "/dashboard", headers: document }),
    { name: "dashboard's figures", page: (account) => dashboardCalls(account, today) },
    get("food search", `${foodEndpoints.searchFoods.path}?query=chick`),
    always(`day of ${savedMeals} meals`, json("POST", meals.listMeals.path, { date: today })),
    get("daily summary", meals.getDailySummary.path),
    get("usual foods", logging.listUsual.path),
    get("own foods", logging.listOwnFoods.path),
    get("recipes", listRecipes.path),
    get("notes of a day", getDayNotes.path.replace(":day", today)),
    get("weights of a quarter", `${body.listWeights.path}?days=91`),
    get("water", getWater.path),
    always("save goals", json("POST", saveGoals.path, defaultGoals)),
    // After the reads: the faster server saves more meals, which would slow down its reads.
    { name: "text scan", request: () => json("POST", scanning.submitText.path, { text: newText() }) },
    always("text scan, typed before", json("POST", scanning.submitText.path, { text: textOf(150) })),
    { name: "edit", request: ({ openScan }) => editOf(openScan) },
    {
      name: "accept",
      prepare: async ({ session }) => acceptanceOf(await scan(session), someDayBefore(today)),
    },
    {
      name: "log a food",
      request: () => json("POST", logging.logMeal.path, { date: someDayBefore(today), items: [apple] }),
    },
    { name: "log again", request: ({ savedMealId }) => copyOf(savedMealId, someDayBefore(today)) },
  ];
}

function dashboardCalls({ hasDashboardCall }: FilledAccount, today: CalendarDay): autocannon.Request[] {
  if (hasDashboardCall) return [json("GET", getDashboard.path)];
  const paths = [
    me.path,
    scanning.checkUsage.path,
    getGoals.path,
    meals.getDailySummary.path,
    insights.getMacrosOfWeek.path,
    insights.getCaloriesOfWeek.path,
    insights.getGoalsOfWeek.path,
    insights.getStreak.path,
  ];
  return [...paths.map((path) => json("GET", path)), json("POST", meals.listMeals.path, { date: today })];
}

/** A text that was hardly ever typed before. */
function newText(): string {
  return textOf(Number((100 + Math.random() * 100).toFixed(2)));
}

function textOf(grams: number): string {
  return `grilled chicken breast ${grams} g, a cup of white rice and steamed broccoli`;
}

function editOf({ id, foodId }: FilledAccount["openScan"]): autocannon.Request {
  const grams = 100 + Math.round(Math.random() * 100);
  const edits = [{ kind: "portion", foodId, grams }];
  return json("POST", scanning.editSubmission.path.replace(":id", id), { edits });
}

function acceptanceOf(id: string, date: CalendarDay): autocannon.Request {
  return json("POST", scanning.acceptSubmission.path.replace(":id", id), { date });
}

function copyOf(id: string, date: CalendarDay): autocannon.Request {
  return json("POST", meals.logMealAgain.path.replace(":id", id), { date });
}

function someDayBefore(today: CalendarDay): CalendarDay {
  return addDays(today, -1 - Math.floor(Math.random() * pastDays));
}

function json(method: "GET" | "POST", path: string, sent?: unknown): autocannon.Request {
  return sent === undefined
    ? { method, path }
    : { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(sent) };
}
