import type autocannon from "autocannon";
import * as body from "#contract/endpoints/body.ts";
import { getDayNotes } from "#contract/endpoints/days.ts";
import * as logging from "#contract/endpoints/logging.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { listRecipes } from "#contract/endpoints/recipes.ts";
import * as scanning from "#contract/endpoints/scanning.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { call, type Session } from "../api-client.ts";

export const savedMeals = 10;

const texts = [
  "two eggs and toast with butter",
  "a bowl of oatmeal with a banana and a spoon of honey",
  "grilled chicken breast 150 g, a cup of white rice and steamed broccoli",
  "a slice of pepperoni pizza and a can of coke",
  "greek yogurt with blueberries and granola, black coffee",
];

export interface LoadCase {
  readonly name: string;
  readonly request: autocannon.Request;
}

const document = { "accept-encoding": "gzip, deflate, br", "accept-language": "en" };

/** The most frequent calls. `today` is the accounts' calendar day. */
export function loadCases(today: string): readonly LoadCase[] {
  return [
    { name: "landing page", request: { method: "GET", path: "/", headers: document } },
    { name: "/login", request: { method: "GET", path: "/login", headers: document } },
    { name: "/dashboard", request: { method: "GET", path: "/dashboard", headers: document } },
    { name: "text scan", request: json("POST", scanning.submitText.path, { text: texts[2] }) },
    { name: "food search", request: json("GET", `${scanning.searchFoods.path}?query=chick`) },
    {
      name: `day of ${savedMeals} meals`,
      request: json("POST", meals.listMeals.path, { date: today }),
    },
    { name: "daily summary", request: json("GET", meals.getDailySummary.path) },
    { name: "usual foods", request: json("GET", logging.listUsual.path) },
    { name: "own foods", request: json("GET", logging.listOwnFoods.path) },
    { name: "recipes", request: json("GET", listRecipes.path) },
    { name: "notes of a day", request: json("GET", getDayNotes.path.replace(":day", today)) },
    { name: "weights of a quarter", request: json("GET", `${body.listWeights.path}?days=91`) },
    { name: "water", request: json("GET", body.getWater.path) },
    { name: "save goals", request: json("POST", meals.saveGoals.path, defaultGoals) },
  ];
}

export async function saveMeals(session: Session): Promise<void> {
  for (let saved = 0; saved < savedMeals; saved += 1) {
    const text = texts[saved % texts.length] ?? "";
    const analysis = await call(session, scanning.submitText, { body: { text } });
    await call(session, scanning.respondToSubmission, { params: { id: analysis.id }, body: [] });
    await call(session, scanning.acceptSubmission, { params: { id: analysis.id }, body: {} });
  }
}

function json(method: "GET" | "POST", path: string, sent?: unknown): autocannon.Request {
  return sent === undefined
    ? { method, path }
    : { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(sent) };
}
