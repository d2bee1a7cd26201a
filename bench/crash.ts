// `npm run bench -- crash [rounds]`: checks that nothing acknowledged is lost and nothing counted twice. Scans, saves and
// repeats meals, writes to support, sets goals and subscribes; kills the server at a random moment, restarts it and compares.
// Runs on the embedded PostgreSQL (killed too in every other round) and on an external one. At the end every unanswered call
// is repeated with its idempotency key.
import { randomInt } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import {
  databaseUrlOf,
  findPostmasterPid,
  findRunningAddress,
} from "#server/database/embedded/running-address.ts";
import { startEmbedded } from "#server/database/embedded/start-embedded.ts";
import { type CrashFindings, findLosses, noLoss } from "./crash-findings.ts";
import { CrashLoad } from "./crash-load.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const rounds = Number(process.argv[2] ?? 20);
const kinds = process.argv[3] ? [process.argv[3]] : ["embedded", "external"];
/** Time from the first answer to the kill. */
const shortestRoundMs = 50;
const longestRoundMs = 1000;
/** A key that a killed process held is unlocked after 90 s (server/http/idempotency.ts). */
const keyLockMs = 95_000;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off", PAYMENTS: "sandbox" };

async function killHard(server: RunningServer, postmaster: number | undefined): Promise<void> {
  const ended = new Promise((resolve) => server.process.once("exit", resolve));
  if (server.process.pid) process.kill(-server.process.pid, "SIGKILL");
  if (postmaster !== undefined) process.kill(postmaster, "SIGKILL");
  await ended;
}

async function inspect(address: DatabaseAddress, load: CrashLoad): Promise<CrashFindings> {
  const db = connect(address, { maxConnections: 2, hasNoTimeLimits: true });
  return findLosses(db, load).finally(() => db.destroy());
}

async function run(kind: string): Promise<CrashFindings> {
  const folder = await mkdtemp(join(tmpdir(), `platewise-crash-${kind}-`));
  await chmod(folder, 0o755);
  const options = { maxConnections: 60, isDurable: true, hasPort: true };
  const apart = kind === "external" ? await startEmbedded(join(folder, "apart"), options) : undefined;
  const environment = { ...withoutLimits, ...(apart && { DATABASE_URL: databaseUrlOf(apart.address) }) };
  const data = join(folder, "data");
  const address = async () => apart?.address ?? (await findRunningAddress(data));
  let findings: CrashFindings = noLoss;
  try {
    let server = await startServer(environment, { dataFolder: data });
    const load = new CrashLoad();
    for (let round = 1; round <= rounds && findings.isClean; round += 1) {
      await load.signIn(server.baseUrl);
      const writing = load.write();
      await load.waitForNextScan();
      await pause(randomInt(shortestRoundMs, longestRoundMs));
      await killHard(
        server,
        kind === "embedded" && round % 2 === 0 ? await findPostmasterPid(data) : undefined,
      );
      await writing;
      server = await startServer(environment, { dataFolder: data });
      findings = await inspect(await address(), load);
      const readyMs = Math.round(server.readyAfterMs);
      console.log(`${kind} ${round}: ready again in ${readyMs} ms, ${JSON.stringify(findings)}`);
    }
    if (findings.isClean) {
      console.log(`${kind}: repeating unanswered calls in ${keyLockMs / 1000} s`);
      await pause(keyLockMs);
      await load.retryUnanswered(server.baseUrl);
      findings = await inspect(await address(), load);
      console.log(`${kind}, after repeating: ${JSON.stringify(findings)}`);
    }
    await server.stop();
  } finally {
    await apart?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return findings;
}

const results: Record<string, CrashFindings> = {};
await mkdir("bench/results", { recursive: true });
for (const kind of kinds) {
  results[kind] = await run(kind);
  await writeFile("bench/results/crash.json", `${JSON.stringify({ rounds, results }, null, 2)}\n`);
}
process.exitCode = Object.values(results).every(({ isClean }) => isClean) ? 0 : 1;
