import { expect, test } from "./fixtures.ts";
import { sitePaths } from "./page-paths.ts";
import { signUp } from "./register.ts";

// On phones, with every other page: `screens/small-screens.spec.ts`.
test("what a desktop shows instead of the phone's menu is accessible", { tag: "@once" }, async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto("/");
  await expectAccessible();
});

test("closes the landing page's menu with Escape, where the focus was, and remembers a language chosen by its link", {
  tag: "@once",
}, async ({ page, language, t }) => {
  await page.goto("/");
  const opener = page.locator("header.for-visitors details[data-menu] > summary");
  await opener.click();
  const menu = page.getByRole("navigation", { name: t("marketing:header.menu") });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  const other = language === "fr" ? "es" : "fr";
  await page.goto("/about");
  await page.getByRole("link", { name: t(`common:language.${other}`) }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  // Local storage restores a lost cookie.
  await page.context().clearCookies();
  await page.goto("/blog");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("sends a contact message, and keeps the input when it is refused", { tag: "@once" }, async ({
  page,
  t,
  expectedFailures,
}) => {
  expectedFailures.add(422);
  await page.goto("/contact");
  await page.getByLabel(t("marketing:contact.name")).fill("Ana Ruiz");
  await page.getByLabel(t("marketing:contact.email"), { exact: true }).fill("ana@nowhere");
  await page.getByLabel(t("marketing:contact.subject")).selectOption("bug");
  await page.getByLabel(t("marketing:contact.message")).fill("The rice is too heavy.");
  await page.getByRole("button", { name: t("marketing:contact.send") }).click();
  await expect(page.getByRole("alert")).toHaveText(t("marketing:contact.problems.invalid"));
  await expect(page.getByLabel(t("marketing:contact.message"))).toHaveValue("The rice is too heavy.");
  await page.getByLabel(t("marketing:contact.email"), { exact: true }).fill("ana@example.com");
  await page.getByRole("button", { name: t("marketing:contact.send") }).click();
  await expect(page.getByRole("heading", { name: t("marketing:contact.sentTitle") })).toBeFocused();
});

test("redirects a member from the landing page, and shows the app's frame on the others", {
  tag: "@once",
}, async ({ page, t }) => {
  await signUp(page);
  await page.goto("/");
  await page.waitForURL("**/dashboard");
  await page.goto("/about");
  await expect(page.getByRole("navigation", { name: t("common:nav.main") }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: t("common:action.signUp") })).toBeHidden();
  await page.getByLabel(t("common:nav.openAccountMenu")).click();
  await page.getByRole("button", { name: t("common:nav.logOut") }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("link", { name: t("common:action.signUp") }).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all pages are readable and the contact form works", { tag: "@once" }, async ({ page, t }) => {
    for (const path of sitePaths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("/contact");
    await page.getByLabel(t("marketing:contact.name")).fill("Ana Ruiz");
    await page.getByLabel(t("marketing:contact.email"), { exact: true }).fill("ana@example.com");
    await page.getByLabel(t("marketing:contact.message")).fill("Hello.");
    await page.getByRole("button", { name: t("marketing:contact.send") }).click();
    await expect(page.getByRole("heading", { name: t("marketing:contact.sentTitle") })).toBeVisible();
  });
});

test("the landing page's accuracy leads to what was measured", { tag: "@french" }, async ({ page, t }) => {
  await page.goto("/");
  const stats = page.getByRole("region", { name: t("marketing:stats.label") });
  const link = stats.getByRole("link", { name: /\d+ repas racontés par d’autres/ });
  await link.click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("marketing:head.accuracy.title") }),
  ).toBeVisible();
});
