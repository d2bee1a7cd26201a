import { browserDaysAgo } from "./browser-day.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { showBodyCard } from "./show-body-card.ts";
import { storeGoals } from "./store-goals.ts";

test("logs water in one tap from the dashboard, undoes it, and logs it on a past day", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  await signUp(page);
  await page.goto("/profile");
  await page.getByRole("radio", { name: t("profile:diary.metric") }).check();
  await goTo(page, "/dashboard");
  await showBodyCard(page, t);
  const water = page.getByRole("progressbar", { name: t("body:water.title") });
  const glass = page.getByRole("button", { name: /200\s?ml/i });
  await glass.click();
  await expect(water).toHaveAttribute("aria-valuetext", /^200\s?ml/i);
  await page.getByRole("button", { name: /500\s?ml/i }).click();
  await expect(water).toHaveAttribute("aria-valuetext", /^700\s?ml/i);
  await page.getByRole("button", { name: t("body:undo") }).click();
  await expect(water).toHaveAttribute("aria-valuetext", /^200\s?ml/i);

  await page
    .getByRole("main")
    .getByRole("link", { name: t("body:more") })
    .click();
  await page.getByRole("heading", { name: t("body:title"), level: 1 }).waitFor();
  await page.getByLabel(t("body:water.day"), { exact: true }).fill(browserDaysAgo(1));
  await page.getByRole("button", { name: t("body:water.own") }).click();
  await page.getByLabel(t("body:water.field", { unit: "ml" })).fill("330");
  await expectAccessible("[role=dialog]");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("body:water.save") })
    .click();
  await expect(water).toHaveAttribute("aria-valuetext", /^330\s?ml/i);
});

test("notes something on a day and leaves it out of averages", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await storeGoals(page);
  await page.goto(`/meals?day=${browserDaysAgo(1)}`);
  const leftOut = page.getByRole("switch", { name: t("meals:notes.leftOut") });
  await leftOut.click();
  await expect(leftOut).toBeChecked();
  await page.getByLabel(t("meals:notes.note"), { exact: true }).fill("Ana 🎂");
  await page.getByRole("button", { name: t("meals:notes.save") }).click();
  await expect(page.getByRole("button", { name: t("meals:notes.save") })).toHaveCount(0);
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel(t("meals:notes.note"), { exact: true })).toHaveValue("Ana 🎂");
  await expect(leftOut).toBeChecked();
  await goTo(page, "/dashboard");
  await expect(
    page.getByRole("list", { name: t("dashboard:week.grid") }).getByText(t("dashboard:week.leftOut")),
  ).toHaveCount(1);
});
