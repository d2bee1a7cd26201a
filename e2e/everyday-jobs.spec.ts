import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { saveProducts } from "#server/features/products/products-table.ts";
import { testMilk } from "#server/testing/test-products.ts";
import { browserToday } from "./browser-day.ts";
import { accountIdOf, inDatabase } from "./database.ts";
import { Hand } from "./everyday-jobs/hand.ts";
import { type JobName, jobs } from "./everyday-jobs/jobs.ts";
import type { Effort } from "./everyday-jobs/seconds.ts";
import { writeEffort, writeTable } from "./everyday-jobs/table.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { accountPassword, signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { settle } from "./settle.ts";
import { storeGoals } from "./store-goals.ts";

const record = join(import.meta.dirname, "..", "docs", "everyday-jobs.md");

async function removeTodaysMeals(email: string): Promise<void> {
  await inDatabase(async (db) => {
    const id = await accountIdOf(db, email);
    await db.deleteFrom("meals").where("user_id", "=", id).where("day", "=", browserToday()).execute();
  });
}

async function logMilkYesterday(email: string): Promise<void> {
  await inDatabase(async (db) => {
    const id = await accountIdOf(db, email);
    const { foods, ...copied } = await db
      .selectFrom("meals")
      .selectAll()
      .where("user_id", "=", id)
      .orderBy("day", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const named = JSON.parse(JSON.stringify(foods).replaceAll(copied.name, "Milk"));
    const milk = { ...copied, id: crypto.randomUUID(), name: "Milk", foods: JSON.stringify(named) };
    await db
      .insertInto("meals")
      .values({ ...milk, micronutrients: JSON.stringify(copied.micronutrients) })
      .execute();
  });
}

const beans = { table: "FNDDS 2021-2023", code: "41305000" };

/** What a job finds in the account or in the shop. */
async function prepare(name: JobName, page: Page, email: string): Promise<void> {
  if (name === "yesterdayAgain" || name === "sameBreakfast") await removeTodaysMeals(email);
  if (name === "milk") await logMilkYesterday(email);
  if (name === "barcode") await inDatabase((db) => saveProducts(db, [testMilk], null));
  if (name !== "halfRecipe") return;
  const data = { name: "Bean stew", servings: 4, ingredients: [{ from: "table", ...beans, grams: 800 }] };
  await sendAsAccount(page, { method: "POST", path: "/api/recipes", data });
}

const firstMeals = {
  "one food, searched": async (hand, page, t) => {
    await hand.tap(page.getByRole("banner").getByRole("button", { name: t("common:nav.addFood") }));
    await hand.tap(page.getByRole("dialog").getByLabel(t("add:search.label")));
    await hand.type("apple");
    await hand.tap(page.getByRole("dialog").locator("[data-add-row]").first());
    await expect(page.getByRole("button", { name: t("add:tray.foods", { count: 1 }) })).toBeVisible();
  },
  "a breakfast in words": async (hand, page, t) => {
    await hand.tap(page.getByRole("button", { name: t("common:nav.scanMeal"), exact: true }));
    await hand.tap(page.getByRole("tab", { name: t("analysis:capture.tabs.text") }));
    await hand.type("two eggs and 60 g of bread");
    await hand.tap(page.getByRole("button", { name: t("analysis:capture.analyse") }));
    await hand.tap(page.getByRole("button", { name: t("analysis:result.save") }));
    await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  },
} satisfies Readonly<Record<string, (hand: Hand, page: Page, t: Texts) => Promise<void>>>;

for (const [meal, eat] of Object.entries(firstMeals)) {
  test(`goes from the sign-up form to ${meal} as docs/everyday-jobs.md says`, { tag: "@once" }, async ({
    page,
    t,
  }) => {
    await page.goto("/register");
    await settle(page);
    const hand = new Hand(page);
    const answers = {
      firstName: "Marta",
      email: `marta${String(Date.now()).slice(-8)}@example.com`,
      password: accountPassword,
    };
    for (const [name, answer] of Object.entries(answers)) {
      await hand.tap(page.getByLabel(t(`auth:field.${name}`), { exact: true }));
      await hand.type(answer);
    }
    await hand.tap(page.getByRole("button", { name: t("auth:register.submit") }));
    const setup = page.getByRole("dialog", { name: t("profile:setup.title") });
    await hand.tap(setup.getByRole("button", { name: t("common:action.close") }));
    await setup.waitFor({ state: "detached" });
    await eat(hand, page, t);
    expect(readFileSync(record, "utf8")).toContain(`| ${writeEffort(meal, hand.effort)} |`);
  });
}

test("does eighteen everyday jobs in the taps that docs/everyday-jobs.md says", { tag: "@once" }, async ({
  page,
  t,
}) => {
  test.setTimeout(400_000);
  const counted: Partial<Record<JobName, Effort>> = {};
  for (const name of Object.keys(jobs) as JobName[]) {
    await test.step(jobs[name].title, async () => {
      const email = await signUp(page);
      await storeGoals(page);
      await seedPastMeals(email, 9);
      await prepare(name, page, email);
      await page.goto("/dashboard");
      const hand = new Hand(page);
      await jobs[name].work(hand, { page, t });
      counted[name] = hand.effort;
    });
  }
  const written = readFileSync(record, "utf8");
  expect(written).toContain(writeTable(counted as Record<JobName, Effort>));
});
