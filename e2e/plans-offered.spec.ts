import { expect, test } from "./fixtures.ts";
import { register, signUp } from "./register.ts";
import { setRemainingScans } from "./set-remaining-scans.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test("without scans left, Scan shows a countdown and the offer, and the plans that payments are unavailable where there is no provider", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  await page.route("**/api/subscriptions/payment-setup", (route) =>
    route.fulfill({ json: { provider: "none" } }),
  );
  const email = await signUp(page);
  await setRemainingScans(email, 0);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.outTitle") })).toBeVisible();
  await startScan(page, t);
  const offer = page.getByRole("dialog", { name: t("subscription:upgrade.daily_limit.title") });
  await expect(offer.getByRole("timer")).toHaveText(/^\d\d:\d\d:\d\d$/);
  await expectAccessible("[role=dialog]");
  await offer.getByRole("button", { name: t("subscription:upgrade.wait") }).click();
  await expect(offer).toBeHidden();
  await startScan(page, t);
  await offer.getByRole("link", { name: t("common:action.upgrade") }).click();
  await page.waitForURL("**/subscription");
  await expect(offer).toBeHidden();
  await expect(page.getByText(t("subscription:off.unavailable.title"))).toBeVisible();
  await expectAccessible();
});

test("pressing a Pro feature explains it and leads to the plans", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/meals");
  await page.getByRole("button", { name: new RegExp(t("meals:export.button")) }).click();
  const feature = t("meals:export.feature");
  const offer = page.getByRole("dialog", {
    name: t("subscription:upgrade.premium_feature.title", { feature }),
  });
  await expect(offer).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
});

test("a result can be reopened after leaving it for the plans", { tag: "@once" }, async ({
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
  // The address changes before the page does, and a dialog opened in between closes with the page.
  await expect(page.getByRole("tab", { name: t("subscription:interval.month") })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: t("analysis:result.closed.reopen") }).click();
  await expect(save).toBeVisible();
});
