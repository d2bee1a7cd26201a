import { scanRequestTimeoutMs } from "#contract/limits.ts";
import type { Language } from "#domain/people/language.ts";
import { test, watchCameras } from "../fake-camera.ts";
import { expect } from "../fixtures.ts";
import { otherPlate, type PhotoFile, ricePlate, ricePlateAgain } from "../plate-photos.ts";
import { register } from "../register.ts";
import { startScan } from "../start-scan.ts";
import { expectUsableOnEach, prepareScreen, type Screen } from "./expect-usable.ts";

const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };
/** The longest words of both languages on the narrowest screen; the others in turn. */
const narrowest: Screen = { name: "320 px with text of twice the size", viewport: smallPhone, textFactor: 2 };
const walks: readonly { readonly language: Language; readonly screens: readonly Screen[] }[] = [
  { language: "es", screens: [{ name: "320 px", viewport: smallPhone }, narrowest] },
  {
    language: "fr",
    screens: [{ name: "a phone with text of twice the size", viewport: phone, textFactor: 2 }, narrowest],
  },
];
const words = { en: "rice", es: "arroz con tomate y judías verdes", fr: "riz aux tomates et haricots verts" };
const broken: PhotoFile = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
/** The browser sends it as it is, and the server cannot read it. */
const brokenHeic: PhotoFile = {
  name: "IMG_1.HEIC",
  mimeType: "",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
};

for (const { language, screens } of walks) {
  test.describe(language, { tag: "@once" }, () => {
    test.use({ viewport: phone, language, locale: language, isMobile: false });

    test("every state of a scan by photo fits small phones and large text", async ({
      page,
      t,
      expectedFailures,
    }) => {
      test.slow();
      expectedFailures.add(502);
      await prepareScreen(page, {});
      await page.addInitScript({ content: watchCameras });
      await register(page, t);
      const dialog = page.getByRole("dialog");
      const look = (what: string) => expectUsableOnEach(page, screens, what);
      const tab = (method: "camera" | "gallery") =>
        page.getByRole("tab", { name: t(`analysis:capture.tabs.${method}`) }).click();
      const analyse = dialog.getByRole("button", { name: t("analysis:capture.analyse") });
      const save = dialog.getByRole("button", { name: t("analysis:result.save") });
      const input = dialog.locator("input[type=file]");
      const choose = async (...photos: readonly PhotoFile[]) => {
        await startScan(page, t);
        await tab("gallery");
        await input.setInputFiles([...photos]);
        await expect(analyse).toBeEnabled();
      };

      await startScan(page, t);
      await tab("camera");
      await expect(dialog.getByRole("button", { name: t("analysis:camera.capture") })).toBeEnabled();
      await look("the viewfinder");
      await tab("gallery");
      await look("the gallery");
      await input.setInputFiles(await ricePlate());
      await expect(analyse).toBeEnabled();
      await look("one photo");
      await input.setInputFiles([
        broken,
        await otherPlate(),
        await ricePlate(),
        await ricePlateAgain(),
        broken,
      ]);
      await expect(
        dialog.getByRole("list", { name: t("analysis:photo.all") }).getByRole("button"),
      ).toHaveCount(3);
      await dialog.getByLabel(t("analysis:photo.weightOf", { number: 3 })).fill("0");
      await look("several photos, one that is none and a weight that is none");
      await dialog.getByLabel(t("analysis:photo.weightOf", { number: 3 })).fill("1250,5");
      await dialog.getByLabel(t("analysis:photo.note")).fill(words[language]);
      await look("several photos with words and a weight");

      await page.route(
        "**/api/mealSubmissions/image",
        (route) => route.fulfill({ status: 502, json: failed }),
        {
          times: 1,
        },
      );
      await analyse.click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      await look("a failure");
      await dialog.getByRole("button", { name: t("analysis:failure.retry") }).click();
      await expect(save).toBeVisible({ timeout: scanRequestTimeoutMs });
      await look("the result");
      await save.click();
      await expect(dialog).toBeHidden();

      await choose(await ricePlateAgain(), brokenHeic);
      let goOn = () => {};
      const wait = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route("**/api/mealSubmissions/image", async (route) => {
        await wait;
        await route.fallback();
      });
      await analyse.click();
      await expect(dialog.getByRole("heading", { name: t("analysis:progress.title") })).toBeVisible();
      await look("the analysis");
      goOn();
      await expect(dialog.getByRole("region", { name: t("analysis:unreadPhotos.title") })).toBeVisible({
        timeout: scanRequestTimeoutMs,
      });
      await look("the questions");
      await page.keyboard.press("Escape");

      await choose(await ricePlate(), await otherPlate());
      await page.context().setOffline(true);
      await analyse.click();
      await expect(dialog.getByText(t("analysis:waiting.keptTitle"))).toBeVisible();
      await look("photos that wait");
    });
  });
}

const failed = { code: "analysis_failed", message: "" };
