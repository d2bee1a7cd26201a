import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { setRemainingScans } from "./set-remaining-scans.ts";

test("warns at the last scan, then blocks scanning until midnight", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await setRemainingScans(email, 2);
  await page.goto("/dashboard");
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.lastTitle") })).toBeHidden();
  await page.goto("/scanner");
  await expect(page.getByText(/\dh \d+m|\dm \d+s/)).toBeVisible();
  await expectAccessible();
  await page.goto("/dashboard");

  await setRemainingScans(email, 1);
  await page.reload();
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.lastTitle") })).toBeVisible();

  await setRemainingScans(email, 0);
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

  await page.getByRole("button", { name: t("analysis:barcode.open") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(t("analysis:barcode.digits"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("analysis:camera.capture") })).toBeHidden();
  await expectAccessible("[role=dialog]");
});
