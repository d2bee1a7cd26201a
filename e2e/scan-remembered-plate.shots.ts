import { expect, test } from "./fixtures.ts";
import { otherPlate, ricePlate, ricePlateAgain } from "./plate-photos.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { takeScreenshot } from "./take-screenshot.ts";

const plates = [
  { en: "rice with tomatoes", es: "arroz con tomate", fr: "riz aux tomates" },
  { en: "lentils with chorizo", es: "lentejas con chorizo", fr: "lentilles au chorizo" },
] as const;

test("a remembered plate", async ({ page, t, language }, info) => {
  await register(page, t);
  const dialog = page.getByRole("dialog");
  const choose = async (photo: Awaited<ReturnType<typeof ricePlate>>) => {
    await startScan(page, t);
    await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
    await dialog.locator("input[type=file]").setInputFiles(photo);
    await expect(dialog.getByRole("img", { name: t("analysis:photo.yours") })).toBeVisible();
  };
  for (const [at, photo] of [ricePlate, otherPlate].entries()) {
    await choose(await photo());
    const note = dialog.getByLabel(t("analysis:photo.note"));
    await note.fill(plates[at]?.[language] ?? "");
    if (at === 0) await takeScreenshot(page, info, "plate-words");
    await note.press("Enter");
    await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
    await expect(dialog).toBeHidden();
  }
  await choose(await ricePlateAgain());
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  const own = dialog.getByRole("region", { name: t("analysis:ownMeals.title") });
  await expect(own).toBeVisible();
  await takeScreenshot(page, info, "plate-question");
  await own.getByRole("button").first().click();
  await expect(dialog.getByRole("button", { name: t("analysis:result.save") })).toBeVisible();
  await takeScreenshot(page, info, "plate-result");
  await page.goto("/profile");
  await page.getByRole("button", { name: t("profile:learned.open") }).click();
  await expect(
    page.getByRole("region", { name: t("profile:plates.title") }).getByRole("listitem"),
  ).toHaveCount(2);
  await takeScreenshot(page, info, "plates-list");
});
