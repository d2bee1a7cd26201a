// `npm run bench -- failover [rounds]`: kills the primary of a synchronous pair hard, again and again, while people scan, save
// meals, write and pay. Checks that nothing acknowledged is lost, nothing counted twice, and that the server is never restarted.
import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#server/database/connect.ts";
import { findLosses } from "./crash-findings.ts";
import { findMissingPrograms, HighlyAvailableDatabase } from "./failover/cluster.ts";
import { FailoverLoad, type RoundOutcome } from "./failover/failover-load.ts";
import { startServer } from "./start-server.ts";

const rounds = Number(process.argv[2] ?? 20);
const longestUnavailableMs = 15_000;
const beforeKillMs = 3_000;
const afterKillMs = 20_000;
/** A key whose process could not release it is unlocked after 90 s (server/http/idempotency.ts). */
const keyLockMs = 95_000;

const missing = findMissingPrograms();
if (missing !== undefined) {
  console.log(
    `Skipped: not installed here: ${missing} (Debian: apt-get install patroni etcd-server haproxy).`,
  );
  process.exit(0);
}
const database = await HighlyAvailableDatabase.start();
const server = await startServer({
  ...{ HOST: "127.0.0.1", FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off", PAYMENTS: "sandbox" },
  DATABASE_URL: database.url,
});
const table: (RoundOutcome & { readonly round: number; readonly killed: string })[] = [];
try {
  const load = new FailoverLoad(server.baseUrl);
  for (let round = 1; round <= rounds; round += 1) {
    await database.waitUntilSynchronous();
    await load.start();
    await pause(beforeKillMs);
    // Every other round, what watches over it dies as well, as when a machine loses power.
    const killed = round % 2 === 0 ? "with Patroni" : "PostgreSQL alone";
    const name = await database.killPrimary(round % 2 === 0);
    await pause(afterKillMs);
    const met = await load.stop();
    await database.restart(name);
    await database.waitUntilSynchronous(name);
    table.push({ round, killed, ...met });
    console.log(JSON.stringify(table.at(-1)));
  }
  console.log(`Repeating ${load.unanswered.size} unanswered calls in ${keyLockMs / 1000} s`);
  await pause(keyLockMs);
  await load.repeatUnanswered();
  const db = connect({ url: database.url }, { maxConnections: 2, hasNoTimeLimits: true });
  const findings = await findLosses(db, load).finally(() => db.destroy());
  const longest = Math.max(...table.map(({ unavailableMs }) => unavailableMs));
  const isRestarted = server.process.exitCode !== null;
  console.log(JSON.stringify(findings));
  await mkdir("bench/results", { recursive: true });
  const result = { rounds: table, longestUnavailableMs: longest, isRestarted, findings };
  await writeFile("bench/results/failover.json", `${JSON.stringify(result, null, 2)}\n`);
  const areExpected = table.every((round) => round.areExpected);
  process.exitCode =
    findings.isClean && areExpected && longest <= longestUnavailableMs && !isRestarted ? 0 : 1;
} finally {
  await server.stop();
  await database.stop();
}
