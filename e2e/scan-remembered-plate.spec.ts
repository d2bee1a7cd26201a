import type { Page } from "@playwright/test";
import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { type PhotoFile, ricePlate, ricePlateAgain } from "./plate-photos.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";

const words = { en: "rice with tomatoes", es: "arroz con tomate", fr: "riz aux tomates" } as const;

async function choosePhoto(page: Page, t: Texts, photo: PhotoFile) {
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(photo);
  await expect(dialog.getByRole("img", { name: t("analysis:photo.yours") })).toBeVisible();
  return dialog;
}

test("a plate described in three words is offered the next time, and saved with one tap", {
  tag: "@spanish",
}, async ({ page, t, language, expectAccessible }) => {
  await register(page, t);
  const first = await choosePhoto(page, t, await ricePlate());
  // After the shutter: the field, its words, and "save".
  const note = first.getByLabel(t("analysis:photo.note"));
  await note.click();
  await note.fill(words[language]);
  await note.press("Enter");
  const save = first.getByRole("button", { name: t("analysis:result.save") });
  await expect(save).toBeVisible({ timeout: scanRequestTimeoutMs });
  await save.click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();

  // After the shutter: "analyse", and the plate's "save".
  const again = await choosePhoto(page, t, await ricePlateAgain());
  await again.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  const own = again.getByRole("region", { name: t("analysis:ownMeals.title") });
  await expect(own).toBeVisible({ timeout: scanRequestTimeoutMs });
  await expect(own.getByRole("heading")).toBeFocused();
  await expectAccessible("[role=dialog]");
  await own.getByRole("button", { name: t("analysis:ownMeals.save", { name: words[language] }) }).click();
  await expect(again).toBeHidden();
  await goTo(page, "/meals");
  await expect(page.getByRole("main").getByText(words[language])).toHaveCount(2);

  // A tap on the plate opens it instead, to be changed.
  const third = await choosePhoto(page, t, await ricePlateAgain());
  await third.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await own.getByRole("button").first().click();
  await expect(third.getByRole("button", { name: t("analysis:result.save") })).toBeVisible();
  await expectAccessible("[role=dialog]");
});

test("what the camera knows is seen, forgotten and turned off in the profile", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await register(page, t);
  const dialog = await choosePhoto(page, t, await ricePlate());
  const note = dialog.getByLabel(t("analysis:photo.note"));
  await note.fill(words[language]);
  await note.press("Enter");
  await dialog
    .getByRole("button", { name: t("analysis:result.save") })
    .click({ timeout: scanRequestTimeoutMs });
  await expect(dialog).toBeHidden();

  await goTo(page, "/profile");
  await page.getByRole("button", { name: t("profile:learned.open") }).click();
  const plates = page.getByRole("region", { name: t("profile:plates.title") });
  await expect(plates.getByRole("listitem")).toHaveCount(1);
  await expectAccessible("[role=dialog]");
  await plates.getByRole("listitem").getByRole("button").click();
  await expect(plates.getByText(t("profile:plates.none"))).toBeVisible();
  await page.keyboard.press("Escape");

  const memory = page.getByRole("switch", { name: t("profile:diary.rememberPlates") });
  await expect(memory).toBeChecked();
  await memory.click();
  await page.reload();
  await expect(memory).not.toBeChecked();
});
