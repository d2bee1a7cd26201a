/**
 * bench/: how long the browser works to show a month of 150 meals on a CPU slowed down four times: the month's figures on
 * the dashboard, its charts in the analysis, and, as no page lists a month, all 150 as the list of one day. Answers are in
 * the browser's cache: what is measured is rendering, from the press to the picture (`npm run bench:rendering`, built pages).
 */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import chromiumFiles from "@sparticuz/chromium";
import { sql } from "kysely";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { addDays, calendarDayIn } from "#domain/time/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { runningAddress } from "#server/database/embedded/running-address.ts";
import { register } from "./api-client.ts";
import { startServer } from "./start-server.ts";

const slowdown = 4;
const days = 30;
const mealsADay = 5;
const repeats = 7;
const timeZone = "Europe/Madrid";
const today = calendarDayIn(timeZone, new Date());
/** Without a meal of the month: it takes all 150. */
const fullDay = addDays(today, -days - 1);

const server = await startServer({ RATE_LIMITS: "off" });
const browser = await chromium.launch({
  executablePath: await chromiumFiles.executablePath(),
  args: ["--no-sandbox"],
});
try {
  const session = await register(server.baseUrl, "month");
  await eatForAMonth();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: "en",
    timezoneId: timeZone,
    serviceWorkers: "block",
  });
  const token = (session.headers.Authorization ?? "").replace("Bearer ", "");
  await page.addInitScript(`localStorage.setItem("accessToken", ${JSON.stringify(token)})`);
  const slowly = await page.context().newCDPSession(page);
  await slowly.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const rows = [
    { what: "the month on the dashboard", ...(await chooseMonth(page, "/dashboard")) },
    { what: "the month's charts", ...(await chooseMonth(page, "/analysis")) },
    { what: "150 meals in one list", ...(await fullList(page)) },
  ];
  console.table(rows);
  const figures = { slowdown, meals: days * mealsADay, repeats, rows };
  await mkdir("bench/results", { recursive: true });
  await writeFile("bench/results/month-rendering.json", `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}

async function eatForAMonth(): Promise<void> {
  const db = connect(await runningAddress(server.dataFolder), { maxConnections: 1, isPatient: true });
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

/** From the week to the month and back. */
async function chooseMonth(page: Page, path: string) {
  await page.goto(`${server.baseUrl}${path}`, { waitUntil: "networkidle" });
  const choice = (range: string) => `main input[type=radio][value=${range}]`;
  return measured(page, {
    press: choice("month"),
    back: `document.querySelector("${choice("week")}").click()`,
    isThere: `document.querySelector("${choice("month")}:checked")`,
    isAway: `document.querySelector("${choice("week")}:checked")`,
  });
}

/** From the day after, by the link to the day before. */
async function fullList(page: Page) {
  await page.goto(`${server.baseUrl}/meals?day=${addDays(fullDay, 1)}`, { waitUntil: "networkidle" });
  const shown = 'document.querySelectorAll("main li h2, main li h3").length';
  return measured(page, {
    press: `main a[href*='day=${fullDay}']`,
    back: "history.back()",
    isThere: `${shown} >= ${days * mealsADay}`,
    isAway: `${shown} === 0`,
  });
}

interface Deed {
  /** The selector of what is pressed; the others are lines of the page's own language. */
  readonly press: string;
  readonly back: string;
  readonly isThere: string;
  readonly isAway: string;
}

/** ms from the press until the picture is drawn; the first, which fetches, is not counted. */
async function measured(page: Page, { press, back, isThere, isAway }: Deed) {
  const timeOf = (deed: string, isDone: string) =>
    page.evaluate<number>(`(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const from = performance.now();
      ${deed};
      while (!(${isDone})) await frame();
      await frame();
      await new Promise((drawn) => setTimeout(drawn));
      return performance.now() - from;
    })()`);
  const times: number[] = [];
  for (let at = 0; at <= repeats; at += 1) {
    await page.waitForSelector(press);
    const timeMs = await timeOf(`document.querySelector("${press}").click()`, isThere);
    await page.waitForLoadState("networkidle");
    if (at > 0) times.push(timeMs);
    await timeOf(back, isAway);
    await page.waitForLoadState("networkidle");
  }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return { medianMs: Math.round(median), worstMs: Math.round(times.at(-1) ?? Number.NaN) };
}
