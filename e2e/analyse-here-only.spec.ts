import { analyseMeal } from "./analyse.ts";
import { expect } from "./fixtures.ts";
import { test } from "./language-model.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";

test("a result says that the language model read it, until somebody keeps their words on this server", {
  tag: "@spanish",
}, async ({ page, t, world, expectAccessible }) => {
  const readByModel = page.getByText(t("analysis:result.readBy.model"));
  const typedCalls = (words: string) =>
    world.provider.calls.filter(({ body }) => body.includes(words)).length;
  await register(page, t);
  await page.goto("/dashboard");
  await startScan(page, t);
  await analyseMeal(page, t, "un poco de zzyzxa con salmón");
  await expect(readByModel).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Salmón al horno").first()).toBeVisible();
  expect(typedCalls("zzyzxa")).toBe(1);
  await expectAccessible();

  await page.goto("/profile");
  const here = page.getByRole("switch", { name: t("profile:diary.analyseHere") });
  await expect(page.getByText(t("profile:diary.analyseHereHint"))).toBeVisible();
  await expect(here).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/user/settings"));
  await here.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(here).toBeChecked();
  await expectAccessible();

  await page.goto("/dashboard");
  await startScan(page, t);
  await analyseMeal(page, t, "un poco de zzyzxb con salmón");
  await expect(readByModel).toBeHidden();
  expect(typedCalls("zzyzxb")).toBe(0);
});
