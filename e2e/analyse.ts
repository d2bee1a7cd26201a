// Describes a meal in the open dialog, skips any questions and waits for the result.
import type { Page } from "@playwright/test";
import { expect, type Texts } from "./fixtures.ts";

interface TypedMeal {
  readonly meal: string;
  /** Of the button that the result is saved with, where it names a day. */
  readonly saveLabel?: string;
}

export function analyseMeal(page: Page, t: Texts, meal: string): Promise<void> {
  return analyseFor(page, t, { meal });
}

export async function analyseFor(page: Page, t: Texts, { meal, saveLabel }: TypedMeal): Promise<void> {
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(meal);
  await page.keyboard.press("Control+Enter");
  const save = page.getByRole("button", { name: saveLabel ?? t("analysis:result.save") });
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(save).toBeVisible();
}
