// The dashboard's card of water and weight: on a phone it is far below, and loaded once somebody begins to use the page.
import { expect, type Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";

export async function showBodyCard(page: Page, t: Texts): Promise<void> {
  await expect(async () => {
    for (const at of [1, 2]) await page.mouse.move(at, at);
    await expect(page.getByRole("button", { name: t("body:weight.log") })).toBeVisible({ timeout: 1000 });
  }).toPass();
}
