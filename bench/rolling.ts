// `npm run bench:rolling -- [COMMIT]`: two servers of that commit (main by default) are replaced one by one by two of this code, which
// migrates the schema under them, while people scan, save and read. Fails if any call fails.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { databaseUrlOf } from "#server/database/embedded/running-address.ts";
import { startEmbedded } from "#server/database/embedded/start-embedded.ts";
import { freePort } from "../tools/free-port.ts";
import { startRoundRobin } from "../tools/round-robin.ts";
import { RollingLoad } from "./rolling-load.ts";

const [commit = "main"] = process.argv.slice(2);
const here = resolve(import.meta.dirname, "..");
const steadyMs = 4_000;
/** Between leaving the balancer and the signal, for calls that are on their way. */
const drainMs = 1_000;
const readyTimeoutMs = 120_000;
const pollMs = 100;

function git(...options: string[]): void {
  const { status, stderr } = spawnSync("git", options, { cwd: here, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim());
}

interface Server {
  readonly address: string;
  readonly child: ChildProcess;
}

async function startServer(root: string, environment: Readonly<Record<string, string>>): Promise<Server> {
  const main = JSON.stringify(join(root, "server/main.ts"));
  const script = `const { run } = await import(${main}); await run();`;
  const port = await freePort();
  const env = { ...process.env, ...environment, PORT: String(port), HOST: "127.0.0.1" };
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + readyTimeoutMs;
  for (;;) {
    const isReady = await fetch(`${address}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, child };
    if (child.exitCode !== null || performance.now() > deadline) throw new Error("A server did not start.");
    await pause(pollMs);
  }
}

async function stopServer({ child }: Server): Promise<void> {
  if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
}

const folder = await mkdtemp(join(tmpdir(), "platewise-rolling-"));
await chmod(folder, 0o755);
const before = join(folder, "before");
git("worktree", "add", "--quiet", "--detach", before, commit);
await symlink(join(here, "node_modules"), join(before, "node_modules"));
const database = await startEmbedded(join(folder, "database"), {
  maxConnections: 100,
  isDurable: true,
  hasPort: true,
});
const environment = {
  ...{ NODE_ENV: "production", FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off", PAYMENTS: "sandbox" },
  ...{ DATABASE_URL: databaseUrlOf(database.address), DATA_DIR: join(folder, "data") },
};
const running: Server[] = [];
/** The balancer reads it at each call. */
const targets: string[] = [];
try {
  for (const root of [before, before]) {
    const server = await startServer(root, environment);
    running.push(server);
    targets.push(server.address);
  }
  const balancer = await startRoundRobin(targets, { port: 0, host: "127.0.0.1" });
  const load = await RollingLoad.start(balancer.address);
  for (const old of [...running]) {
    await pause(steadyMs);
    const fresh = await startServer(here, environment);
    running.push(fresh);
    targets.push(fresh.address);
    targets.splice(targets.indexOf(old.address), 1);
    await pause(drainMs);
    await stopServer(old);
    if (old.child.exitCode !== 0) throw new Error(`An old server ended with ${old.child.exitCode}.`);
    console.log(`Replaced one: ${JSON.stringify(load.counts)}`);
  }
  await pause(steadyMs);
  const counts = await load.stop();
  console.log(JSON.stringify({ from: commit, ...counts }));
  await balancer.close();
  await mkdir("bench/results", { recursive: true });
  await writeFile("bench/results/rolling.json", `${JSON.stringify({ from: commit, ...counts }, null, 2)}\n`);
  process.exitCode = Object.keys(counts.failed).length === 0 ? 0 : 1;
} finally {
  for (const server of running) await stopServer(server);
  await database.stop();
  git("worktree", "remove", "--force", before);
  await rm(folder, { recursive: true, force: true });
}
