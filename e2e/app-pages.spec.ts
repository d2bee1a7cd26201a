import type { Page } from "@playwright/test";
import { recordConsole } from "./console-messages.ts";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { signedInPaths, visitorPaths } from "./page-paths.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { storeGoals } from "./store-goals.ts";

async function expectLaidOut(page: Page, path: string, expectAccessible: () => Promise<void>) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page, path);
}

// In the other languages, and on other screens: `screens/small-screens.spec.ts`.
test("every page of the app is accessible, fits its screen and prints nothing to the console", {
  tag: "@once",
}, async ({ page, expectAccessible, expectedFailures }) => {
  test.slow();
  // Of an unknown page, and of the page of a sign-in without its answer.
  for (const status of [400, 404]) expectedFailures.add(status);
  const messages = recordConsole(page);
  for (const path of visitorPaths) await expectLaidOut(page, path, expectAccessible);
  const email = await signUp(page);
  await seedPastMeals(email, 9);
  await storeGoals(page);
  await makePro(email);
  for (const path of signedInPaths) await expectLaidOut(page, path, expectAccessible);
  expect(messages).toEqual([]);
});
