// `npm run bench:many-meals`: p95 of the diary and insight calls with 10 and with 1,000 meals a person, for 1,000 people, next
// to a control call that reads no meals.
import { mkdir, writeFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { EndpointParts } from "#contract/endpoint.ts";
import * as identity from "#contract/endpoints/identity.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as progress from "#contract/endpoints/progress.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";
import type { Database } from "#server/database/schema.ts";
import { register, type Session } from "./api-client.ts";
import { quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const people = 1000;
/** How many of them make calls. */
const activePeople = 40;
const mealsEach = { few: 10, many: 1000 };
const mealsADay = 4;
const callsEach = Number(process.env.BENCH_CALLS ?? 1500);
const concurrency = 4;
const timeZone = "Europe/Madrid";

const today = calendarDayIn(timeZone, new Date());
/** The first is the control: it reads no meals. */
const measuredCalls: readonly (readonly [name: string, endpoint: EndpointParts, body?: unknown])[] = [
  ["control: me", identity.me],
  ["meals list", meals.listMeals, { date: today }],
  ["daily summary", meals.getDailySummary],
  ["macros week", progress.getMacrosOfWeek],
  ["macros month", progress.getMacrosOfMonth],
  ["calories month", progress.getCaloriesOfMonth],
  ["goals week", progress.getGoalsOfWeek],
  ["streak", progress.getStreak],
];

/** Some meals a day, back from today, each with three foods and their sources. */
async function seedMeals(db: Kysely<Database>, from: number, to: number): Promise<void> {
  const food = (name: string) => ({
    name,
    grams: 150,
    calories: 200,
    protein: 8,
    carbs: 25,
    fat: 7,
    fiber: 3,
    source: { table: "FNDDS 2021-2023", code: "56205000", description: `${name}, cooked, as eaten` },
  });
  const foods = JSON.stringify([food("rice"), food("chicken breast"), food("broccoli")]);
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs,
      fat, fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), users.id, ${today}::date - n / ${mealsADay}::int,
      (${today}::date - n / ${mealsADay}::int)::timestamptz + interval '8 hours' + n % ${mealsADay}::int * interval '3 hours',
      ${timeZone}, 'Rice, chicken and broccoli', 450, 600, 24, 75, 21, 9, 'B', '{"iron": 3.1, "calcium": 90}', ${foods}::jsonb
    from users, generate_series(${from}::int, ${to}::int - 1) n`.execute(db);
  await sql`vacuum analyze meals`.execute(db);
}

async function timeCall(session: Session, { method, path }: EndpointParts, body: unknown): Promise<number> {
  const started = performance.now();
  const response = await fetch(session.baseUrl + path, {
    method,
    headers: { ...session.headers, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return performance.now() - started;
}

/** ms */
async function p95Of(sessions: readonly Session[], endpoint: EndpointParts, body: unknown): Promise<number> {
  const times: number[] = [];
  let next = 0;
  async function runWorker() {
    for (let at = next++; at < callsEach; at = next++) {
      const session = sessions[at % sessions.length];
      if (session) times.push(await timeCall(session, endpoint, body));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  return quantile(times, 0.95);
}

async function measureAll(sessions: readonly Session[]): Promise<readonly number[]> {
  const figures: number[] = [];
  for (const [, endpoint, body] of measuredCalls) {
    await p95Of(sessions.slice(0, 5), endpoint, body);
    figures.push(await p95Of(sessions, endpoint, body));
  }
  return figures;
}

const server = await startServer({ RATE_LIMITS: "off" });
try {
  const sessions = await Promise.all(
    Array.from({ length: activePeople }, (_, at) => register(server.baseUrl, `diary-${at}`)),
  );
  const db = connect(await findRunningAddress(server.dataFolder), {
    maxConnections: 1,
    hasNoTimeLimits: true,
  });
  await sql`insert into users (id, email, first_name, password_hash)
    select gen_random_uuid(), 'seed-' || n || '@example.com', 'Seed', '-'
    from generate_series(1, ${people - activePeople}::int) n`.execute(db);
  await seedMeals(db, 0, mealsEach.few);
  const few = await measureAll(sessions);
  await seedMeals(db, mealsEach.few, mealsEach.many);
  const many = await measureAll(sessions);
  const { rows: sizes } = await sql<{ table: string; indexes: string }>`select
    pg_size_pretty(pg_table_size('meals')) as "table", pg_size_pretty(pg_indexes_size('meals')) as indexes`.execute(
    db,
  );
  await db.destroy();

  const drift = (many[0] ?? 1) / (few[0] ?? 1);
  const rows = measuredCalls.map(([name], at) => {
    const [before = Number.NaN, after = Number.NaN] = [few[at], many[at]];
    const ratio = after / before;
    return {
      name,
      p95MsWith10: Number(before.toFixed(2)),
      p95MsWith1000: Number(after.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
      ratioBesideControl: Number((ratio / drift).toFixed(2)),
    };
  });
  console.table(rows);
  console.log(
    `${people} people, ${people * mealsEach.many} meals: table ${sizes[0]?.table}, indexes ${sizes[0]?.indexes}`,
  );
  await mkdir("bench/results", { recursive: true });
  const result = { people, mealsEach, atOnce: concurrency, callsEach, sizes: sizes[0], rows };
  await writeFile("bench/results/many-meals.json", `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await server.stop();
}
