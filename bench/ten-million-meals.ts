// `npm run bench -- ten-million-meals [people] [folder]` (10,000): compares latencies on ten million and on ten thousand meals. Both
// databases run at once, with the same diaries of 1,000 meals. Needs 20 GB of disk; with a folder the databases are reused.
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { connect } from "#server/database/connect.ts";
import { findRunningAddress } from "#server/database/embedded/running-address.ts";
import { logInOrRegister, type Session } from "./api-client.ts";
import { diaryCalls, timeCall } from "./diary-calls.ts";
import { addAccounts, insertDiaries, readTableSizes } from "./fill-diaries.ts";
import { quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const people = { few: 10, many: Number(process.argv[2] ?? 10_000) };
const folder = process.argv[3];
const mealsEach = 1000;
const activePeople = { few: 10, many: 100 };
const callsEach = 2000;
const warmUpCalls = 200;
const concurrency = 4;
const limit = 1.3;

interface Setup {
  readonly server: Awaited<ReturnType<typeof startServer>>;
  readonly db: ReturnType<typeof connect>;
}

async function logInAll(name: keyof typeof people, baseUrl: string): Promise<readonly Session[]> {
  const sessions: Session[] = [];
  for (let at = 0; at < activePeople[name]; at += 1)
    sessions.push(await logInOrRegister(baseUrl, `diary-${at}`));
  return sessions;
}

async function prepare(name: "few" | "many"): Promise<Setup> {
  const peopleCount = people[name];
  const data = folder === undefined ? undefined : join(folder, name);
  if (data) {
    await mkdir(data, { recursive: true });
    await chmod(data, 0o755);
  }
  const server = await startServer(
    { RATE_LIMITS: "off", FREE_DAILY_SCANS: "100000000" },
    { dataFolder: data },
  );
  await logInAll(name, server.baseUrl);
  const db = connect(await findRunningAddress(server.dataFolder), {
    maxConnections: 1,
    hasNoTimeLimits: true,
  });
  await db.updateTable("users").set({ account_type: "pro" }).execute();
  const started = performance.now();
  await addAccounts(db, peopleCount);
  if ((await readTableSizes(db, "meals")).rows < peopleCount * mealsEach) await insertDiaries(db, mealsEach);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: ${peopleCount * mealsEach} meals ready after ${seconds} s`);
  return { server, db };
}

interface SignedIn extends Setup {
  readonly sessions: readonly Session[];
}

interface Comparison {
  readonly few: SignedIn;
  readonly many: SignedIn;
  readonly call: (typeof diaryCalls)[number];
  readonly calls: number;
}

/** Alternates between the two databases, so that other load on the machine affects both. */
async function measure({ few, many, call, calls }: Comparison) {
  const times = { few: [] as number[], many: [] as number[] };
  let next = 0;
  async function runWorker() {
    for (let at = next++; at < calls; at = next++) {
      const order = at % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const);
      for (const name of order) {
        const { sessions } = name === "few" ? few : many;
        const session = sessions[at % sessions.length];
        if (session) times[name].push(await timeCall(session, call));
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  return times;
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

async function signIn(name: keyof typeof people, setup: Setup): Promise<SignedIn> {
  return { ...setup, sessions: await logInAll(name, setup.server.baseUrl) };
}

const prepared = { few: await prepare("few"), many: await prepare("many") };
try {
  // Not before: filling may take longer than a session without a renewal.
  const few = await signIn("few", prepared.few);
  const many = await signIn("many", prepared.many);
  const rows = [];
  for (const call of diaryCalls) {
    const calls = Math.ceil(callsEach * (call.share ?? 1));
    await measure({ few, many, call, calls: Math.min(warmUpCalls, calls) });
    const times = await measure({ few, many, call, calls });
    const [p50s, p95s] = [0.5, 0.95].map((share) => [
      quantile(times.few, share),
      quantile(times.many, share),
    ]);
    rows.push({
      name: call.name,
      calls,
      p50MsOfFew: roundToHundredth(p50s?.[0] ?? Number.NaN),
      p50MsOfMany: roundToHundredth(p50s?.[1] ?? Number.NaN),
      p95MsOfFew: roundToHundredth(p95s?.[0] ?? Number.NaN),
      p95MsOfMany: roundToHundredth(p95s?.[1] ?? Number.NaN),
      p95Ratio: roundToHundredth((p95s?.[1] ?? Number.NaN) / (p95s?.[0] ?? Number.NaN)),
    });
  }
  console.table(rows);
  const sizes = {
    meals: await readTableSizes(many.db, "meals"),
    submissions: await readTableSizes(many.db, "meal_submissions"),
  };
  console.dir(sizes, { depth: 4 });
  const isWithin = rows.every(({ p95Ratio }) => p95Ratio <= limit);
  console.log(`p95 within ${limit} of ten thousand meals: ${isWithin ? "yes" : "NO"}`);
  await mkdir("bench/results", { recursive: true });
  const result = {
    people,
    mealsEach,
    askers: activePeople,
    atOnce: concurrency,
    callsEach,
    limit,
    isWithin,
    rows,
    sizes,
  };
  await writeFile("bench/results/ten-million-meals.json", `${JSON.stringify(result, null, 2)}\n`);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  for (const setup of Object.values(prepared)) {
    await setup.db.destroy();
    await setup.server.stop();
  }
}
