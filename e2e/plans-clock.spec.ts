import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { type RunningProduct, startOwnServer } from "./start-server.ts";

test.describe.configure({ timeout: 180_000 });

// The clock affects all accounts of a server, so this test starts its own.
let product: RunningProduct;
test.beforeAll(async () => {
  product = await startOwnServer();
});
test.afterAll(() => product.stop());

test("the trial is charged after eight days, and a cancelled subscription ends after its month", {
  tag: "@once",
}, async ({ browser, t }) => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signUp(page);
  await buyMonthly(page, t);
  await showsPlan(page, t("common:plan.proMember"));

  await advance("8d");
  await expect(async () => {
    await page.goto("/subscription");
    await expect(page.getByText(t("subscription:history.kind.payment"))).toBeVisible({ timeout: 3000 });
  }).toPass();

  await page.goto("/profile");
  await page.getByRole("button", { name: t("subscription:section.cancel") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("subscription:cancel.confirm") })
    .click();
  await expect(page.getByText(t("subscription:cancel.doneTitle"), { exact: true })).toBeVisible();
  await showsPlan(page, t("common:plan.proMember"));

  await advance("32d");
  await expect(() => showsPlan(page, t("common:plan.freePlan"))).toPass();
  await page.goto("/analysis");
  await expect(page.getByRole("heading", { name: t("dashboard:premium.title") })).toBeVisible();
  await context.close();
});

async function buyMonthly(page: Page, t: Texts): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("tab", { name: t("subscription:interval.month") }).click();
  const start = page.getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) });
  await start.first().click();
  await page.getByLabel(t("subscription:cardForm.number")).fill(testCards.complete);
  await page.getByLabel(t("subscription:cardForm.expiry")).fill("1239");
  await page.getByLabel(t("subscription:cardForm.cvc")).fill("123");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/thank-you/);
  await expect(page.getByRole("heading", { name: t("subscription:thankYou.title") })).toBeVisible();
}

async function showsPlan(page: Page, plan: string): Promise<void> {
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(plan)).toBeVisible({ timeout: 3000 });
}

/** Runs the operator's command. */
async function advance(time: string): Promise<void> {
  const command = join(import.meta.dirname, "..", "tools", "sandbox-clock.ts");
  const env = { ...process.env, DATA_DIR: product.dataFolder };
  await promisify(execFile)(process.execPath, [command, "--advance", time], { env });
}
