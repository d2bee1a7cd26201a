// `npm run bench:load`: throughput and latency of the most frequent calls, at 20 connections for 50 accounts. Client, server and
// embedded PostgreSQL share the machine.
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import autocannon from "autocannon";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scanning.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { call, register, type Session } from "./api-client.ts";
import { startServer } from "./start-server.ts";

const connections = 20;
const secondsEach = Number(process.env.BENCH_SECONDS ?? 10);
const people = 50;
const savedMeals = 10;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off" };

const texts = [
  "two eggs and toast with butter",
  "a bowl of oatmeal with a banana and a spoon of honey",
  "grilled chicken breast 150 g, a cup of white rice and steamed broccoli",
  "a slice of pepperoni pizza and a can of coke",
  "greek yogurt with blueberries and granola, black coffee",
];

interface Figures {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** The accounts take turns. */
async function measure(
  sessions: readonly Session[],
  name: string,
  request: autocannon.Request,
): Promise<Figures> {
  const result = await autocannon({
    url: sessions[0]?.baseUrl ?? "",
    connections,
    duration: secondsEach,
    requests: sessions.map((session) => ({
      ...request,
      headers: { ...session.headers, ...request.headers },
      setupRequest: (prepared) => ({
        ...prepared,
        headers: { ...prepared.headers, "Idempotency-Key": randomUUID() },
      }),
    })),
  });
  return {
    name,
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

async function saveMeals(session: Session): Promise<void> {
  for (let saved = 0; saved < savedMeals; saved += 1) {
    const text = texts[saved % texts.length] ?? "";
    const analysis = await call(session, scanning.submitText, { body: { text } });
    await call(session, scanning.respondToSubmission, { params: { id: analysis.id }, body: [] });
    await call(session, scanning.acceptSubmission, { params: { id: analysis.id }, body: {} });
  }
}

function json(method: "GET" | "POST", path: string, body?: unknown): autocannon.Request {
  return body === undefined
    ? { method, path }
    : { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const server = await startServer(withoutLimits);
try {
  const sessions = await Promise.all(
    Array.from({ length: people }, (_, at) => register(server.baseUrl, `load-${at}`)),
  );
  for (const session of sessions) await saveMeals(session);
  const date = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const landing = json("GET", "/");
  const rows = [
    await measure(sessions, "landing page", {
      ...landing,
      headers: { "accept-encoding": "gzip, deflate, br", "accept-language": "en" },
    }),
    await measure(sessions, "text submission", json("POST", scanning.submitText.path, { text: texts[2] })),
    await measure(sessions, `meals list (${savedMeals} meals)`, json("POST", meals.listMeals.path, { date })),
    await measure(sessions, "daily summary", json("GET", meals.getDailySummary.path)),
    await measure(sessions, "save goals", json("POST", meals.saveGoals.path, defaultGoals)),
  ];
  console.table(rows);
  await mkdir("bench/results", { recursive: true });
  await writeFile(
    "bench/results/load.json",
    `${JSON.stringify({ connections, secondsEach, rows }, null, 2)}\n`,
  );
} finally {
  await server.stop();
}
