import { analyseFor } from "./analyse.ts";
import { browserDaysAgo } from "./browser-day.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { typedMeals } from "./typed-meals.ts";

test("a meal of yesterday that was chosen before the scan is saved as one", { tag: "@spanish" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/meals");
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await expectAccessible();
  const addButton = page.getByRole("banner").getByRole("button", { name: t("common:nav.addFood") });
  await addButton.click();
  const dialog = page.getByRole("dialog");
  const target = dialog.getByRole("button", { name: new RegExp(` · ${t("meals:day.today")}`) });
  // One that the hour does not suggest: that would be no choice.
  const isEvening = (await target.innerText()).startsWith(t("add:mealType.dinner"));
  const meal = isEvening ? "breakfast" : "dinner";
  await target.click();
  await dialog.getByRole("radio", { name: t("meals:day.yesterday") }).click();
  await dialog.getByRole("radio", { name: t(`add:mealType.${meal}`) }).click();
  await dialog.getByRole("button", { name: t("add:ways.photo"), exact: true }).click();

  const chip = dialog.getByRole("button", {
    name: new RegExp(`^${t(`add:mealType.${meal}`)} · ${t("meals:day.yesterday")}`),
  });
  await expect(chip).toBeVisible();
  await expectAccessible("[role=dialog]");
  await analyseFor(page, t, { meal: typedMeals[language], saveLabel: t(`analysis:result.saveAs.${meal}`) });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(dialog.getByRole("radio", { name: t(`add:mealType.${meal}`) })).toBeChecked();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t(`analysis:result.saveAs.${meal}`) }).click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();

  await page.goto(`/meals?day=${browserDaysAgo(1)}`);
  await expect(
    page.getByRole("heading", { level: 2, name: new RegExp(`^${t(`meals:type.${meal}`)}`) }),
  ).toBeVisible();
});
