import { fillBody } from "./fill-body.ts";
import { expect, test } from "./fixtures.ts";
import { registerWithSetupOpen } from "./register.ts";

test("the setup suggests goals and saves them", { tag: "@french" }, async ({ page, t, expectAccessible }) => {
  await registerWithSetupOpen(page, t);
  const walkthrough = page.getByRole("dialog", { name: t("profile:setup.title") });
  await walkthrough.waitFor();
  await expect(
    page.getByRole("region", { name: t("common:toast.region") }).getByRole("listitem"),
  ).toHaveCount(0);
  for (const shown of ["scan", "goals", "track"]) {
    await expect(walkthrough.getByRole("heading", { name: t(`profile:setup.${shown}.title`) })).toBeVisible();
    await walkthrough.getByRole("button", { name: t("profile:setup.next") }).click();
  }
  await expectAccessible("[role=dialog]");
  await walkthrough.getByRole("button", { name: t("profile:setup.continue") }).click();

  const form = page.getByRole("dialog", { name: t("profile:suggest.title") });
  await fillBody(form, t);
  await form.getByLabel(t("profile:body.weight")).fill("20");
  await form.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  await expect(form.getByText(t("profile:body.weightRange", { min: 30, max: 300 }))).toBeVisible();
  await expect(form.getByLabel(t("profile:body.weight"))).toBeFocused();
  await form.getByLabel(t("profile:body.weight")).fill("61,5");
  await form.getByRole("slider", { name: t("profile:body.activity") }).press("ArrowRight");
  await expect(form.getByText(t("profile:activity.very_active.text"))).toBeVisible();
  await expectAccessible("[role=dialog]");
  await form.getByRole("button", { name: t("profile:suggest.calculate") }).click();

  const review = page.getByRole("dialog", { name: t("profile:review.title") });
  await expect(review.getByText(t("profile:steps.tdee"))).toBeVisible();
  await expectAccessible("[role=dialog]");
  const calories = await review.getByRole("slider", { name: t("dashboard:goals.calories") }).inputValue();
  await review.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(page.getByText(t("dashboard:goals.saved.title"), { exact: true })).toBeVisible();
  await expect(review).toBeHidden();

  await page.reload();
  await page.getByRole("button", { name: t("dashboard:summary.edit") }).click();
  await expect(page.getByRole("slider", { name: t("dashboard:goals.calories") })).toHaveValue(calories);
});

test("skipping the setup leads to the day at once, and does not reopen it on this visit", {
  tag: "@once",
}, async ({ page, t }) => {
  await registerWithSetupOpen(page, t);
  await page.getByRole("button", { name: t("profile:setup.skip") }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: t("dashboard:summary.setGoals") })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
