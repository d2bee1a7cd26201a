// What an account of the measurement has: a day of meals, and a scan that was not saved.

import { getDashboard } from "#contract/endpoints/dashboard.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { call, type Session } from "../api-client.ts";

export const savedMeals = 10;

const texts = [
  "two eggs and toast with butter",
  "a bowl of oatmeal with a banana and a spoon of honey",
  "grilled chicken breast 150 g, a cup of white rice and steamed broccoli",
  "a slice of pepperoni pizza and a can of coke",
  "greek yogurt with blueberries and granola, black coffee",
];

export interface FilledAccount {
  readonly session: Session;
  readonly savedMealId: string;
  /** Commits before 083 have none. */
  readonly hasDashboardCall: boolean;
  readonly openScan: { readonly id: string; readonly foodId: string };
}

/** Gives a new account goals, a day of meals, and a scan that is not saved. */
export async function fillAccount(session: Session, today: CalendarDay): Promise<FilledAccount> {
  await call(session, saveGoals, { body: defaultGoals });
  for (let saved = 0; saved < savedMeals; saved += 1) {
    const id = await scan(session, texts[saved % texts.length] ?? "");
    await call(session, scanning.acceptSubmission, { params: { id }, body: {} });
  }
  const [saved] = await call(session, meals.listMeals, { body: { date: today } });
  const open = await call(session, scanning.submitText, { body: { text: texts[2] ?? "" } });
  const [food] = open.foods;
  if (!saved || !food) throw new Error("The account's meals were not saved.");
  return {
    session,
    savedMealId: saved.id,
    hasDashboardCall: await isServed(session, getDashboard.path),
    openScan: { id: open.id, foodId: food.id },
  };
}

async function isServed({ baseUrl, headers }: Session, path: string): Promise<boolean> {
  return (await fetch(baseUrl + path, { headers })).ok;
}

/** Scans a text and answers none of its questions, so that it can be saved. Returns its id. */
export async function scan(session: Session, text = texts[2] ?? ""): Promise<string> {
  const { id } = await call(session, scanning.submitText, { body: { text } });
  await call(session, scanning.respondToSubmission, { params: { id }, body: [] });
  return id;
}
