/** e2e/: how light the first load is, and that nothing moves by itself while it comes. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { eatFor } from "./past-meals.ts";
import { register } from "./register.ts";

/** Compressed, of all scripts that the page names. Issue 5 asks for 170 kB: this holds what is reached (184) until it is. */
const scriptMaxBytes = 188_000;
const shiftMax = 0.05;

test("the dashboard's first load is light, without a chart", async ({ request, language }) => {
  test.skip(language !== "en", "the same in each language");
  const page = await (await request.get("/dashboard")).text();
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
  const bytes = scripts.reduce((sum, script) => sum + compressedBytes(script), 0);
  expect(scripts.length).toBeGreaterThan(10);
  expect(bytes).toBeLessThanOrEqual(scriptMaxBytes);
  expect(scripts.filter((script) => /chart/i.test(script))).toEqual([]);
});

/** As the build has compressed it, once and hard. */
function compressedBytes(script: string): number {
  const file = join(import.meta.dirname, "..", "build", "client", script);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

test("the dashboard and the meals stay where they are while they come", async ({ page, t }) => {
  const email = await register(page, t);
  await eatFor(email, 3);
  await watchLayout(page);
  for (const path of ["/dashboard", "/meals"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByText("Oats with banana")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftMax);
  }
});
