import { readFile } from "node:fs/promises";
import { fillBody } from "./fill-body.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

test("applies suggested goals to the sliders and stores them on save", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/profile");
  await expect(page.getByText(t("common:plan.freePlan"))).toBeVisible();
  const calories = page.getByRole("slider", { name: t("dashboard:goals.calories") });
  await expect(calories).toHaveValue("2000");

  await page.getByRole("button", { name: t("profile:suggest.title") }).click();
  const dialog = page.getByRole("dialog", { name: t("profile:suggest.title") });
  await fillBody(dialog, t);
  await dialog.getByLabel(t("profile:body.weight")).fill("82");
  await page.reload();
  await page.getByRole("button", { name: t("profile:suggest.title") }).click();
  await expect(dialog.getByLabel(t("profile:body.weight"))).toHaveValue("82");
  await dialog.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  await expect(page.getByText(t("profile:suggest.doneTitle"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(calories).not.toHaveValue("2000");
  await expect(page.getByText(t("profile:steps.tdee"))).toBeVisible();
  await expectAccessible();
  const suggested = await calories.inputValue();

  await page.reload();
  await expect(calories).toHaveValue(suggested);
  await expect(page.getByText(t("profile:goals.unsaved"))).toBeVisible();
  await page.getByRole("button", { name: t("profile:goals.undo") }).click();
  await expect(calories).toHaveValue("2000");
  await page.getByRole("button", { name: t("profile:suggest.title") }).click();
  await expect(dialog.getByLabel(t("profile:body.weight"))).toHaveValue("82");
  await dialog.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  await expect(calories).toHaveValue(suggested);
  await page.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(page.getByText(t("dashboard:goals.saved.title"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(calories).toHaveValue(suggested);
});

test("sets suggested goals from the dashboard, after a look at them", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: t("dashboard:summary.setGoals") }).click();
  const suggest = page.getByRole("button", { name: t("profile:suggest.title") });
  await suggest.click();
  const form = page.getByRole("dialog", { name: t("profile:suggest.title") });
  await fillBody(form, t);
  // Going back loses nothing.
  await page.keyboard.press("Escape");
  await suggest.click();
  await form.getByLabel(t("profile:body.weight")).fill("62");
  await form.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  const dialog = page.getByRole("dialog", { name: t("dashboard:goals.title") });
  await expect(dialog.getByText(t("profile:steps.tdee"))).toBeVisible();
  const calories = dialog.getByRole("slider", { name: t("dashboard:goals.calories") });
  await expect(calories).not.toHaveValue("2000");
  const suggested = await calories.inputValue();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: t("dashboard:summary.edit") })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("slider", { name: t("dashboard:goals.calories") })).toHaveValue(suggested);
});

test("a theme, a later beginning of the day and a language take effect at once and stay; a copy and the way out are offered", {
  tag: "@once",
}, async ({ page, t, language }) => {
  const email = await signUp(page);
  await page.goto("/profile");
  await page.getByRole("radio", { name: t("profile:settings.theme.dark") }).check();
  const isDark = () =>
    page
      .evaluate<string>("getComputedStyle(document.documentElement).backgroundColor")
      .then((color) => color === "rgb(18, 24, 20)");
  await expect.poll(isDark).toBe(true);
  const begin = page.getByLabel(t("profile:diary.dayStart"), { exact: true });
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/user/settings"));
  await begin.selectOption("4");
  expect((await saved).ok()).toBe(true);
  for (const path of ["/about", "/profile"]) {
    await page.goto(path);
    expect(await isDark(), path).toBe(true);
  }
  await expect(begin).toHaveValue("4");
  await page.getByRole("radio", { name: t("profile:settings.theme.system") }).check();
  await expect.poll(isDark).toBe(false);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(isDark).toBe(true);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("profile:data.json") }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(email);

  const other = language === "fr" ? "es" : "fr";
  await page.getByRole("combobox", { name: t("profile:language.label") }).selectOption(other);
  const title = other === "fr" ? "Objectifs du jour" : "Objetivos diarios";
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.reload();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: other === "fr" ? "Se déconnecter" : "Cerrar sesión" })
    .click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("who breastfeeds is suggested no weight loss, and what that needs", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: t("profile:suggest.title") }).click();
  const dialog = page.getByRole("dialog", { name: t("profile:suggest.title") });
  await fillBody(dialog, t);
  await dialog.getByLabel(t("profile:body.weight")).fill("62");
  await dialog.getByLabel(t("profile:body.objective")).selectOption("lose_weight");
  const target = dialog.getByLabel(t("profile:wish.target", { unit: "kg" }));
  await expect(target).toBeVisible();
  await dialog.getByLabel(t("profile:body.maternity")).selectOption("breastfeeding");
  await expect(target).toBeHidden();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  await expect(page.getByText(t("profile:steps.adjustment.breastfeeding"))).toBeVisible();
});
