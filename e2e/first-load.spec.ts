/** e2e/: what a browser fetches to show a page weighs little, and charts come when a tab draws them. */
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { eatFor } from "./past-meals.ts";
import { register } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

/** Of script, as it comes over the wire: compressed. */
const firstLoadMaxBytes = 170_000;

// The files are the same in each language and at each width.
test.beforeEach(({ t: _ }, { project }) => test.skip(project.name !== "phone en"));

test("every page's scripts are light, and none of them draws charts", async ({ page, t }) => {
  await neverIdle(page);
  const isLight = async (path: string, heading: string) => {
    const scripts = await scriptsOf(page, path, heading);
    expect.soft(scripts, path).not.toEqual([]);
    expect.soft(await sentBytes(scripts), path).toBeLessThanOrEqual(firstLoadMaxBytes);
    expect.soft(await drawsCharts(scripts), path).toBe(false);
  };
  await isLight("/login", t("auth:login.title"));
  await isLight("/register", t("auth:register.title"));
  await isLight("/scanner", t("analysis:scanner.title"));
  const email = await register(page, t);
  await eatFor(email, 3);
  await storeGoals(page);
  await isLight("/dashboard", t("dashboard:summary.title"));
  await isLight("/meals", t("meals:title"));
  await isLight("/profile", t("profile:page.title"));
  await isLight("/analysis", t("dashboard:premium.title"));
});

test("charts come with the tab that draws them", async ({ page, t }) => {
  const email = await register(page, t);
  await eatFor(email, 3);
  await makePro(email);
  const scripts = await scriptsOf(page, "/analysis", t("dashboard:analysis.title"));
  expect(await drawsCharts(scripts)).toBe(true);
});

/** What a page fetches only when there is nothing else to do is not part of its first load. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript("globalThis.requestIdleCallback = () => 0");
}

/** Every script that the page has fetched when its heading is there and nothing more is asked for. */
async function scriptsOf(page: Page, path: string, heading: string): Promise<readonly Response[]> {
  const scripts: Response[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  };
  page.on("response", collect);
  await forgetFiles(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return scripts;
}

/** What was fetched before is fetched anew; a file from the browser's own cache has no size. */
async function forgetFiles(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
}

async function sentBytes(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const bytes = sizes.map(({ responseBodySize }) => responseBodySize);
  expect(bytes.filter((size) => size <= 0)).toEqual([]);
  return bytes.reduce((sum, size) => sum + size, 0);
}

async function drawsCharts(scripts: readonly Response[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return texts.some((text) => text.includes("recharts"));
}
