import { expect, test } from "./fixtures.ts";
import { registerThroughForm } from "./register.ts";

test("each page keeps one title and one canonical address while the app moves between pages", {
  tag: "@french",
}, async ({ page, t }) => {
  const expectHead = async (name: string, path: string) => {
    const title = t("common:app.pageTitle", { title: t(`common:pages.${name}.title`) });
    await expect(page).toHaveTitle(title);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new URL(path, page.url()).href,
    );
  };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/login", { waitUntil: "networkidle" });
  await expectHead("login", "/login");
  await page.getByRole("link", { name: t("auth:login.registerLink") }).click();
  await page.waitForURL("/register");
  await expectHead("register", "/register");
  await registerThroughForm(page, t);
  await expectHead("dashboard", "/dashboard");
  // Navigation makes no data requests, so that it works offline.
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  await page.goto("/meals", { waitUntil: "networkidle" });
  await expectHead("meals", "/meals");
});
