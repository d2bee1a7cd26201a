import { analyseMeal } from "./analyse.ts";
import { actOn, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register } from "./register.ts";
import { settle } from "./settle.ts";
import { startScan } from "./start-scan.ts";
import { storeGoals } from "./store-goals.ts";
import { typedMeals } from "./typed-meals.ts";

const maliciousName = `"><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

/** Those that show the name of a meal. */
const pathsWithName = ["/dashboard", "/meals", "/analysis"];

// The walks over all pages find breaches of the policy on any other page: the browser logs each as an error.
test("saving a meal violates no content policy, and a name with HTML is shown as text", {
  tag: "@once",
}, async ({ page, t, language }) => {
  const broken: string[] = [];
  await page.exposeFunction("noteBreach", (breach: string) => broken.push(breach));
  await page.addInitScript(`addEventListener("securitypolicyviolation", (breach) =>
    noteBreach(breach.violatedDirective + " " + breach.blockedURI + " on " + location.pathname));`);

  const email = await register(page, t);
  await seedPastMeals(email, 9);
  await makePro(email);
  await storeGoals(page);
  await startScan(page, t);
  await analyseMeal(page, t, typedMeals[language]);
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  await page.goto("/meals");
  await actOn(rowsOf(page).first(), t, "edit");
  // An open dialog stops the page from scrolling, without a style element, which the policy would refuse.
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await expect(page.locator("style:not(#app-style)")).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: t("meals:edit.title") });
  await dialog.getByLabel(t("meals:edit.name")).fill(maliciousName);
  await dialog.getByRole("button", { name: t("meals:edit.save") }).click();
  await expect(page.getByRole("heading", { name: maliciousName })).toBeVisible();

  for (const path of pathsWithName) {
    await page.goto(path);
    await settle(page);
    await expect(page).not.toHaveTitle(/owned/);
    await expect(page.locator("img[onerror], img[src=x]")).toHaveCount(0);
  }
  await page.goto("/dashboard");
  await expect(page.getByText(maliciousName).first()).toBeVisible();
  expect(broken).toEqual([]);
});
