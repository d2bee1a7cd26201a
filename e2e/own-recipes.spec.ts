import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

const lists = {
  en: { pasted: "250 g flour\n3 eggs\n500 ml milk\nqwxzptv", dish: "Pancakes", more: "butter" },
  es: {
    pasted: "250 g de harina\n3 huevos\n500 ml de leche\nqwxzptv",
    dish: "Tortitas",
    more: "mantequilla",
  },
  fr: { pasted: "250 g de farine\n3 œufs\n500 ml de lait\nqwxzptv", dish: "Crêpes", more: "beurre" },
} as const;

test("makes a recipe from a pasted list, logs servings of it, changes and deletes it", {
  tag: "@spanish",
}, async ({ page, t, language, expectAccessible }) => {
  const { pasted, dish, more } = lists[language];
  await signUp(page);
  await page.goto("/meals");
  const openAdd = () =>
    page
      .getByRole("banner")
      .getByRole("button", { name: t("common:nav.addFood") })
      .click();
  const dialog = page.getByRole("dialog");
  const done = dialog.getByRole("button", { name: t("add:tray.done"), exact: true });
  const plus = t("add:row.add", { name: dish });
  const takeBack = t("add:row.takeBack", { name: dish });
  const save = dialog.getByRole("button", { name: t("add:recipe.save") });
  await openAdd();
  await dialog.getByRole("button", { name: t("add:ways.recipe") }).click();
  await dialog.getByLabel(t("add:own.name")).fill(dish);
  await dialog.getByLabel(t("add:recipe.pasteLabel")).fill(pasted);
  await dialog.getByRole("button", { name: t("add:recipe.read") }).click();
  await expect(dialog.getByText(t("add:recipe.notFound"))).toBeVisible();
  await expectAccessible("[role=dialog]");
  await save.click();
  await expect(dialog.getByText(t("add:recipe.ingredientsUnknown"))).toBeVisible();
  // What was typed survives a reload.
  await page.reload();
  await openAdd();
  await dialog.getByRole("button", { name: t("add:ways.recipe") }).click();
  await dialog.getByRole("button", { name: t("add:recipe.removeIngredient", { name: "qwxzptv" }) }).click();
  await dialog.getByLabel(t("add:recipe.searchLabel")).fill(more);
  await dialog
    .getByRole("button", { name: t("add:row.add", { name: "" }).trim() })
    .first()
    .click();
  await expect(dialog.getByText(t("add:recipe.method"))).toBeVisible();
  await save.click();

  await expect(dialog.getByRole("button", { name: t("add:own.change") })).toBeVisible();
  await dialog
    .getByRole("button", {
      name: t("common:stepper.increase", { label: t("add:recipe.servingsOf", { name: dish }) }),
    })
    .click();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: plus, exact: true }).first().click();
  await expect(dialog.getByRole("button", { name: takeBack, exact: true }).first()).toBeVisible();
  await done.click();
  await expect(page.getByRole("main").getByRole("heading", { name: dish })).toBeVisible();

  // The second time takes two taps.
  await openAdd();
  await expect(dialog.getByRole("heading", { name: t("add:recipes") })).toBeVisible();
  await dialog.getByRole("button", { name: plus, exact: true }).last().click();
  await done.click();
  await expect(page.getByRole("main").getByRole("heading", { name: dish })).toHaveCount(2);

  await openAdd();
  await dialog.getByLabel(t("add:search.label")).fill(dish.slice(0, 4));
  await dialog.getByRole("heading", { name: t("add:yours") }).waitFor();
  await dialog
    .getByRole("button", { name: t("add:row.amountOf", { name: dish, amount: "" }).trim() })
    .first()
    .click();
  await dialog.getByRole("button", { name: t("add:own.change") }).click();
  await dialog.getByLabel(t("add:recipe.servings"), { exact: true }).fill("8");
  await save.click();
  await dialog.getByRole("button", { name: t("add:own.delete") }).click();
  await expect(page.getByText(t("add:recipe.deleted", { name: dish }))).toBeVisible();
  await page
    .getByRole("button", { name: t("add:undo") })
    .first()
    .click();
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { name: dish })).toHaveCount(2);
  await openAdd();
  await expect(dialog.getByRole("heading", { name: t("add:recipes") })).toBeVisible();
});
