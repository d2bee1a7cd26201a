// `npm run bench -- largest-answers`: memory that the largest possible answers take, eight at once, for an account filled to its limits.
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { foodsPageMaxLength, foodsPerMealMax, mealsPerDayMax } from "#contract/limits.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";
import { register, type Session } from "./api-client.ts";
import { startServer } from "./start-server.ts";

const atOnce = 8;
const days = 7;
const sampleMs = 20;
const today = calendarDayIn("UTC", new Date());

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function fill(dataFolder: string): Promise<void> {
  const db = connect(await findRunningAddress(dataFolder), { maxConnections: 1 });
  const food = {
    name: "Chicken breast, grilled without sauce",
    grams: 150,
    calories: 250,
    protein: 45,
    carbs: 0,
    fat: 6,
    fiber: 0,
    source: {
      table: "FNDDS 2021-2023",
      code: "56205000",
      description: "Chicken breast, grilled, skin not eaten",
    },
  };
  const foods = JSON.stringify(Array.from({ length: foodsPerMealMax }, () => food));
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs, fat,
      fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), users.id, ${today}::date - day, now() - day * interval '1 day', 'UTC', 'Everything', 9000,
      15000, 2700, 0, 360, 0, 'B', '{}', ${foods}::jsonb
    from users, generate_series(0, ${days - 1}::int) day, generate_series(1, ${mealsPerDayMax}::int)`.execute(
    db,
  );
  await db.destroy();
}

const calls: readonly (readonly [name: string, rounds: number, path: string, init?: RequestInit])[] = [
  ["a full day", 5, "/api/meals/list", { method: "POST", body: JSON.stringify({ date: today }) }],
  ["foods of a day", 5, `/api/foods/date-range?from=${today}&to=${today}&limit=${foodsPageMaxLength}`],
  ["copy of all data", 1, "/api/user/export"],
];

async function countBytes(
  { baseUrl, headers }: Session,
  path: string,
  init: RequestInit = {},
): Promise<number> {
  const type = init.body ? { "Content-Type": "application/json" } : {};
  const response = await fetch(baseUrl + path, { ...init, headers: { ...headers, ...type } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return bytes;
}

const server = await startServer({ RATE_LIMITS: "off" });
try {
  const pid = server.process.pid ?? 0;
  const session = await register(server.baseUrl, "full");
  await fill(server.dataFolder);
  console.log("call | answer, kB | RSS before, MB | highest RSS, 8 at once, MB");
  for (const [name, rounds, path, init] of calls) {
    await pause(1000);
    const before = await residentMegabytes(pid);
    let highest = before;
    const watch = setInterval(async () => {
      highest = Math.max(highest, await residentMegabytes(pid));
    }, sampleMs);
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const sizes = await Promise.all(Array.from({ length: atOnce }, () => countBytes(session, path, init)));
      bytes = Math.max(...sizes);
    }
    clearInterval(watch);
    console.log([name, Math.round(bytes / 1000), before, highest].join(" | "));
  }
} finally {
  await server.stop();
}
