import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { waitForShell } from "./shell-ready.ts";
import { storeGoals } from "./store-goals.ts";

test.use({ serviceWorkers: "allow" });

const ofSheet = /\/api\/(?:meals\/usual|meals\/list|favourites|foods\/own|recipes|products\/own)/;

test("has favourites and recents for the add sheet offline, though it was never opened online and costs the page no call", {
  tag: "@spanish",
}, async ({ page, t }) => {
  const email = await signUp(page);
  await storeGoals(page);
  await seedPastMeals(email, 3);
  const beans = { from: "table", table: "FNDDS 2021-2023", code: "41305000", grams: 200 };
  await sendAsAccount(page, {
    method: "POST",
    path: "/api/favourites",
    data: { name: "Las alubias de siempre", items: [beans] },
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (ofSheet.test(pathname)) asked.push(pathname);
  });
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await waitForShell(page);
  expect(asked.filter((path) => path !== "/api/meals/list" && path !== "/api/meals/usual")).toEqual([]);
  // The first sign that somebody uses the page.
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate("localStorage.getItem('kept_answers')"))
    .toMatch(/Las alubias de siempre.*own-products|own-products.*Las alubias de siempre/s);

  await page.context().setOffline(true);
  await page.reload();
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("common:nav.addFood") })
    .click();
  const sheet = page.getByRole("dialog");
  await expect(
    sheet.getByRole("button", { name: t("add:row.add", { name: "Las alubias de siempre" }) }),
  ).toBeVisible();
  await sheet
    .getByRole("button", { name: t("add:row.add", { name: "Oats with banana" }) })
    .first()
    .click();
  await expect(sheet.getByText(t("add:row.waiting"))).toBeVisible();
});
