import type { Page } from "@playwright/test";
import { actionIn, actOn, openRow, rowOf, rowsOf, touchRow } from "./diary-rows.ts";
import { seedEaten, twelveFoods } from "./eaten-foods.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { settle } from "./settle.ts";
import { storeGoals } from "./store-goals.ts";

const rowHeightMax = 48;
const phoneScreens = 2;
/** The header's own, until it knows the person. */
const shiftMax = 0.01;

async function openDay(page: Page) {
  const email = await signUp(page);
  await storeGoals(page);
  await seedEaten(email, twelveFoods);
  await page.goto("/meals");
  await expect(rowsOf(page)).toHaveCount(twelveFoods.length);
  return email;
}

const mealOf = (page: Page, t: Texts, type: string) =>
  page.getByRole("region", { name: new RegExp(`^${t(`meals:type.${type}`)}`) });

test("a day of twelve foods fits two screens of a phone, and its scan opens to its parts", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible }) => {
  await openDay(page);
  const scan = rowOf(page, "Lentejas, ensalada y pan");
  await openRow(scan);
  await expect(scan.getByRole("list", { name: t("meals:card.foods") }).getByRole("listitem")).toHaveCount(3);
  await expect(scan).toContainText("Ensalada mixta");
  await expectAccessible();
  await scan.getByRole("heading").getByRole("button").click();
  const row = await rowOf(page, "Mandarina").boundingBox();
  expect(row?.height).toBeLessThanOrEqual(rowHeightMax);
  // From the top of the page to the last food, with the bar at the bottom.
  const last = await rowOf(page, "Queso manchego").boundingBox();
  const bar = await page.locator("[data-bottom-bar]").boundingBox();
  const end = (last?.y ?? 0) + (last?.height ?? 0) + (bar?.height ?? 0);
  expect(end).toBeLessThanOrEqual(phoneScreens * (page.viewportSize()?.height ?? 0));
});

test("chooses five rows, moves them to another meal at once, and takes that back; swipes delete a row or log it again", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  await openDay(page);
  await page.getByRole("button", { name: t("meals:select.begin") }).click();
  await page
    .getByRole("checkbox", { name: t("meals:select.all", { meal: t("meals:type.breakfast") }), exact: true })
    .check();
  await page.getByRole("checkbox", { name: /^Yogur/ }).check();
  await page.getByRole("checkbox", { name: /^Almendras/ }).check();
  await expect(page.getByText(t("meals:select.count", { count: 5 }))).toBeVisible();
  await expectAccessible();
  const bar = page.getByRole("region", { name: t("meals:select.label") });
  await bar.getByRole("button", { name: t("meals:row.move") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: t("meals:type.dinner") }).check();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("meals:row.move"), exact: true }).click();
  const dinner = mealOf(page, t, "dinner");
  const rows = dinner.getByRole("listitem").filter({ has: page.getByRole("heading") });
  await expect(rows).toHaveCount(8);
  await page
    .locator("[data-toast]")
    .getByRole("button", { name: t("meals:again.undo") })
    .click();
  await expect(rows).toHaveCount(3);
  await expect(rowsOf(page)).toHaveCount(twelveFoods.length);

  await touchRow(page, "Mandarina", { alongX: -40 });
  await expect(rowsOf(page)).toHaveCount(twelveFoods.length);
  await touchRow(page, "Mandarina", { alongX: -140 });
  await expect(page.getByText(t("meals:row.deleted", { name: "Mandarina" }), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `${t("meals:again.undo")} Mandarina` }).click();
  await expect(rowsOf(page)).toHaveCount(twelveFoods.length);
  await touchRow(page, "Mandarina", { alongX: 140 });
  await expect(rowsOf(page).filter({ hasText: "Mandarina" })).toHaveCount(2);
  // A swipe is no tap.
  await expect(rowOf(page, "Mandarina").getByRole("heading").getByRole("button")).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("moves yesterday's lunch to today in four taps, and takes that back", { tag: "@spanish" }, async ({
  page,
  t,
}) => {
  const email = await signUp(page);
  await seedEaten(email, twelveFoods, 1);
  await page.goto("/meals");
  await expect(page.getByText(t("meals:meal.copy.yesterday.lunch"))).toBeVisible();
  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  const lunch = mealOf(page, t, "lunch");
  await expect(lunch.getByRole("heading", { level: 3 })).toHaveCount(2);
  await longPress(page, "Lentejas");
  await page
    .getByRole("checkbox", { name: t("meals:select.all", { meal: t("meals:type.lunch") }), exact: true })
    .check();
  await page
    .getByRole("region", { name: t("meals:select.label") })
    .getByRole("button", { name: t("meals:row.move") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("meals:row.move"), exact: true })
    .click();
  await expect(lunch.getByRole("heading", { level: 3 })).toHaveCount(0);
  await page
    .locator("[data-toast]")
    .getByRole("button", { name: t("meals:again.undo") })
    .click();
  await expect(lunch.getByRole("heading", { level: 3 })).toHaveCount(2);
});

