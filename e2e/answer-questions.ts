// Answers a guided scan's questions with their first choice until the result shows.
import type { Page } from "@playwright/test";
import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { expect, type Texts } from "./fixtures.ts";

/** Any photo must lead to an estimate after at most three taps. */
const tapsMax = 3;

export async function answerQuestions(page: Page, t: Texts, onQuestion?: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: t("analysis:result.save") });
  const question = dialog
    .getByText(t("analysis:guided.dishText"))
    .or(dialog.getByText(t("analysis:guided.portionText")));
  for (let taps = 0; taps <= tapsMax; taps++) {
    // The first photo also loads the models.
    await expect(save.or(question).first()).toBeVisible({ timeout: scanRequestTimeoutMs });
    if (await save.isVisible()) return expectFromTop(page);
    await onQuestion?.();
    const heading = await dialog.getByRole("heading", { level: 3 }).textContent();
    await dialog.getByRole("listitem").first().getByRole("button").click();
    await expect(dialog.getByRole("heading", { level: 3 }).first()).not.toHaveText(heading ?? "");
  }
  throw new Error(`No result after ${tapsMax} answers.`);
}

/** Nothing of the dialog is scrolled out above what it shows. */
export async function expectFromTop(page: Page): Promise<void> {
  const scrolled = `[...document.querySelectorAll("[role=dialog], [role=dialog] *")].map(({ scrollTop }) => scrollTop).filter(Boolean)`;
  expect.soft(await page.evaluate(scrolled), "scrolled away").toEqual([]);
}
