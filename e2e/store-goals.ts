// Gives the signed-in account goals. The page shows them after the next load.
import type { Page } from "@playwright/test";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";

const goals: DailyGoals = { calories: 2000, protein: 140, carbs: 240, fat: 65, fiber: 25 };

export async function storeGoals(page: Page): Promise<void> {
  const token = await page.evaluate("localStorage.getItem('accessToken')");
  const headers = { Authorization: `Bearer ${token}`, "Time-Zone": "Europe/Madrid" };
  const answer = await page.request.post("/api/goals/daily", { headers, data: goals });
  if (!answer.ok()) throw new Error(`Goals were refused: ${answer.status()}`);
}
