// `npm run bench -- largest-calls` (Linux only): for every endpoint the largest calls that its contract allows, and the worst that are
// known, while somebody else uses the product. `-- --only import,assistant` takes those whose names have one of these.
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Kysely, sql } from "kysely";
import { logMeal } from "#contract/endpoints/add.ts";
import { mealsPerDayMax } from "#contract/limits.ts";
import { addDays, calendarDayIn } from "#domain/time/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";
import type { Database } from "#server/database/schema.ts";
import {
  callsOfReads,
  callsWithBody,
  endpointsOfReads,
  endpointsWithBody,
  type LargestCall,
} from "./largest-calls/cases.ts";
import { type MeasuredCall, Measurement } from "./largest-calls/measure-call.ts";
import { type PreparedAccount, prepareAccount } from "./largest-calls/prepare-account.ts";
import { callsOfImports, otherWorstCalls } from "./largest-calls/worst-cases.ts";
import { quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const holdMaxMs = 50;
const peakMaxMb = 700;
const growthMax = 3;
/** How long each call is repeated. */
const forMs = 300;
/** How many calls are made before the bystander is measured alone again, so that other load on the machine affects both. */
const callsToACalm = 15;
const calmMs = 1000;
const settleMs = 10_000;
const days = 31;
/** Rows of each kind that are shown. */
const shown = 12;

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const wanted = values.only.split(",");
const isWanted = (name: string) => wanted.some((part) => name.includes(part));

/** Fills a month with as many meals a day, and foods a meal, as are allowed. */
async function fillDiary(db: Kysely<Database>, mealId: string): Promise<void> {
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs, fat,
      fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), user_id, day::date - back, eaten_at - back * interval '1 day', time_zone, name, quantity_grams,
      calories, protein, carbs, fat, fiber, nutri_score, micronutrients, foods
    from meals, generate_series(0, ${days - 1}::int) back, generate_series(2, ${mealsPerDayMax}::int)
    where id = ${mealId}`.execute(db);
}

async function prepareReader(baseUrl: string, db: Kysely<Database>): Promise<PreparedAccount> {
  const account = await prepareAccount(baseUrl, db, logMeal.path);
  await fillDiary(db, String(account.known.mealId));
  const today = calendarDayIn("UTC", new Date());
  return { ...account, known: { to: today, from: addDays(today, 1 - days), date: today } };
}

async function* allCalls(baseUrl: string, db: Kysely<Database>): AsyncGenerator<LargestCall> {
  for (const endpoint of endpointsWithBody) {
    if (!isWanted(`${endpoint.method} ${endpoint.path}`)) continue;
    yield* callsWithBody(endpoint, await prepareAccount(baseUrl, db, endpoint.path));
  }
  const reader = await prepareReader(baseUrl, db);
  yield* endpointsOfReads.flatMap((endpoint) => callsOfReads(endpoint, reader));
  yield* await otherWorstCalls(await prepareAccount(baseUrl, db, ""));
  yield* callsOfImports(await prepareAccount(baseUrl, db, ""));
}

function print(rows: readonly MeasuredCall[]): void {
  for (const kind of ["legal", "filled", "read", "worst"]) {
    const ofKind = rows.filter((row) => row.kind === kind).toSorted((a, b) => b.holdMs - a.holdMs);
    console.log(`${kind}: ${ofKind.length} calls, the longest holds first`);
    console.table(
      ofKind.slice(0, kind === "worst" ? ofKind.length : shown).map(({ kind: _, ...row }) => row),
    );
  }
}

const server = await startServer(
  { RATE_LIMITS: "off", FREE_DAILY_SCANS: "1000000" },
  { preload: new URL("./largest-calls/report-loop.ts", import.meta.url).href },
);
const db = connect(await findRunningAddress(server.dataFolder), { maxConnections: 1, hasNoTimeLimits: true });
try {
  const measurement = await Measurement.begin(server);
  // The server prepares its languages once it is ready.
  await measurement.calm(settleMs);
  measurement.forget();
  const rows: MeasuredCall[] = [];
  for await (const call of allCalls(server.baseUrl, db)) {
    if (!isWanted(call.name)) continue;
    if (rows.length % callsToACalm === 0) await measurement.calm(calmMs);
    rows.push(await measurement.call(call, forMs));
  }
  measurement.end();
  print(rows);
  const p99 = (times: readonly number[]) => Math.round(quantile(times, 0.99) * 10) / 10;
  const { alone, beside } = measurement;
  const seen = [["alone", alone] as const, ...beside].map(([kind, { reads, logins, failures }]) => ({
    ...{ kind, bystanderP99Ms: p99(reads), growth: Math.round((10 * p99(reads)) / p99(alone.reads)) / 10 },
    ...{ loginP99Ms: p99(logins), failures: failures.length },
  }));
  console.table(seen);
  for (const { failures } of beside.values()) console.log(failures.slice(0, 10).join("\n"));
  const longestHoldMs = Math.max(...rows.map(({ holdMs }) => holdMs));
  const highestPeakMb = Math.max(...rows.map(({ peakMb }) => peakMb));
  console.log(`longest hold ${longestHoldMs} ms, highest peak ${highestPeakMb} MB`);
  const isCalm = seen.every(({ growth, failures }) => growth < growthMax && failures === 0);
  const isGood = isCalm && longestHoldMs <= holdMaxMs && highestPeakMb <= peakMaxMb;
  await mkdir("bench/results", { recursive: true });
  const kept = rows.filter(({ kind, holdMs }) => kind === "worst" || holdMs > holdMaxMs / 2);
  const aims = { holdMaxMs, peakMaxMb, growthMax };
  const result = { calls: rows.length, aims, longestHoldMs, highestPeakMb, bystander: seen, rows: kept };
  await writeFile("bench/results/largest-calls.json", `${JSON.stringify(result, null, 2)}\n`);
  if (!isGood) process.exitCode = 1;
} finally {
  await db.destroy();
  await server.stop();
}
