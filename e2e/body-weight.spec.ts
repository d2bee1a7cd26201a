import type { Page } from "@playwright/test";
import { addDays, calendarDayIn } from "#domain/time/calendar-day.ts";
import { inDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";

const today = () => calendarDayIn("Europe/Madrid", new Date());

/** Two months of losing half a kilogram a week, to yesterday. */
async function seedWeights(email: string): Promise<void> {
  await inDatabase(async (db) => {
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 60 }, (_, at) => ({
      user_id: id,
      day: addDays(today(), -at - 1),
      weight_kg: 75 + at / 14 + ((at * 7) % 5) / 5,
      note: null,
    }));
    await db.insertInto("weights").values(rows).execute();
    await db.updateTable("users").set({ country: "ES" }).where("id", "=", id).execute();
  });
}

const decimal = (language: string, text: string) => (language === "en" ? text : text.replace(".", ","));
const bigFigure = (page: Page, text: string) => page.getByRole("definition").filter({ hasText: text });

test("logs today's weight from the dashboard, follows the trend to a target, and undoes", {
  tag: "@texts",
}, async ({ page, t, language, expectAccessible }) => {
  const email = await register(page, t);
  await seedWeights(email);
  await page.goto("/dashboard");
  const weigh = async (typed: string) => {
    await page.getByRole("button", { name: t("body:weight.log") }).click();
    await page.getByLabel(t("body:weight.field", { unit: "kg" })).fill(typed);
    await page.getByRole("button", { name: t("body:weight.save") }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await weigh(decimal(language, "74.6"));
  await expect(bigFigure(page, decimal(language, "74.6"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("body:more") })
    .click();
  await expect(page.getByRole("heading", { name: t("body:title"), level: 1 })).toBeVisible();
  await expect(page.locator(".recharts-line").first()).toBeVisible();

  await page.getByRole("button", { name: t("body:target.set") }).click();
  await page.getByLabel(t("body:target.field", { unit: "kg" })).fill("72");
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("body:target.expected", { day: "" }).slice(0, 20))).toBeVisible();
  await expectAccessible();

  await weigh(decimal(language, "80.2"));
  await expect(bigFigure(page, decimal(language, "80.2"))).toBeVisible();
  await page.getByRole("button", { name: t("body:undo") }).click();
  await expect(bigFigure(page, decimal(language, "74.6"))).toBeVisible();
});
