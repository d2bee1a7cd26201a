import { actOn, rowOf } from "./diary-rows.ts";
import { fillBody } from "./fill-body.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { showBodyCard } from "./show-body-card.ts";
import { storeGoals } from "./store-goals.ts";

test("types and reads pounds, ounces and feet, and stores metric", { tag: "@once" }, async ({ page, t }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 2);
  await storeGoals(page);
  await page.goto("/profile");
  await page.getByRole("radio", { name: t("profile:diary.imperial") }).check();
  await page.getByRole("button", { name: t("profile:suggest.title") }).click();
  await fillBody(page.getByRole("dialog"), t);
  await page.getByLabel(t("profile:body.weightPounds")).fill("165");
  await page.getByLabel(t("profile:body.heightFeet")).fill("5");
  await page.getByLabel(t("profile:body.heightInches")).fill("11");
  const saved = page.waitForRequest(
    (call) => call.method() === "PUT" && call.url().endsWith("/user/profile"),
  );
  await page.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  expect((await saved).postDataJSON()).toMatchObject({ height: 180.3, weight: 74.84 });

  await goTo(page, "/dashboard");
  await showBodyCard(page, t);
  await page.getByRole("button", { name: /12 fl oz/ }).click();
  await expect(page.getByRole("progressbar", { name: t("body:water.title") })).toHaveAttribute(
    "aria-valuetext",
    /^12 fl oz/,
  );
  await goTo(page, "/meals");
  await expect(page.getByText(/\d oz$/).first()).toBeVisible();
  await actOn(rowOf(page, "Oats with banana"), t, "edit");
  const grams = page
    .getByRole("dialog")
    .getByRole("textbox", { name: t("meals:edit.grams", { food: "" }).trim() })
    .first();
  await grams.fill("8.5");
  await grams.blur();
  await expect(grams).toHaveValue("8.5");
});
