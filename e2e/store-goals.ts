// Gives the signed-in account goals. The page shows them after the next load.
import type { Page } from "@playwright/test";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { sendAsAccount } from "./send-as-account.ts";

const goals: DailyGoals = { calories: 2000, protein: 140, carbs: 240, fat: 65, fiber: 25 };

export async function storeGoals(page: Page, changed: Partial<DailyGoals> = {}): Promise<void> {
  await sendAsAccount(page, { method: "POST", path: "/api/goals/daily", data: { ...goals, ...changed } });
}
