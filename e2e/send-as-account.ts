// A call of the signed-in account, for a state that the test is not about.
import type { Page } from "@playwright/test";
import { browserTimeZone } from "./browser-day.ts";

export async function sendAsAccount(
  page: Page,
  { method, path, data }: { readonly method: "POST" | "PUT"; readonly path: string; readonly data: unknown },
): Promise<void> {
  const token = await page.evaluate("localStorage.getItem('accessToken')");
  const headers = { Authorization: `Bearer ${token}`, "Time-Zone": browserTimeZone };
  const answer = await page.request.fetch(path, { method, headers, data });
  if (!answer.ok()) throw new Error(`${method} ${path} was refused: ${answer.status()}`);
}
