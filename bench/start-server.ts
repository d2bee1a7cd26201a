import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "#server/database/embedded/free-port.ts";
import { builtServer } from "../tools/build-freshness.ts";
import { buildIfStale } from "../tools/build-if-stale.ts";

const readyTimeoutMs = 60_000;
const pollMs = 50;

export interface RunningServer {
  readonly baseUrl: string;
  readonly process: ChildProcess;
  readonly dataFolder: string;
  /** From spawn to the first 200 of /health/ready. */
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/health/ready`)).ok;
  } catch {
    return false;
  }
}

export interface ServerPlace {
  /** A temporary one unless given. */
  readonly dataFolder?: string | undefined;
  /** Folder of the built repository; this one unless given. */
  readonly root?: string;
  /** Address of a file that the server loads before its own program, and that answers the messages of this process. */
  readonly preload?: string;
}

/** The flags of the server's process; commits before this file have none. */
async function flagsIn(root: string): Promise<readonly string[]> {
  const file = join(root, "tools", "server-flags.ts");
  return existsSync(file) ? (await import(file)).serverFlags : [];
}

/** Commits before the bundle run from their sources. */
function programIn(root: string): string {
  if (root === process.cwd()) buildIfStale();
  return existsSync(join(root, builtServer)) ? builtServer : "server/main.ts";
}

/** Starts the server on a free port. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  { dataFolder, root = process.cwd(), preload }: ServerPlace = {},
): Promise<RunningServer> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), "platewise-bench-")));
  const port = await findFreePort();
  const [flags, program] = [await flagsIn(root), programIn(root)];
  const startedAt = performance.now();
  const preloaded = preload === undefined ? [] : ["--import", preload];
  const child = spawn(process.execPath, [...flags, ...preloaded, program], {
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", OPEN_FOOD_FACTS_URL: "off" },
      ...environment,
      ...{ PORT: String(port), DATA_DIR: folder },
    },
    stdio: ["ignore", "ignore", "inherit", ...(preload === undefined ? [] : (["ipc"] as const))],
    detached: true,
    cwd: root,
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null) throw new Error(`The server exited with code ${child.exitCode}`);
    if (performance.now() - startedAt > readyTimeoutMs) throw new Error("The server was not ready in time");
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
    if (dataFolder === undefined) await rm(folder, { recursive: true, force: true });
  };
  return { baseUrl, process: child, dataFolder: folder, readyAfterMs: performance.now() - startedAt, stop };
}
