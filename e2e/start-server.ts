// Starts the built server on a free port with an empty data folder.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { photoDeadlineMaxMs } from "#analysis/photo/process/photo-process.ts";
import { findFreePort } from "#server/database/embedded/free-port.ts";
import { makeScratchFolder } from "#server/testing/scratch-folder.ts";
import { builtServer } from "../tools/build-freshness.ts";
import { buildIfStale } from "../tools/build-if-stale.ts";
import { serverFlags } from "../tools/server-flags.ts";
import { dataFolderVariable } from "./database.ts";

const root = join(import.meta.dirname, "..");
const readyLine = /ready at (http:\S+)/;
/** `PLATEWISE_PROCESSES=3 npm run test:browser` tests three processes behind a round-robin. */
const processCount = Number(process.env.PLATEWISE_PROCESSES ?? 1);
const startTimeoutMs = 120_000;
/** As long as may be configured: the first label or photo also loads its models, slowly on a busy machine. */
const scanDeadlineMs = photoDeadlineMaxMs;

export interface RunningProduct {
  readonly address: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** Where the server may send notifications. Nothing listens there but the double of the test that receives them. */
export const pushServiceVariable = "E2E_PUSH_SERVICE";

export default async function startServer(): Promise<() => Promise<void>> {
  const pushService = `http://127.0.0.1:${await findFreePort()}`;
  const { address, dataFolder, stop } = await startOwnServer({ PUSH_SERVICES: pushService });
  process.env[pushServiceVariable] = pushService;
  process.env[dataFolderVariable] = dataFolder;
  process.env.E2E_BASE_URL = address;
  return stop;
}

/** Also for tests that need a server of their own because they change state that all tests share. */
export async function startOwnServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const folder = await makeScratchFolder("platewise-e2e-");
  // When root starts the server, its database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, "data");
  buildIfStale();
  const several = [join("tools", "start-several.ts"), String(processCount)];
  const program = processCount > 1 ? several : [...serverFlags, builtServer];
  const server = spawn(process.execPath, program, {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataFolder, RATE_LIMITS: "off" },
      SCAN_DEADLINE_MS: String(scanDeadlineMs),
      OPEN_FOOD_FACTS_URL: "off",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  return { address: await waitForAddress(server), dataFolder, stop };
}

async function waitForAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The server's output is not readable.");
  const timeout = setTimeout(() => server.kill(), startTimeoutMs);
  for await (const line of createInterface({ input: server.stdout })) {
    const address = readyLine.exec(line)?.[1];
    if (!address) continue;
    clearTimeout(timeout);
    server.stdout.resume();
    return address;
  }
  throw new Error("The server stopped before it was ready.");
}
