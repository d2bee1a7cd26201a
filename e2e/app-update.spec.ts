/** e2e/: a newer app says that it is there, and waits until it is asked for. */
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { shellReady } from "./shell-ready.ts";

test.use({ serviceWorkers: "allow" });

test("a newer app waits until it is asked for", async ({ page, t, expectAccessible }) => {
  await register(page, t);
  await shellReady(page);
  // The same worker under another address is, for the browser, a newer one.
  await page.evaluate("navigator.serviceWorker.register('/service-worker.js?newer').then(() => true)");
  const ready = page.getByText(t("common:update.ready"));
  await expect(ready).toBeVisible();
  await expectAccessible();
  const reloaded = page.waitForEvent("load");
  // By key: on a phone the welcome may still lie over it.
  await page.getByRole("button", { name: t("common:update.take"), exact: true }).press("Enter");
  await reloaded;
  await expect
    .poll(() => page.evaluate("navigator.serviceWorker.controller?.scriptURL ?? ''"))
    .toContain("?newer");
});
