import { expectFromTop } from "../answer-questions.ts";
import { expect, test } from "../fixtures.ts";
import { makePro } from "../make-pro.ts";
import { seedPastMeals } from "../past-meals.ts";
import { signUp } from "../register.ts";
import { settle } from "../settle.ts";
import { startScan } from "../start-scan.ts";
import { storeGoals } from "../store-goals.ts";
import { expectUsable, prepareScreen } from "./expect-usable.ts";

test.use({ viewport: { width: 320, height: 640 }, language: "es", locale: "es" });

/** Little more than a third of the screen. */
const toastMaxPx = 230;

interface Corners {
  readonly track: number;
  readonly tab: number;
}

/** Of the selected tab, and of what it lies in without its padding. Evaluated in the page. */
const corners = `(() => {
  const tab = document.querySelector("[role=dialog] [role=tab][aria-selected=true]");
  const track = getComputedStyle(tab.parentElement);
  const height = tab.getBoundingClientRect().height;
  return {
    track: parseFloat(track.borderTopLeftRadius) - parseFloat(track.paddingTop),
    tab: Math.min(parseFloat(getComputedStyle(tab).borderTopLeftRadius), height / 2),
  };
})()`;

/** Of the person in the header, in pixels. Evaluated in the page. */
const initialsOverflow = `(() => {
  const circle = document.querySelector("header [data-initials]");
  return circle.scrollWidth - circle.clientWidth;
})()`;

test("text of twice the size leaves round shapes whole on a small phone", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await prepareScreen(page, { textFactor: 2 });
  await signUp(page);
  await page.goto("/meals");
  await settle(page);
  await expect.soft(page.getByRole("link", { name: t("common:nav.skip") })).not.toBeInViewport();
  expect.soft(await page.evaluate(initialsOverflow)).toBeLessThanOrEqual(0);

  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  const { track, tab } = await page.evaluate<Corners>(corners);
  expect(track).toBeLessThanOrEqual(tab);

  const dialog = page.getByRole("dialog");
  await page
    .getByLabel(t("analysis:capture.textLabel"))
    .fill("150 g de pechuga de pollo a la plancha, arroz blanco y ensalada verde con aceite de oliva");
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByRole("button", { name: t("analysis:result.save") })).toBeVisible();
  await expectFromTop(page);
  // The whole sheet scrolls: title and buttons, which fill the screen, leave the meal alone.
  const footer = dialog.getByRole("button", { name: t("analysis:result.save") });
  await expect.soft(footer).not.toBeInViewport();
  await footer.scrollIntoViewIfNeeded();
  await footer.click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(toastMaxPx);
});

test("charts with text of twice the size break no word and leave no edge", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await prepareScreen(page, { textFactor: 2 });
  const email = await signUp(page);
  await seedPastMeals(email, 12);
  await makePro(email);
  await storeGoals(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: t("dashboard:insights.calories") })).toBeVisible();
  await expectUsable(page, "/dashboard");
  await page.goto("/analysis");
  for (const tab of ["macrosShort", "calories", "trends"] as const) {
    const name = tab === "calories" ? t("dashboard:insights.calories") : t(`dashboard:analysis.${tab}`);
    await page.getByRole("tab", { name }).click();
    await settle(page);
    await expectUsable(page, `/analysis, ${name}`);
  }
});
