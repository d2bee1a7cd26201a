import type { Page } from "@playwright/test";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { openRow, rowsOf } from "./diary-rows.ts";
import { endPeriod } from "./end-period.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { register } from "./register.ts";
import { settle } from "./settle.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test("goes from free to Pro and back, and to Pro again by the month", { tag: "@spanish" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  test.slow();
  const email = await register(page, t);
  await page.getByRole("link", { name: t("pro:banner.action") }).click();
  await page.waitForURL("**/subscription");
  await expect(page.getByRole("navigation", { name: t("common:nav.main") })).toHaveCount(0);
  await expectAccessible();

  // The yearly plan, whose tab is preselected.
  const start = page.getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) });
  await start.click();
  await expect(page.getByText(t("subscription:sandbox.text"))).not.toHaveCount(0);
  await expectAccessible();
  await pay(page, t, testCards.redirect);
  await page.locator("button[value=approve]").click();
  await page.waitForURL(/\/thank-you/);
  await expect(page.getByRole("heading", { name: t("subscription:thankYou.title") })).toBeVisible();
  await page.getByRole("button", { name: t("subscription:thankYou.stay") }).click();
  await expectAccessible();
  const toDashboard = page.getByRole("link", { name: t("common:action.goToDashboard") });
  await toDashboard.click();
  // The address changes before the page does, and a dialog opened in between closes with the page.
  await expect(toDashboard).toBeHidden();
  await expectPro(page, t, language);

  await page.goto("/subscription");
  await expect(page.getByText(t("subscription:planName.year"))).toBeVisible();
  await expect(page.getByText(t("subscription:history.kind.started"))).toBeVisible();
  await expectAccessible();

  await cancel(page, t, expectAccessible);
  await page.reload();
  await expect(page.getByText(t("common:plan.proMember"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("subscription:resume.action") })).toBeVisible();
  await page.goto("/analysis");
  await expect(page.getByRole("heading", { name: t("dashboard:analysis.title") })).toBeVisible();

  await endPeriod(email);
  await expect(async () => {
    await page.goto("/profile");
    await expect(page.getByText(t("common:plan.freePlan"))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto("/analysis");
  await expect(page.getByRole("heading", { name: t("dashboard:premium.title") })).toBeVisible();
  await page.goto("/subscription");
  // Only the first subscription has a trial, so this one is paid at once, here with a card that needs no bank's page.
  await page.getByRole("tab", { name: t("subscription:interval.month") }).click();
  await page
    .getByRole("button", { name: new RegExp(`^${t("subscription:offer.subscribe")}`) })
    .first()
    .click();
  await pay(page, t, testCards.complete);
  await page.waitForURL(/\/thank-you/);
  await expect(page.getByRole("heading", { name: t("subscription:thankYou.title") })).toBeVisible();
  await page.goto("/subscription");
  await expect(page.getByText(t("subscription:planName.month"))).toBeVisible();
  await expect(page.getByText(t("subscription:history.kind.payment"), { exact: true })).toBeVisible();
});

async function pay(page: Page, t: Texts, card: string): Promise<void> {
  await page.getByLabel(t("subscription:cardForm.number")).fill(card);
  await page.getByLabel(t("subscription:cardForm.expiry")).fill("1239");
  await page.getByLabel(t("subscription:cardForm.cvc")).fill("123");
  await page.keyboard.press("Enter");
}

/** Expects Pro on every page, without a reload. */
async function expectPro(page: Page, t: Texts, language: keyof typeof typedMeals): Promise<void> {
  // A dialog that is opened before the page has changed closes with it.
  await expect(page.getByRole("heading", { name: t("dashboard:summary.title"), exact: true })).toBeVisible();
  await expect(page.getByText(t("pro:card.price"))).toBeHidden();
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(typedMeals[language]);
  await page.keyboard.press("Control+Enter");
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  const save = page.getByRole("button", { name: t("analysis:result.save") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await page.getByRole("tab", { name: t("analysis:result.tabs.micronutrients") }).click();
  await expect(page.getByText(t("analysis:micro.lockedText"))).toBeHidden();
  await expect(page.getByText(/\d\s(µg|mg)/).first()).toBeVisible();
  await save.click();
  // Leaving the page before it is saved would leave it among the unsaved ones.
  await expect(save).toBeHidden();
  await goTo(page, "/meals");
  await openRow(rowsOf(page).first());
  await page.getByRole("button", { name: new RegExp(`^${t("meals:card.more")}`) }).click();
  await expect(page.getByRole("heading", { name: t("meals:card.foods") })).toBeVisible();
  await page.goto("/scanner");
  await expect(page.getByText(t("analysis:scanner.scansUnlimited"))).toBeVisible();
  await page.goto("/analysis");
  await expect(page.getByRole("heading", { name: t("dashboard:analysis.title") })).toBeVisible();
}

async function cancel(
  page: Page,
  t: Texts,
  expectAccessible: (what?: string) => Promise<void>,
): Promise<void> {
  await page.goto("/profile");
  await settle(page);
  await page.getByRole("button", { name: t("subscription:section.cancel") }).click();
  const dialog = page.getByRole("dialog", { name: t("subscription:cancel.title") });
  await dialog.getByLabel(t("subscription:cancel.reason")).fill("Too dear.");
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("subscription:cancel.confirm") }).click();
  await expect(page.getByText(t("subscription:cancel.doneTitle"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}
