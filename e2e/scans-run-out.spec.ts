/** e2e/: a free person sees the day's scans run out, until when, and the way to more; they cannot start one in vain. */
import { expect, test } from "./fixtures.ts";
import { leaveScans } from "./leave-scans.ts";
import { register } from "./register.ts";

test("one scan left, then none until midnight", async ({ page, t, expectAccessible }) => {
  const email = await register(page, t);
  await leaveScans(email, 2);
  await page.reload();
  await expect(page.getByText(t("dashboard:today.emptyTitle"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.lastTitle") })).toBeHidden();
  await page.goto("/scanner");
  await expect(page.getByText(/\dh \d+m|\dm \d+s/)).toBeVisible();
  await expectAccessible();
  await page.goto("/dashboard");

  await leaveScans(email, 1);
  await page.reload();
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.lastTitle") })).toBeVisible();

  await leaveScans(email, 0);
  await page.reload();
  const banner = page.getByRole("region", { name: t("dashboard:scansBanner.outTitle") });
  await expect(banner).toContainText(/\d\d:\d\d:\d\d/);
  await expect(banner.getByRole("link", { name: t("dashboard:scansBanner.upgrade") })).toHaveAttribute(
    "href",
    "/subscription",
  );
  await expectAccessible();
  await page.goto("/scanner");
  await expect(page.getByRole("button", { name: t("analysis:scanner.scanLimitReached") })).toBeDisabled();
  await expectAccessible();
});