const longPress = (page: Page, name: string) => touchRow(page, name, { heldMs: 700 });

test("changes an amount in the row, and adds to the meal whose plus was pressed", async ({ page, t }) => {
  await seedPastMeals(await signUp(page), 2);
  await page.goto("/meals");
  const row = rowOf(page, "Oats with banana");
  await openRow(row);
  await row.getByRole("textbox").fill("300");
  await row.getByRole("textbox").press("Enter");
  await expect(row.getByRole("heading")).toContainText(/300.g/);
  await settle(page);
  await page.reload();
  // As the table's row has it.
  await expect(row.getByRole("heading")).toContainText(/300.g.*387/);
  await mealOf(page, t, "dinner")
    .getByRole("button", { name: t("meals:meal.add", { meal: t("meals:type.dinner") }), exact: true })
    .click();
  await expect(page.getByRole("dialog").getByText(t("meals:type.dinner")).first()).toBeVisible();
});

/** Three lines of text. */
const toastMaxPx = 84;

test("a toast covers neither the row that changed nor the bar at the bottom; several that are deleted at once come back", {
  tag: "@once",
}, async ({ page, t }) => {
  await openDay(page);
  const row = rowOf(page, "Queso manchego");
  await openRow(row);
  const again = actionIn(row, t, "again");
  // As low as it can be above the bar.
  await again.evaluate("(button) => button.scrollIntoView({ block: 'end' })");
  await again.click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  await settle(page);
  const [over, line, bar] = await Promise.all([
    toast.boundingBox(),
    row.getByRole("heading").boundingBox(),
    page.locator("[data-bottom-bar]").boundingBox(),
  ]);
  if (!over || !line || !bar) throw new Error("Something is not shown.");
  expect(over.y + over.height).toBeLessThanOrEqual(bar.y);
  expect(line.y + line.height).toBeLessThanOrEqual(over.y);
  // The new row comes with the next answer, and lies lower.
  await expect(rowsOf(page).filter({ hasText: "Queso manchego" })).toHaveCount(2);
  const added = rowsOf(page).filter({ hasText: "Queso manchego" }).last().getByRole("heading");
  await expect
    .poll(async () => {
      const [now, place] = await Promise.all([added.boundingBox(), toast.boundingBox()]);
      return now && place && (now.y + now.height <= place.y || now.y >= place.y + place.height);
    })
    .toBe(true);
  expect(over.height).toBeLessThanOrEqual(toastMaxPx);

  // With the one that was logged again there are as many as before.
  await actOn(rowOf(page, "Naranja"), t, "delete");
  await page.getByRole("button", { name: t("meals:select.begin") }).click();
  await page.getByRole("checkbox", { name: /^Yogur/ }).check();
  await page.getByRole("checkbox", { name: /^Almendras/ }).check();
  await page
    .getByRole("region", { name: t("meals:select.label") })
    .getByRole("button", { name: t("meals:row.delete") })
    .click();
  for (const name of ["Yogur natural", "Almendras"])
    await page.getByRole("button", { name: `${t("meals:again.undo")} ${name}` }).click();
  await expect(rowOf(page, "Naranja")).toHaveCount(0);
  // The deletion outlives the page, and may arrive after the next one has asked for the day.
  await expect(async () => {
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(twelveFoods.length, { timeout: 5000 });
  }).toPass();
});

test("the day hardly moves while it loads", { tag: "@once" }, async ({ page }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await watchLayout(page);
  await page.goto("/meals", { waitUntil: "networkidle" });
  await expect(rowOf(page, "Oats with banana")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(shiftMax);
});
