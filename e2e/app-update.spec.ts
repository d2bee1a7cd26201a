import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";

test.use({ serviceWorkers: "allow" });

test("a new version waits until the person asks for it", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await register(page, t);
  await waitForShell(page);
  // To the browser, the same worker at another address is a new version.
  await page.evaluate("navigator.serviceWorker.register('/service-worker.js?newer').then(() => true)");
  const ready = page.getByText(t("common:update.ready"));
  await expect(ready).toBeVisible();
  await expectAccessible();
  await page.evaluate("globalThis.isOldPage = true");
  // By key, because on a phone the welcome toast may cover the button.
  await page.getByRole("button", { name: t("common:update.take"), exact: true }).press("Enter");
  // Asked again while the page is replaced, which ends a question.
  await expect(async () => {
    const [isOld, script] = await page.evaluate<[boolean | undefined, string]>(
      "[globalThis.isOldPage, navigator.serviceWorker.controller?.scriptURL ?? '']",
    );
    expect(isOld).toBeUndefined();
    expect(script).toContain("?newer");
  }).toPass({ timeout: 30_000 });
});
