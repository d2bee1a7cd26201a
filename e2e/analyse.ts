/** e2e/: describes a meal in the open dialog and waits for its result; questions, where there are any, are skipped. */
import type { Page } from "@playwright/test";
import { expect, type Texts } from "./fixtures.ts";

export async function analyse(page: Page, t: Texts, meal: string): Promise<void> {
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(meal);
  await page.keyboard.press("Control+Enter");
  const save = page.getByRole("button", { name: t("analysis:result.save") });
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(save).toBeVisible();
}
