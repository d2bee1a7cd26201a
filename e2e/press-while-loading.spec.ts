import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

test("a press counts although answers arrive while the button is down", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await signUp(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/**", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/security");
  // Above it are lists whose height is not known yet.
  const button = page.getByRole("button", { name: t("account:passkeys.add"), exact: true });
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  const arrived = page.waitForResponse("**/api/user/passkeys");
  answer();
  await (await arrived).finished();
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: t("account:passkeys.add") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => button.boundingBox(), "nothing moved, so nothing was proved").not.toEqual(before);
});
