// Screenshots of plans, checkout, subscription states and offers.
import type { Page } from "@playwright/test";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { accountIdOf, inDatabase } from "./database.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { register } from "./register.ts";
import { setRemainingScans } from "./set-remaining-scans.ts";
import { startScan } from "./start-scan.ts";
import { subscribe } from "./subscribe.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("choosing and paying", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(402);
  await register(page, t);
  await page.goto("/subscription");
  const start = page.getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) });
  await expect(start.first()).toBeVisible();
  await takePageScreenshot(page, info, "plans");
  await start.last().click();
  await page.getByLabel(t("subscription:cardForm.number")).waitFor();
  await takeScreenshot(page, info, "checkout");
  await payWith(page, t, testCards.insufficient_funds);
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await takeScreenshot(page, info, "checkout-error");
  await page.route("**/sandbox/pay", () => {});
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("subscription:checkout.processing"))).toBeVisible();
  await page.screenshot({ path: `build/screenshots/checkout-processing-${info.project.name}.png` });
  await page.unroute("**/sandbox/pay");
  await page.reload();
  await start.last().click();
  await payWith(page, t, testCards.complete);
  await page.getByRole("button", { name: t("subscription:thankYou.stay") }).click();
  await takePageScreenshot(page, info, "thank-you");
});

test("a subscription in its states", async ({ page, t }, info) => {
  const email = await register(page, t);
  await subscribe(page, { planId: "pro-yearly-usd" });
  const state = async (name: string, standing: string) => {
    await page.goto("/subscription");
    await expect(
      page.getByRole("heading", { name: t(`subscription:standing.${standing}.title`) }),
    ).toBeVisible();
    await expect(page.getByText(t("subscription:history.kind.started"))).toBeVisible();
    await takePageScreenshot(page, info, name);
  };
  await state("plan-trial", "trial");
  await setStatus(email, "past_due");
  await state("plan-late", "late");
  await setStatus(email, "active");
  await page.goto("/profile");
  await page.getByRole("button", { name: t("subscription:section.cancel") }).click();
  await page.getByRole("dialog", { name: t("subscription:cancel.title") }).waitFor();
  await takeScreenshot(page, info, "plan-cancel");
  await page
    .getByRole("button", { name: t("subscription:cancel.confirm") })
    .last()
    .click();
  await expect(page.getByText(t("subscription:cancel.doneTitle"), { exact: true })).toBeVisible();
  await state("plan-cancelled", "cancelled");
});

test("the four offers", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(403);
  const email = await register(page, t);
  await setRemainingScans(email, 0);
  await page.reload();
  await page.getByRole("region", { name: t("dashboard:scansBanner.outTitle") }).waitFor();
  await offered(page, t, { variant: "daily_limit", act: () => startScan(page, t) });
  await takeScreenshot(page, info, "upgrade-daily");
  const resetTime = new Date(Date.now() + 9 * dayMs).toISOString();
  const usage = { canScan: false, remainingScans: 0, dailyLimit: 30, resetTime };
  await page.route("**/api/usage/check", (route) => route.fulfill({ json: usage }));
  await page.route("**/api/dashboard?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), usage } });
  });
  await page.reload();
  await page.getByRole("region", { name: t("dashboard:scansBanner.outTitle") }).waitFor();
  await offered(page, t, { variant: "monthly_limit", act: () => startScan(page, t) });
  await takeScreenshot(page, info, "upgrade-monthly");
  await page.goto("/meals");
  const button = page.getByRole("button", { name: new RegExp(t("meals:export.button")) });
  await offered(page, t, { variant: "premium_feature", act: () => button.click() });
  await takeScreenshot(page, info, "upgrade-feature");
  await makePro(email);
  await page.route("**/api/meals/export*", (route) =>
    route.fulfill({ status: 403, json: { code: "pro_required", message: "This needs a Pro plan." } }),
  );
  await page.reload();
  // Until the plan is known, the button offers it.
  await page.waitForLoadState("networkidle");
  await button.click();
  await offered(page, t, {
    variant: "default",
    act: () => page.getByRole("button", { name: t("meals:export.download") }).click(),
  });
  await takeScreenshot(page, info, "upgrade-default");
});

test("payments unavailable", async ({ page, t }, info) => {
  const setup = "**/api/subscriptions/payment-setup";
  await page.route(setup, (route) => route.fulfill({ json: { provider: "none" } }));
  await register(page, t);
  await page.goto("/subscription");
  await expect(page.getByText(t("subscription:off.unavailable.title"))).toBeVisible();
  await takePageScreenshot(page, info, "plans-unavailable");
});

async function payWith(page: Page, t: Texts, card: string): Promise<void> {
  await page.getByLabel(t("subscription:cardForm.number")).fill(card);
  await page.getByLabel(t("subscription:cardForm.expiry")).fill("1239");
  await page.getByLabel(t("subscription:cardForm.cvc")).fill("123");
  await page.keyboard.press("Enter");
}

async function offered(
  page: Page,
  t: Texts,
  { variant, act }: { readonly variant: string; readonly act: () => Promise<void> },
): Promise<void> {
  await page.waitForLoadState("networkidle");
  await act();
  const feature = t("meals:export.feature");
  await page.getByRole("dialog", { name: t(`subscription:upgrade.${variant}.title`, { feature }) }).waitFor();
}

async function setStatus(email: string, status: "active" | "past_due"): Promise<void> {
  await inDatabase(async (db) => {
    const id = await accountIdOf(db, email);
    await db.updateTable("subscriptions").set({ status }).where("user_id", "=", id).execute();
  });
}
