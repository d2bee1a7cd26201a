import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { publicPaths, signedInPaths } from "./page-paths.ts";
import { seedPastMeals } from "./past-meals.ts";
import { registerThroughForm, signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

/** New accounts get 404 for these, which browsers log, as for an unknown page. */
const answeredByNotFound = /\/(api\/(user\/profile|subscriptions\/current)|no-such-page)$/;

/** All console messages, with the page they appeared on. */
function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const isKnown = message.text().includes("404") && answeredByNotFound.test(message.location().url);
    const isOwnDoing = message.text().includes("blocked by Playwright");
    if (!isKnown && !isOwnDoing)
      messages.push(`${message.type()} on ${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`${page.url()}: ${error.message}`));
  return messages;
}

test("no public page prints a console message", { tag: "@once" }, async ({ page }) => {
  const messages = recordConsole(page);
  for (const path of publicPaths) await page.goto(path, { waitUntil: "networkidle" });
  expect(messages).toEqual([]);
});

test("no signed-in page prints a console message", { tag: "@once" }, async ({ page, expectedFailures }) => {
  expectedFailures.add(404);
  const email = await signUp(page);
  await makePro(email);
  await seedPastMeals(email, 2);
  await storeGoals(page);
  const messages = recordConsole(page);
  for (const path of signedInPaths) await page.goto(path, { waitUntil: "networkidle" });
  expect(messages).toEqual([]);
});

test("each page keeps one title and one canonical address while the app moves between pages", {
  tag: "@texts",
}, async ({ page, t }) => {
  const expectHead = async (name: string, path: string) => {
    const title = t("common:app.pageTitle", { title: t(`common:pages.${name}.title`) });
    await expect(page).toHaveTitle(title);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new URL(path, page.url()).href,
    );
  };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/login", { waitUntil: "networkidle" });
  await expectHead("login", "/login");
  await page.getByRole("link", { name: t("auth:login.registerLink") }).click();
  await page.waitForURL("/register");
  await expectHead("register", "/register");
  await registerThroughForm(page, t);
  await expectHead("dashboard", "/dashboard");
  // Navigation makes no data requests, so that it works offline.
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  await page.goto("/meals", { waitUntil: "networkidle" });
  await expectHead("meals", "/meals");
});
