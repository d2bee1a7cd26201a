/** e2e/: Pro is offered where somebody meets what it opens, and nothing of it is had by asking a page alone. */
import { expect, test } from "./fixtures.ts";
import { leaveScans } from "./leave-scans.ts";
import { typedMeals } from "./meals-typed.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";

test("without a scan left, a press on Scan counts down to new ones", async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await register(page, t);
  await leaveScans(email, 0);
  await page.reload();
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.outTitle") })).toBeVisible();
  await startScan(page, t);
  const offer = page.getByRole("dialog", { name: t("subscription:upgrade.daily_limit.title") });
  await expect(offer.getByRole("timer")).toHaveText(/^\d\d:\d\d:\d\d$/);
  await expectAccessible();
  await offer.getByRole("button", { name: t("subscription:upgrade.wait") }).click();
  await expect(offer).toBeHidden();
  await startScan(page, t);
  await offer.getByRole("link", { name: t("common:action.upgrade") }).click();
  await page.waitForURL("**/subscription");
  await expect(offer).toBeHidden();
});

test("a press on what is Pro's names it, and leads to the plans", async ({ page, t, expectAccessible }) => {
  await register(page, t);
  await page.goto("/meals");
  await page.getByRole("button", { name: new RegExp(t("meals:export.button")) }).click();
  const feature = t("meals:export.feature");
  const offer = page.getByRole("dialog", {
    name: t("subscription:upgrade.premium_feature.title", { feature }),
  });
  await expect(offer).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
});

test("an address grants nothing", async ({ page, t, isMobile }) => {
  await register(page, t);
  await page.goto("/subscription?success=true");
  await expect(page.getByText(t("subscription:success.title"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  const start = page.getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) });
  await expect(start).toHaveCount(isMobile ? 1 : 2);
  await page.goto("/thank-you");
  await page.waitForURL("**/subscription");
  await expect(start.first()).toBeVisible();
});

test("where nothing can be bought the page says so", async ({ page, t, expectAccessible }) => {
  await page.route("**/api/subscriptions/payment-setup", (route) =>
    route.fulfill({ json: { provider: "none" } }),
  );
  await register(page, t);
  await page.goto("/subscription");
  await expect(page.getByText(t("subscription:off.unavailable.title"))).toBeVisible();
  await expectAccessible();
});

test("an upgrade from inside a result leaves the result behind, to be had back", async ({
  page,
  t,
  language,
}) => {
  await register(page, t);
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(typedMeals[language]);
  await page.keyboard.press("Control+Enter");
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  const save = page.getByRole("button", { name: t("analysis:result.save") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await page.getByRole("tab", { name: new RegExp(t("analysis:result.tabs.micronutrients")) }).click();
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: t("analysis:result.upgrade") })
    .click();
  await page.waitForURL("**/subscription");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: t("analysis:result.closed.reopen") }).click();
  await expect(save).toBeVisible();
});
