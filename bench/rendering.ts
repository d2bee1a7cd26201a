// `npm run bench:rendering` (needs a build): how long the browser takes to show a month of 150 meals on a CPU slowed down four
// times: the dashboard, the charts, and a single day with all 150 meals. Answers come from the browser's cache.
import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import chromiumFiles from "@sparticuz/chromium";
import { sql } from "kysely";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { addDays, calendarDayIn } from "#domain/time/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";
import { register } from "./api-client.ts";
import { median, quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const slowdown = 4;
const days = 30;
const mealsADay = 5;
const repeats = 7;
const timeZone = "Europe/Madrid";
const today = calendarDayIn(timeZone, new Date());
/** A day outside the month, with all 150 meals. */
const fullDay = addDays(today, -days - 1);

const server = await startServer({ RATE_LIMITS: "off" });
const browser = await chromium.launch({
  executablePath: await chromiumFiles.executablePath(),
  args: ["--no-sandbox"],
});
try {
  const session = await register(server.baseUrl, "month");
  await seedMonth();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: "en",
    timezoneId: timeZone,
    serviceWorkers: "block",
  });
  const token = (session.headers.Authorization ?? "").replace("Bearer ", "");
  await page.addInitScript(`localStorage.setItem("accessToken", ${JSON.stringify(token)})`);
  const throttling = await page.context().newCDPSession(page);
  await throttling.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const rows = [
    { what: "the month on the dashboard", ...(await measureMonth(page, "/dashboard")) },
    { what: "the month's charts", ...(await measureMonth(page, "/analysis")) },
    { what: "150 meals in one list", ...(await measureFullDay(page)) },
  ];
  console.table(rows);
  const figures = { slowdown, meals: days * mealsADay, repeats, rows };
  await mkdir("bench/results", { recursive: true });
  await writeFile("bench/results/month-rendering.json", `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}

async function seedMonth(): Promise<void> {
  const db = connect(await findRunningAddress(server.dataFolder), {
    maxConnections: 1,
    hasNoTimeLimits: true,
  });
  const food = { name: "rice", grams: 150, calories: 200, protein: 8, carbs: 25, fat: 7, fiber: 3 };
  const source = { table: "FNDDS 2021-2023", code: "56205000", description: "Rice, cooked, NFS" };
  const micronutrients = JSON.stringify({ ...eachMicronutrient(() => null), iron: 3.1, calcium: 90 });
  const foods = JSON.stringify([{ ...food, source }]);
  await sql`update users set account_type = 'pro'`.execute(db);
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs,
      fat, fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), users.id, day, day::timestamptz + interval '8 hours', ${timeZone}, 'Rice and broccoli', 450,
      420, 24, 75, 21, 9, 'B', ${micronutrients}::jsonb, ${foods}::jsonb
    from users, generate_series(0, ${days * mealsADay}::int - 1) n, lateral (values
      (${today}::date - n / ${mealsADay}::int), (${fullDay}::date)) as days (day)`.execute(db);
  await db.destroy();
}

/** Switches from the week to the month and back. */
async function measureMonth(page: Page, path: string) {
  await page.goto(`${server.baseUrl}${path}`, { waitUntil: "networkidle" });
  const choice = (range: string) => `main input[type=radio][value=${range}]`;
  return measureInteraction(page, {
    press: choice("month"),
    back: `document.querySelector("${choice("week")}").click()`,
    isShown: `document.querySelector("${choice("month")}:checked")`,
    isGone: `document.querySelector("${choice("week")}:checked")`,
  });
}

/** Opens the day from the following day, by its link. */
async function measureFullDay(page: Page) {
  await page.goto(`${server.baseUrl}/meals?day=${addDays(fullDay, 1)}`, { waitUntil: "networkidle" });
  const shown = 'document.querySelectorAll("main li h2, main li h3").length';
  return measureInteraction(page, {
    press: `main a[href*='day=${fullDay}']`,
    back: "history.back()",
    isShown: `${shown} >= ${days * mealsADay}`,
    isGone: `${shown} === 0`,
  });
}

interface Interaction {
  /** Selector of the element to press. The others are JavaScript expressions, evaluated in the page. */
  readonly press: string;
  readonly back: string;
  readonly isShown: string;
  readonly isGone: string;
}

/** ms from the press until the frame is drawn. The first run, which fetches the data, is not counted. */
async function measureInteraction(page: Page, { press, back, isShown, isGone }: Interaction) {
  const timeOf = (action: string, isDone: string) =>
    page.evaluate<number>(`(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const from = performance.now();
      ${action};
      while (!(${isDone})) await frame();
      await frame();
      await new Promise((drawn) => setTimeout(drawn));
      return performance.now() - from;
    })()`);
  const times: number[] = [];
  for (let at = 0; at <= repeats; at += 1) {
    await page.waitForSelector(press);
    const timeMs = await timeOf(`document.querySelector("${press}").click()`, isShown);
    await page.waitForLoadState("networkidle");
    if (at > 0) times.push(timeMs);
    await timeOf(back, isGone);
    await page.waitForLoadState("networkidle");
  }
  return { medianMs: Math.round(median(times)), worstMs: Math.round(quantile(times, 1)) };
}
