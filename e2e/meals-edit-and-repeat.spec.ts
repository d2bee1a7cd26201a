import { readFile } from "node:fs/promises";
import { analyseMeal } from "./analyse.ts";
import { actOn, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { makePro } from "./make-pro.ts";
import { register } from "./register.ts";
import { settle } from "./settle.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test("edits a saved meal, logs it again, undoes that, and exports the month", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  const email = await register(page, t);
  await startScan(page, t);
  await analyseMeal(page, t, typedMeals[language]);
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();

  await goTo(page, "/meals");
  const meals = rowsOf(page);
  await expect(meals).toHaveCount(1);
  await actOn(meals, t, "edit");
  const dialog = page.getByRole("dialog", { name: t("meals:edit.title") });
  await expectAccessible("[role=dialog]");
  await dialog.getByLabel(t("meals:edit.name")).fill("Sunday lunch");
  const grams = dialog.getByRole("list").getByRole("textbox").first();
  await grams.fill("310");
  await dialog.getByRole("button", { name: t("meals:edit.save") }).click();
  await expect(page.getByText(t("meals:edit.done"), { exact: true })).toBeVisible();
  await expect(meals.getByRole("heading", { name: "Sunday lunch" })).toBeVisible();

  await actOn(meals, t, "again");
  await expect(meals).toHaveCount(2);
  await page.getByRole("button", { name: t("meals:again.undo") }).click();
  await expect(meals).toHaveCount(1);

  await makePro(email);
  await page.reload();
  // Until the plan has arrived, the button leads to the offer of Pro.
  await settle(page);
  await page.getByRole("button", { name: t("meals:export.button") }).click();
  await expectAccessible("[role=dialog]");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("meals:export.download") }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table.startsWith("\uFEFF")).toBe(true);
  expect(table).toContain("Sunday lunch");
  expect(table).toMatch(/[,;]310[,;]/);
});
