import { analyseMeal } from "./analyse.ts";
import { expect, test } from "./fixtures.ts";
import { typedMeals } from "./typed-meals.ts";

test("invites a visitor to sign up once, after a scan", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await page.goto("/scanner");
  await expect(page.getByText(t("analysis:scanner.scansLeftFree", { count: 5 }))).toBeVisible();

  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  const button = page.getByRole("button", { name: t("analysis:capture.analyse") });
  await expect(button).toBeDisabled();
  await page.getByLabel(t("analysis:capture.textLabel")).fill("   ");
  await expect(button).toBeDisabled();
  await expectAccessible("[role=dialog]");

  await analyseMeal(page, t, typedMeals[language]);
  const foods = page.getByRole("dialog").getByRole("listitem");
  await expect(foods).toHaveCount(2);
  await expectAccessible("[role=dialog]");

  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("common:action.close") })
    .click();
  const prompt = page.getByRole("dialog", { name: t("analysis:signUpPrompt.title") });
  await expect(prompt).toBeVisible();
  await expectAccessible("[role=dialog]");
  await expect(prompt.getByRole("link", { name: t("analysis:signUpPrompt.signUp") })).toHaveAttribute(
    "href",
    "/register",
  );
  await prompt.getByRole("button", { name: t("analysis:signUpPrompt.later") }).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByText(t("analysis:scanner.scansLeftFree", { count: 4 }))).toBeVisible();

  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await analyseMeal(page, t, typedMeals[language]);
  await expect(foods).toHaveCount(2);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("common:action.close") })
    .click();
  await expect(page.getByText(t("analysis:result.closed.title"), { exact: true })).toBeVisible();
  await expect(prompt).toBeHidden();
});

test("text without food costs no scan and stays in the form", { tag: "@once" }, async ({
  page,
  t,
  expectedFailures,
}) => {
  expectedFailures.add(422);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill("qwxz vbnmk");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: t("analysis:failure.noFoodTitle") })).toBeFocused();
  await page.getByRole("button", { name: t("analysis:failure.edit") }).click();
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toHaveValue("qwxz vbnmk");
  await page.reload();
  await expect(page.getByText(t("analysis:scanner.scansLeftFree", { count: 5 }))).toBeVisible();
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toHaveValue("qwxz vbnmk");
});
