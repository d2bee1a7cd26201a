import type { Page } from "@playwright/test";
import { actionIn, rowsOf } from "./diary-rows.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { accountPassword, signUp } from "./register.ts";
import { tabTo } from "./tab-to.ts";
import { typedMeals } from "./typed-meals.ts";

async function logIn(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/login");
  await tabTo(page, page.getByLabel(t("auth:field.email"), { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(t("auth:field.password"), { exact: true }));
  await page.keyboard.type(accountPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
}

async function analyse(page: Page, t: Texts, text: string): Promise<void> {
  const selected = page.getByRole("tab", { selected: true });
  await tabTo(page, selected);
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: t("analysis:capture.tabs.text") })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await tabTo(page, page.getByLabel(t("analysis:capture.textLabel")));
  await page.keyboard.type(text);
  await tabTo(page, page.getByRole("button", { name: t("analysis:capture.analyse") }));
  await page.keyboard.press("Enter");
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  const save = page.getByRole("button", { name: t("analysis:result.save") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) {
    await tabTo(page, skip);
    await page.keyboard.press("Enter");
  }
}

// Where there is a keyboard.
test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false });

test("logs in, scans, corrects, saves, finds and deletes a meal by keyboard alone", {
  tag: "@once",
}, async ({ page, t, language }) => {
  test.slow();
  const email = await signUp(page);
  await page.evaluate("['accessToken', 'refreshToken'].forEach((key) => localStorage.removeItem(key))");
  await logIn(page, t, email);

  const scan = page
    .getByRole("button", { name: t("common:nav.scan"), exact: true })
    .or(page.getByRole("button", { name: t("common:nav.scanMeal"), exact: true }));
  await tabTo(page, scan.filter({ visible: true }).first());
  await page.keyboard.press("Enter");
  await analyse(page, t, typedMeals[language]);

  const result = page.getByRole("dialog");
  const grams = result.getByRole("list").first().getByRole("textbox").first();
  await tabTo(page, grams);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("240");
  await page.keyboard.press("Enter");
  await expect(grams).toHaveValue("240");
  await page.keyboard.press("ArrowUp");
  await expect(grams).toHaveValue("250");
  await tabTo(page, result.getByRole("button", { name: t("analysis:result.save") }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const toMeals = page
    .getByRole("navigation", { name: t("common:nav.main") })
    .filter({ visible: true })
    .getByRole("link", { name: t("common:nav.meals") });
  await tabTo(page, toMeals);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/meals");
  const meals = rowsOf(page);
  await expect(meals).toHaveCount(1);
  const line = meals.getByRole("heading").getByRole("button");
  const undo = page.getByRole("button", { name: new RegExp(`^${t("meals:again.undo")}`) });
  const deleteByKeyboard = async () => {
    await tabTo(page, actionIn(meals, t, "delete"));
    await page.keyboard.press("Enter");
    await expect(meals).toHaveCount(0);
    await expect(undo).toBeFocused();
  };
  await tabTo(page, line);
  await page.keyboard.press("Enter");
  await deleteByKeyboard();
  await page.keyboard.press("Enter");
  await expect(meals).toHaveCount(1);
  await deleteByKeyboard();
  // The undo stays for as long as it has the focus.
  await tabTo(page, page.getByRole("switch"));
  await expect(undo).toHaveCount(0);
});
