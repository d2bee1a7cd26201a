// `npm run bench:many-meals`: p95 of the diary and insight calls with 10 and with 1,000 meals a person, for 1,000 people, next
// to a control call that reads no meals.
import { mkdir, writeFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { EndpointParts } from "#contract/endpoint.ts";
import * as body from "#contract/endpoints/body.ts";
import { getDayNotes } from "#contract/endpoints/days.ts";
import * as identity from "#contract/endpoints/identity.ts";
import * as logging from "#contract/endpoints/logging.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as progress from "#contract/endpoints/progress.ts";
import { listRecipes } from "#contract/endpoints/recipes.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
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
interface MeasuredCall {
  readonly path: string;
  readonly body?: unknown;
}
const at = ({ path }: EndpointParts, query = ""): MeasuredCall => ({ path: path + query });
/** The first is the control: it reads no meals. */
const measuredCalls: readonly (readonly [name: string, call: MeasuredCall])[] = [
  ["control: me", at(identity.me)],
  ["meals list", { path: meals.listMeals.path, body: { date: today } }],
  ["daily summary", at(meals.getDailySummary)],
  ["day's micronutrients", at(meals.getDailySummary, "?with=micronutrients")],
  ["usual meals", at(logging.listUsual)],
  ["own foods", at(logging.listOwnFoods)],
  ["recipes", at(listRecipes)],
  ["notes of a day", { path: getDayNotes.path.replace(":day", today) }],
  ["weights of a year", at(body.listWeights, "?days=365")],
  ["water", at(body.getWater)],
  ["macros week", at(progress.getMacrosOfWeek)],
  ["macros month", at(progress.getMacrosOfMonth)],
  ["calories month", at(progress.getCaloriesOfMonth)],
  ["goals week", at(progress.getGoalsOfWeek)],
  ["streak", at(progress.getStreak)],
];

/** Some meals a day, back from today, each with three foods and their sources; on each of these days a weight and a drink. */
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
  const micronutrients = JSON.stringify({ ...eachMicronutrient(() => null), iron: 3.1, calcium: 90 });
  const foods = JSON.stringify([food("rice"), food("chicken breast"), food("broccoli")]);
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs,
      fat, fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), users.id, ${today}::date - n / ${mealsADay}::int,
      (${today}::date - n / ${mealsADay}::int)::timestamptz + interval '8 hours' + n % ${mealsADay}::int * interval '3 hours',
      ${timeZone}, 'Rice, chicken and broccoli', 450, 600, 24, 75, 21, 9, 'B', ${micronutrients}::jsonb, ${foods}::jsonb
    from users, generate_series(${from}::int, ${to}::int - 1) n`.execute(db);
  const days = sql`generate_series(${Math.floor(from / mealsADay)}::int, ${Math.floor((to - 1) / mealsADay)}::int) n`;
  await sql`insert into weights (user_id, day, weight_kg)
    select users.id, ${today}::date - n, 70 + n % 5 from users, ${days} on conflict do nothing`.execute(db);
  await sql`insert into water_drinks (id, user_id, day, ml)
    select gen_random_uuid(), users.id, ${today}::date - n, 500 from users, ${days}`.execute(db);
  await sql`vacuum analyze meals, weights, water_drinks`.execute(db);
}

/** A call with a body is a POST. */
async function timeCall(session: Session, { path, body: sent }: MeasuredCall): Promise<number> {
  const started = performance.now();
  const response = await fetch(session.baseUrl + path, {
    headers: { ...session.headers, ...(sent !== undefined && { "Content-Type": "application/json" }) },
    ...(sent !== undefined && { method: "POST", body: JSON.stringify(sent) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - started;
}

/** ms */
async function p95Of(sessions: readonly Session[], measured: MeasuredCall): Promise<number> {
  const times: number[] = [];
  let next = 0;
  async function runWorker() {
    for (let turn = next++; turn < callsEach; turn = next++) {
      const session = sessions[turn % sessions.length];
      if (session) times.push(await timeCall(session, measured));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  return quantile(times, 0.95);
}

async function measureAll(sessions: readonly Session[]): Promise<readonly number[]> {
  const figures: number[] = [];
  for (const [, measured] of measuredCalls) {
    await p95Of(sessions.slice(0, 5), measured);
    figures.push(await p95Of(sessions, measured));
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
  // Micronutrients are for Pro.
  await sql`update users set account_type = 'pro'`.execute(db);
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
