// `npm run bench -- rolling [COMMIT]`: two servers of that commit (main by default), built, are replaced one by one by two of this
// code, which migrates the schema under them, while people scan, save and read. Fails if any call fails.
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { databaseUrlOf } from "#server/database/embedded/running-address.ts";
import { startEmbedded } from "#server/database/embedded/start-embedded.ts";
import { startRoundRobin } from "../tools/round-robin.ts";
import { checkOut } from "./checkout.ts";
import { RollingLoad } from "./rolling-load.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const [revision = "main"] = process.argv.slice(2);
const steadyMs = 4_000;
/** Between leaving the balancer and the signal, for calls that are on their way. */
const drainMs = 1_000;

const folder = await mkdtemp(join(tmpdir(), "platewise-rolling-"));
await chmod(folder, 0o755);
const before = checkOut(revision);
const database = await startEmbedded(join(folder, "database"), {
  maxConnections: 100,
  isDurable: true,
  hasPort: true,
});
const environment = {
  ...{ HOST: "127.0.0.1", FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off", PAYMENTS: "sandbox" },
  DATABASE_URL: databaseUrlOf(database.address),
};
const running: RunningServer[] = [];
async function start(root: string): Promise<RunningServer> {
  const server = await startServer(environment, { dataFolder: join(folder, "data"), root });
  running.push(server);
  return server;
}
/** The balancer reads it at each call. */
const targets: string[] = [];
try {
  for (const root of [before.folder, before.folder]) targets.push((await start(root)).baseUrl);
  const balancer = await startRoundRobin(targets, { port: 0, host: "127.0.0.1" });
  const load = await RollingLoad.start(balancer.address);
  for (const old of [...running]) {
    await pause(steadyMs);
    targets.push((await start(process.cwd())).baseUrl);
    targets.splice(targets.indexOf(old.baseUrl), 1);
    await pause(drainMs);
    await old.stop();
    if (old.process.exitCode !== 0) throw new Error(`An old server ended with ${old.process.exitCode}.`);
    console.log(`Replaced one: ${JSON.stringify(load.counts)}`);
  }
  await pause(steadyMs);
  const counts = await load.stop();
  console.log(JSON.stringify({ from: before.commit, ...counts }));
  await balancer.close();
  await mkdir("bench/results", { recursive: true });
  await writeFile(
    "bench/results/rolling.json",
    `${JSON.stringify({ from: before.commit, ...counts }, null, 2)}\n`,
  );
  process.exitCode = Object.keys(counts.failed).length === 0 ? 0 : 1;
} finally {
  for (const server of running) await server.stop();
  await database.stop();
  before.remove();
  await rm(folder, { recursive: true, force: true });
}
