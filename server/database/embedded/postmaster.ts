/** server/database/embedded: our own PostgreSQL in the data folder. This file: the running server. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "../../core/kept-secret.ts";
import type { RunAs } from "./places.ts";
import { endOfLog, openLog } from "./postgres-log.ts";
import { commandLineOf } from "./running-process.ts";

/** In the cluster's own folder. */
export const socketName = ".s.PGSQL.5432";
/**
 * By these PostgreSQL knows that it runs already. They name a process, whose number may be another's by now, or that of a dead
 * one that nobody has buried. Its own block of shared memory still keeps two from running on one cluster.
 */
const signsOfRunning = ["postmaster.pid", `${socketName}.lock`];
const pollMs = 10;
const stopFastMs = 15_000;
const stopAtOnceMs = 5_000;
const readyMs = 60_000;

export interface Postmaster {
  /** Ends it; running statements are rolled back. Resolves when it is gone. */
  stop(): Promise<void>;
  /** Called when it ends without having been stopped. */
  onLost(listener: (reason: string) => void): void;
}

export interface PostmasterOptions {
  readonly postgres: string;
  readonly cluster: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly runAs: RunAs | undefined;
  readonly logFile: string;
}

/** The process that postmaster.pid names, if it lives and is this cluster's and not a later one with its number. */
async function runningPid(cluster: string): Promise<number | undefined> {
  const pid = Number((await readPidFile(cluster))[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return commandLineOf(pid)?.includes(cluster) ? pid : undefined;
}

/** Stops the server that a hard-killed process left behind, and removes signs that lie. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = await runningPid(cluster);
  if (pid !== undefined) await endProcess(pid, async () => (await runningPid(cluster)) !== pid);
  for (const sign of signsOfRunning) await rm(join(cluster, sign), { force: true });
  return pid !== undefined;
}

/** Starts PostgreSQL on the cluster and waits until it takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const log = await openLog(options.logFile);
  const child = spawn(
    options.postgres,
    [
      ...["-D", options.cluster],
      ...Object.entries(options.settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    // A group of its own: Ctrl-C reaches us alone, and we stop it when our work is done.
    { ...options.runAs, cwd: options.cluster, detached: true, stdio: ["ignore", log.fd, log.fd] },
  );
  await log.close();
  let isEnded = false;
  let isStopping = false;
  let reportLoss: (reason: string) => void = () => {};
  child.once("exit", (code, signal) => {
    isEnded = true;
    if (!isStopping) reportLoss(`PostgreSQL ended by itself (${signal ?? `code ${code}`})`);
  });
  child.once("error", () => {
    isEnded = true;
  });
  await waitUntilReady(child, options, () => isEnded);
  child.unref();
  return {
    onLost: (listener) => {
      reportLoss = listener;
    },
    stop: async () => {
      isStopping = true;
      if (!isEnded && child.pid !== undefined) await endProcess(child.pid, async () => isEnded);
    },
  };
}

async function waitUntilReady(child: ChildProcess, options: PostmasterOptions, isEnded: () => boolean) {
  const deadline = performance.now() + readyMs;
  for (;;) {
    const [pid, , , , , , , state] = await readPidFile(options.cluster);
    if (Number(pid) === child.pid && state?.trim() === "ready") return;
    if (isEnded()) throw new Error(`PostgreSQL did not start: ${await endOfLog(options.logFile)}`);
    if (performance.now() > deadline) {
      child.kill("SIGQUIT");
      throw new Error(
        `PostgreSQL was not ready within ${readyMs / 1000} s: ${await endOfLog(options.logFile)}`,
      );
    }
    await pause(pollMs);
  }
}

/** First a fast shutdown; then one without a checkpoint, which the next start recovers from. */
async function endProcess(pid: number, isGone: () => Promise<boolean>): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", stopFastMs],
    ["SIGQUIT", stopAtOnceMs],
  ] as const) {
    sendSignal(pid, signal);
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (await isGone()) return;
      await pause(pollMs);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (failure) {
    if (codeOf(failure) !== "ESRCH") throw failure;
  }
}

async function readPidFile(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((failure) => {
    if (codeOf(failure) !== "ENOENT") throw failure;
  });
  return text?.split("\n") ?? [];
}
