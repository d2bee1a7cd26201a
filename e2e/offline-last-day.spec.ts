import { analyseMeal } from "./analyse.ts";
import { actOn, foodName } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test.use({ serviceWorkers: "allow" });

/** The public pages. */
const linksOfFooter = [
  ["terms", "common:footer.terms"],
  ["privacy", "common:footer.privacy"],
  ["contact", "common:footer.contact"],
  ["blog", "common:footer.blog"],
  ["accuracy", "marketing:footer.accuracy"],
  ["about", "common:footer.about"],
] as const;

test("offline, every page opens with the last day seen, and nothing is kept after logging out", {
  tag: "@spanish",
}, async ({ page, t, language, expectAccessible }) => {
  await register(page, t);
  await waitForShell(page);
  await startScan(page, t);
  await analyseMeal(page, t, typedMeals[language]);
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  const meal = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  await expect(meal).toBeVisible();
  const name = await foodName(meal);
  await expect.poll(() => page.evaluate("localStorage.getItem('kept_answers')")).toContain(name);

  await page.context().setOffline(true);
  await page.reload();
  const line = page.getByText(t("common:offline.line"));
  await expect(line).toBeVisible();
  await expect(page.getByRole("main").getByText(name)).toBeVisible();
  await expect(page.getByRole("img", { name: /kcal/ })).not.toHaveAccessibleName(/^0\s/);
  await expectAccessible();

  await page.getByRole("link", { name: t("dashboard:today.all") }).click();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(card).toBeVisible();
  await actOn(card, t, "delete");
  // The undo waits while the pointer is over it.
  await page.mouse.move(0, 0);
  await expect(page.getByText(t("meals:delete.failed"), { exact: true })).toBeVisible();
  await expect(card).toBeVisible();

  await page.goto("/about");
  for (const [place, text] of linksOfFooter) {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t(text), exact: true })
      .click();
    await page.waitForURL(`**/${place}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }

  for (const path of ["/meals", "/analysis", "/profile"]) {
    await page.goto(path);
    await expect(line).toBeVisible();
  }
  await page.context().setOffline(false);
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: t("profile:account.signOut") }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate("localStorage.getItem('kept_answers')")).toBeNull();
});
