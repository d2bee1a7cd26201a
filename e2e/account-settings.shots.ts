import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { takePageScreenshot } from "./take-screenshot.ts";

test("notifications, sign-in methods and deletion", async ({ page }, info) => {
  await signUp(page);
  for (const [name, path] of Object.entries({
    notifications: "/notifications",
    security: "/security",
    "delete-account": "/delete-account",
    body: "/body",
  })) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await takePageScreenshot(page, info, name);
  }
});
