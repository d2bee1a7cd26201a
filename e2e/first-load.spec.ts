import type { Page, Response } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

/** Compressed size of all scripts. */
const firstLoadMaxBytes = 188_500;
/** A browser asks a server without HTTP/2 for six at a time. */
const firstLoadMaxFiles = 15;

test("no page loads more script or files than the limits, or the charts library", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await disableIdleCallbacks(page);
  const isLight = async (path: string, heading: string) => {
    const scripts = await loadedScripts(page, path, heading);
    expect.soft(scripts, path).not.toEqual([]);
    expect.soft(scripts.length, `files of ${path}`).toBeLessThanOrEqual(firstLoadMaxFiles);
    expect.soft(await transferredBytes(scripts), path).toBeLessThanOrEqual(firstLoadMaxBytes);
    expect.soft(await drawsCharts(scripts), path).toBe(false);
  };
  await isLight("/login", t("auth:login.title"));
  await isLight("/register", t("auth:register.title"));
  await isLight("/scanner", t("analysis:scanner.title"));
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await storeGoals(page);
  await isLight("/dashboard", t("dashboard:summary.title"));
  await isLight("/meals", t("meals:title"));
  await isLight("/profile", t("profile:page.title"));
  await isLight("/analysis", t("dashboard:premium.title"));
  // The first tab draws one.
  await makePro(email);
  expect(await drawsCharts(await loadedScripts(page, "/analysis", t("dashboard:analysis.title")))).toBe(true);
});

/** Prefetching in idle time is not part of the first load. */
async function disableIdleCallbacks(page: Page): Promise<void> {
  await page.addInitScript("globalThis.requestIdleCallback = () => 0");
}

/** All scripts loaded until the heading is visible and the network is idle. */
async function loadedScripts(page: Page, path: string, heading: string): Promise<readonly Response[]> {
  const scripts: Response[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  };
  page.on("response", collect);
  await clearCache(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return scripts;
}

/** Files served from the browser's cache have no size, so it must be empty. */
async function clearCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
}

async function transferredBytes(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const bytes = sizes.map(({ responseBodySize }) => responseBodySize);
  expect(bytes.filter((size) => size <= 0)).toEqual([]);
  return bytes.reduce((sum, size) => sum + size, 0);
}

async function drawsCharts(scripts: readonly Response[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return texts.some((text) => text.includes("recharts"));
}
