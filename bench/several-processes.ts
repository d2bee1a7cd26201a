// `npm run bench:several`: calls per second through one, two and three server processes, each set on its own PostgreSQL behind
// the same round-robin. Client, servers and databases share the machine.
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type autocannon from "autocannon";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scanning.ts";
import { type SeveralServers, startSeveralServers } from "../tools/several-servers.ts";
import { register, type Session } from "./api-client.ts";
import { requestOf, sendRequests } from "./load/send-requests.ts";

const counts = [1, 2, 3];
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 20;
const people = 20;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off", NODE_ENV: "production" };

const measuredCalls: Readonly<Record<string, autocannon.Request>> = {
  "text scan": {
    method: "POST",
    path: scanning.submitText.path,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "two eggs and toast with butter" }),
  },
  "daily summary": { method: "GET", path: meals.getDailySummary.path },
};

interface Setup {
  readonly count: number;
  readonly servers: SeveralServers;
  readonly sessions: readonly Session[];
}

async function prepare(count: number, folder: string): Promise<Setup> {
  const servers = await startSeveralServers({
    count,
    dataFolder: join(folder, String(count)),
    port: 0,
    host: "127.0.0.1",
    environment: withoutLimits,
  });
  const names = Array.from({ length: people }, (_, at) => `several-${at}`);
  const sessions = await Promise.all(names.map((name) => register(servers.address, name)));
  return { count, servers, sessions };
}

async function callsPerSecond({ servers, sessions }: Setup, request: autocannon.Request): Promise<number> {
  const url = servers.address;
  const requests = sessions.map((session) => () => requestOf(session, request));
  const figures = await sendRequests({ url, requests, connections, seconds });
  if (figures.failures > 0) throw new Error(`${figures.failures} calls failed`);
  return figures.requestsPerSecond;
}

const folder = await mkdtemp(join(tmpdir(), "platewise-several-"));
await chmod(folder, 0o755);
const setups: Setup[] = [];
try {
  for (const count of counts) setups.push(await prepare(count, folder));
  const rows = [];
  for (const [name, request] of Object.entries(measuredCalls)) {
    const sums = counts.map(() => 0);
    for (let round = 0; round <= rounds; round++) {
      for (const [at, setup] of setups.entries()) {
        const perSecond = await callsPerSecond(setup, request);
        // The first round is a warm-up.
        if (round > 0) sums[at] = (sums[at] ?? 0) + perSecond / rounds;
      }
    }
    const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = sums.map(Math.round);
    const ratio = (many: number) => Math.round((many / one) * 100) / 100;
    rows.push({ name, one, two, three, ratioOfTwo: ratio(two), ratioOfThree: ratio(three) });
  }
  console.table(rows);
  const result = { cores: availableParallelism(), connections, seconds, rounds, callsASecond: rows };
  await mkdir("bench/results", { recursive: true });
  await writeFile("bench/results/several.json", `${JSON.stringify(result, null, 2)}\n`);
} finally {
  for (const { servers } of setups) await servers.stop();
  await rm(folder, { recursive: true, force: true });
}
