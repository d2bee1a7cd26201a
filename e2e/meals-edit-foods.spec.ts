import { analyseMeal } from "./analyse.ts";
import { browserDaysAgo } from "./browser-day.ts";
import { actOn, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

const oil = { en: "olive oil", es: "aceite de oliva", fr: "huile d'olive" };
const correction = {
  en: "it was quinoa, not rice",
  es: "era quinoa, no arroz",
  fr: "c'était du quinoa, pas du riz",
};

test("edits the foods of a saved meal: adds, removes, corrects in words, moves to another day, undoes", {
  tag: "@spanish",
}, async ({ page, t, language, expectAccessible }) => {
  await register(page, t);
  await startScan(page, t);
  await analyseMeal(page, t, typedMeals[language]);
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  await goTo(page, "/meals");
  const meals = rowsOf(page);
  const dialog = page.getByRole("dialog", { name: t("meals:edit.title") });
  const foods = dialog.getByRole("group", { name: t("meals:edit.foods") }).getByRole("listitem");
  const openEditor = () => actOn(meals.first(), t, "edit");

  await openEditor();
  await expect(foods).toHaveCount(2);
  await dialog.getByRole("button", { name: t("meals:edit.addFood") }).click();
  await page.keyboard.type(oil[language]);
  await expect(dialog.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Enter");
  await expect(foods).toHaveCount(3);
  const [before = ""] = t("meals:edit.remove", { food: "|" }).split("|");
  await foods.nth(1).getByRole("button", { name: before }).click();
  await expect(foods).toHaveCount(2);
  await dialog.getByRole("button", { name: t("meals:edit.save") }).click();
  await expect(page.getByText(t("meals:edit.done"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await openEditor();
  await expect(foods).toHaveCount(2);
  await dialog.getByLabel(t("analysis:correct.label")).fill(correction[language]);
  await dialog.getByRole("button", { name: t("analysis:correct.submit") }).click();
  await expect(foods.first()).toContainText(/quinoa/i);

  await dialog.getByRole("button", { name: t("meals:edit.move.open") }).click();
  await dialog.getByRole("checkbox").nth(1).check();
  await dialog.getByLabel(t("meals:edit.move.day")).fill(browserDaysAgo(1));
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("meals:edit.move.submit"), exact: true }).click();
  await expect(foods).toHaveCount(1);
  // In French the dialog's own "Cancel" has the same text.
  const undo = page.getByRole("button", { name: t("meals:again.undo") });
  await undo.and(page.locator(":not([role=dialog] *)")).click();
  await expect(foods).toHaveCount(2);
});
