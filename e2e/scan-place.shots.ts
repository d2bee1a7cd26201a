// Screenshots of the scan dialogs with the meal and day that were chosen.
import { analyseFor } from "./analyse.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { takeScreenshot } from "./take-screenshot.ts";
import { typedMeals } from "./typed-meals.ts";

test("the chosen meal and day in capture and result", async ({ page, t, language }, info) => {
  await signUp(page);
  await page.goto("/meals");
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("common:nav.addFood") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: new RegExp(` · ${t("meals:day.today")}`) }).click();
  await dialog.getByRole("radio", { name: t("meals:day.yesterday") }).click();
  await dialog.getByRole("radio", { name: t("add:mealType.dinner") }).click();
  await dialog.getByRole("button", { name: t("add:ways.photo"), exact: true }).click();
  await expect(dialog.getByRole("tab").first()).toBeVisible();
  await takeScreenshot(page, info, "place-camera");
  await dialog.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await dialog
    .getByRole("button", { name: `${t("add:mealType.dinner")} · ${t("meals:day.yesterday")}` })
    .click();
  await takeScreenshot(page, info, "place-capture");
  await analyseFor(page, t, { meal: typedMeals[language], saveLabel: t("analysis:result.saveAs.dinner") });
  await takeScreenshot(page, info, "place-result");
});
