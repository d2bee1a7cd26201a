import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemErrorCode } from "../../core/system-error-code.ts";
import type { RunAs } from "./cluster-location.ts";
import { logTail, openLog } from "./postgres-log.ts";
import { commandLineOf } from "./running-process.ts";

/** Name of the socket in the cluster's folder. */
export const socketName = ".s.PGSQL.5432";
/**
 * PostgreSQL refuses to start while these name a live process, even if that is a zombie or an unrelated process that got the
 * same pid. They are safe to remove: its shared memory block still prevents two servers on one cluster.
 */
const lockFiles = ["postmaster.pid", `${socketName}.lock`];
const pollMs = 10;
const fastShutdownMs = 15_000;
const immediateShutdownMs = 5_000;
const readyTimeoutMs = 60_000;

export interface Postmaster {
  /** Rolls back running statements. Resolves when the process has ended. */
  stop(): Promise<void>;
  onUnexpectedExit(listener: (reason: string) => void): void;
}

export interface PostmasterOptions {
  readonly postgres: string;
  readonly cluster: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly runAs: RunAs | undefined;
  readonly logFile: string;
}

/** The process that postmaster.pid names, if it is alive and really this cluster's, not another one with the same pid. */
async function runningPid(cluster: string): Promise<number | undefined> {
  const pid = Number((await readPidFile(cluster))[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return commandLineOf(pid)?.includes(cluster) ? pid : undefined;
}

/** Stops the server that a killed process left behind and removes stale lock files. True if there was one. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = await runningPid(cluster);
  if (pid !== undefined) await stopProcess(pid, async () => (await runningPid(cluster)) !== pid);
  for (const file of lockFiles) await rm(join(cluster, file), { force: true });
  return pid !== undefined;
}

/** Starts PostgreSQL, and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const log = await openLog(options.logFile);
  const child = spawn(
    options.postgres,
    [
      ...["-D", options.cluster],
      ...Object.entries(options.settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    // In its own process group, so that Ctrl-C reaches only us and we stop it after our own shutdown.
    { ...options.runAs, cwd: options.cluster, detached: true, stdio: ["ignore", log.fd, log.fd] },
  );
  await log.close();
  let isEnded = false;
  let isStopping = false;
  let reportUnexpectedExit: (reason: string) => void = () => {};
  child.once("exit", (code, signal) => {
    isEnded = true;
    if (!isStopping) reportUnexpectedExit(`PostgreSQL ended unexpectedly (${signal ?? `code ${code}`})`);
  });
  child.once("error", () => {
    isEnded = true;
  });
  await waitUntilReady(child, options, () => isEnded);
  child.unref();
  return {
    onUnexpectedExit: (listener) => {
      reportUnexpectedExit = listener;
    },
    stop: async () => {
      isStopping = true;
      if (!isEnded && child.pid !== undefined) await stopProcess(child.pid, async () => isEnded);
    },
  };
}

async function waitUntilReady(child: ChildProcess, options: PostmasterOptions, isEnded: () => boolean) {
  const deadline = performance.now() + readyTimeoutMs;
  for (;;) {
    const [pid, , , , , , , state] = await readPidFile(options.cluster);
    if (Number(pid) === child.pid && state?.trim() === "ready") return;
    if (isEnded()) throw new Error(`PostgreSQL did not start: ${await logTail(options.logFile)}`);
    if (performance.now() > deadline) {
      child.kill("SIGQUIT");
      throw new Error(
        `PostgreSQL was not ready within ${readyTimeoutMs / 1000} s: ${await logTail(options.logFile)}`,
      );
    }
    await pause(pollMs);
  }
}

/** First a fast shutdown, then an immediate one, from which the next start recovers. */
async function stopProcess(pid: number, isGone: () => Promise<boolean>): Promise<void> {
  for (const [signal, timeoutMs] of [
    ["SIGINT", fastShutdownMs],
    ["SIGQUIT", immediateShutdownMs],
  ] as const) {
    sendSignal(pid, signal);
    const deadline = performance.now() + timeoutMs;
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
    if (systemErrorCode(failure) !== "ESRCH") throw failure;
  }
}

async function readPidFile(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((failure) => {
    if (systemErrorCode(failure) !== "ENOENT") throw failure;
  });
  return text?.split("\n") ?? [];
}
