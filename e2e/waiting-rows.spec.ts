import type { Page } from "@playwright/test";
import { openRow, rowsOf } from "./diary-rows.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";
import { startScan } from "./start-scan.ts";
import { storeGoals } from "./store-goals.ts";
import { typedMeals } from "./typed-meals.ts";

test.use({ serviceWorkers: "allow" });

async function openDayOffline(page: Page, t: Texts): Promise<void> {
  const email = await signUp(page);
  await storeGoals(page);
  await seedPastMeals(email, 3);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: t("dashboard:summary.title"), exact: true }).waitFor();
  await waitForShell(page);
  await watchLayout(page);
  await page.goto("/meals", { waitUntil: "networkidle" });
  await expect(rowsOf(page)).toHaveCount(1);
  await page.context().setOffline(true);
}

test("a scan that waits moves nothing, appearing, after a reload and answered; water that waits counts at once", {
  tag: "@spanish",
}, async ({ page, t, language }) => {
  await openDayOffline(page, t);
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(typedMeals[language]);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: t("analysis:waiting.done"), exact: true }).click();
  const waiting = page.getByRole("main").getByRole("listitem").filter({ hasText: typedMeals[language] });
  await expect(waiting.getByText(t("analysis:waiting.offline"))).toBeVisible();
  expect.soft(await layoutShift(page), "as it appears").toBe(0);
  await page.reload();
  await expect(waiting.getByText(t("analysis:waiting.offline"))).toBeVisible();
  await page.waitForTimeout(2000);
  expect.soft(await layoutShift(page), "after a reload").toBe(0);
  await page.context().setOffline(false);
  await expect(waiting.getByText(t("analysis:waiting.ready"))).toBeVisible();
  await page.waitForTimeout(1000);
  expect.soft(await layoutShift(page), "as it is answered").toBe(0);

  await page.context().setOffline(true);
  await page.goto("/body");
  const glass = page.getByRole("button", { name: new RegExp(`^${t("body:water.log")} 250`) });
  await glass.click();
  await glass.click();
  const drunk = (amount: string) => page.getByText(t("body:water.waiting", { amount }));
  await expect(drunk("500 ml")).toBeVisible();
  await page.reload();
  await expect(drunk("500 ml")).toBeVisible();
  await page.getByRole("button", { name: t("body:water.drop") }).click();
  await expect(drunk("250 ml")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t("body:water.waiting", { amount: "" }).trim())).toHaveCount(0);
  await page.reload();
  const change = t("body:water.editOf", { amount: "250 ml", at: "" }).trim();
  await expect(page.getByRole("button", { name: new RegExp(`^${change}`) })).toHaveCount(1);
});

const breakfast = "Oats with banana";

test("foods added without a network wait in their meal, are sent once there is one, and move nothing", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  await openDayOffline(page, t);
  const dinner = page.getByRole("region", { name: new RegExp(`^${t("meals:type.dinner")}`) });
  const waiting = dinner.getByRole("listitem").filter({ hasText: t("analysis:waiting.offline") });
  await dinner
    .getByRole("button", { name: t("meals:meal.add", { meal: t("meals:type.dinner") }), exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  // What was eaten before is found by its words, also of other meals.
  await dialog.getByLabel(t("add:search.label")).fill("oats ban");
  await expect(dialog.getByText(t("add:search.offline"))).toBeVisible();
  await dialog.getByRole("button", { name: t("add:row.add", { name: breakfast }) }).click();
  await expect(dialog.getByText(t("add:row.waiting"))).toBeVisible();
  await dialog.getByRole("button", { name: t("add:tray.done"), exact: true }).click();
  await expect(waiting).toContainText(breakfast);
  await expectAccessible();
  await page.reload();
  await expect(waiting).toContainText(breakfast);
  await waiting.getByRole("button", { name: t("analysis:waiting.discard", { name: breakfast }) }).click();
  await expect(waiting).toHaveCount(0);
  await page
    .locator("[data-toast]")
    .getByRole("button", { name: t("analysis:food.undo") })
    .click();
  await expect(waiting).toHaveCount(1);
  await page.waitForTimeout(1000);
  expect.soft(await layoutShift(page), "after a reload").toBe(0);

  await page.context().setOffline(false);
  await expect(dinner.getByRole("heading", { level: 3 })).toContainText(breakfast);
  await expect(waiting).toHaveCount(0);
  await page.waitForTimeout(1000);
  // A longer figure beside its word.
  expect.soft(await layoutShift(page), "as it is sent").toBeLessThan(0.001);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
});

test("what is logged again or by its calories, a copied day, a weight and a note wait without a network, and are saved once", {
  tag: "@spanish",
}, async ({ page, t }) => {
  await openDayOffline(page, t);
  const waiting = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: t("analysis:waiting.offline") });
  await openRow(rowsOf(page).first());
  await page.getByRole("button", { name: new RegExp(`^${t("meals:row.again")}`) }).click();
  await expect(waiting).toHaveCount(1);
  await page
    .getByRole("button", { name: t("meals:meal.add", { meal: t("meals:type.snack") }), exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("add:ways.quick"), exact: true }).click();
  await dialog.getByLabel(t("add:quick.calories")).fill("320");
  await dialog.getByLabel(t("add:quick.name")).fill("Tarta de la abuela");
  await dialog.getByRole("button", { name: t("add:add"), exact: true }).click();
  await dialog.getByRole("button", { name: t("common:action.close"), exact: true }).click();
  await page.getByRole("button", { name: t("meals:day.copy"), exact: true }).click();
  await dialog.getByRole("button", { name: t("add:copy.submit"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(1 + 1 + 3);
  const note = page.getByLabel(t("meals:notes.note"), { exact: true });
  await note.fill("Día de viaje");
  await page.getByRole("button", { name: t("meals:notes.save"), exact: true }).click();
  await expect(page.getByText(t("meals:notes.waiting"))).toBeVisible();
  await page.goto("/body");
  await page.getByRole("button", { name: t("body:weight.log") }).click();
  await page.getByLabel(t("body:weight.field", { unit: "kg" })).fill("71,4");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("body:weight.save"), exact: true })
    .click();
  const weightWaits = page.getByRole("status").filter({ hasText: /71,4.*espera/ });
  await expect(weightWaits).toBeVisible();
  await page.reload();
  await expect(weightWaits).toBeVisible();

  await page.context().setOffline(false);
  await expect(weightWaits).toHaveCount(0);
  await page.goto("/meals");
  await expect(waiting).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(1 + 5);
  await expect(note).toHaveValue("Día de viaje");
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1 + 5);
  await page.goto("/body");
  await expect(page.getByText(/71,4/).first()).toBeVisible();
});
