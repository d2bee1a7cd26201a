/** e2e/: browser tests, one file per thing that people want to do. This file: the real server on a free port, on fresh data. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dataFolderVariable } from "./database.ts";

const root = join(import.meta.dirname, "..");
const readyLine = /ready at (http:\S+)/;
/** How many processes serve, behind a round-robin: `PLATEWISE_PROCESSES=3 npm run test:browser`. One: the product as it is. */
const processes = Number(process.env.PLATEWISE_PROCESSES ?? 1);
const startPatienceMs = 120_000;

export interface RunningProduct {
  readonly address: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

export default async function startServer(): Promise<() => Promise<void>> {
  const { address, dataFolder, stop } = await startProduct();
  process.env[dataFolderVariable] = dataFolder;
  process.env.E2E_BASE_URL = address;
  return stop;
}

/** One more of its own for a test that turns what everybody on a server shares. */
export async function startProduct(): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), "platewise-e2e-"));
  // The database of a server that root starts runs as somebody else, who must be able to get here.
  await chmod(folder, 0o755);
  const dataFolder = join(folder, "data");
  const file = join(root, "tools", processes > 1 ? "start-several.ts" : "start.ts");
  const server = spawn(process.execPath, [file, String(processes)], {
    cwd: root,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataFolder, RATE_LIMITS: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  return { address: await addressOf(server), dataFolder, stop };
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The server's output can't be read.");
  const patience = setTimeout(() => server.kill(), startPatienceMs);
  for await (const line of createInterface({ input: server.stdout })) {
    const address = readyLine.exec(line)?.[1];
    if (!address) continue;
    clearTimeout(patience);
    server.stdout.resume();
    return address;
  }
  throw new Error("The server stopped before it was ready.");
}
