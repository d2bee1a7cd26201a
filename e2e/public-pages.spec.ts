/** e2e/: a stranger reads the public site, with and without script, and writes to us; a member finds the app's frame around it. */
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";

const paths = [
  "/",
  "/blog",
  "/blog/nutri-score-explained",
  "/about",
  "/terms",
  "/privacy",
  "/contact",
  "/accuracy",
];

test("every public page is whole and accessible", async ({ page, expectAccessible, language }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible();
    const { width, seen } = await page.evaluate<{ width: number; seen: number }>(
      "({ width: document.documentElement.scrollWidth, seen: innerWidth })",
    );
    expect(width, `${path} scrolls sideways`).toBeLessThanOrEqual(seen);
  }
});

test("a language chosen by its link stays chosen", async ({ page, language, t }) => {
  const other = language === "fr" ? "es" : "fr";
  await page.goto("/about");
  await page.getByRole("link", { name: t(`common:language.${other}`) }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  // Local storage wins over a lost cookie.
  await page.context().clearCookies();
  await page.goto("/blog");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("a message reaches us, and nothing typed is lost on the way", async ({ page, t, expectedFailures }) => {
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

test("a member is sent on from the landing page, and keeps the app's frame elsewhere", async ({
  page,
  t,
}) => {
  await register(page, t);
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read, and the form posts", async ({ page, t }) => {
    for (const path of paths) {
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
