// Several server processes on one PostgreSQL, behind one address.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "#server/database/embedded/free-port.ts";
import { databaseUrlOf } from "../server/database/embedded/running-address.ts";
import { startEmbedded } from "../server/database/embedded/start-embedded.ts";
import { builtServer } from "./build-freshness.ts";
import { type RoundRobin, startRoundRobin } from "./round-robin.ts";
import { serverFlags } from "./server-flags.ts";

const server = join(import.meta.dirname, "..", builtServer);
/** Two pools of ten, and some spare ones for tests. */
const connectionsPerServer = 25;

export interface SeveralServers {
  readonly address: string;
  readonly processes: readonly ChildProcess[];
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

interface SeveralServersOptions {
  readonly count: number;
  /** Shared by all: holds the database and the secrets. */
  readonly dataFolder: string;
  readonly port: number;
  readonly host: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startSeveralServers(options: SeveralServersOptions): Promise<SeveralServers> {
  const { count, dataFolder, port, host, environment = {} } = options;
  const maxConnections = count * connectionsPerServer;
  const database = await startEmbedded(dataFolder, { maxConnections, isDurable: true, hasPort: true });
  const databaseUrl = databaseUrlOf(database.address);
  const processes: ChildProcess[] = [];
  let roundRobin: RoundRobin | undefined;
  const stop = async () => {
    await roundRobin?.close();
    await Promise.all(processes.map(stopProcess));
    await database.stop();
  };
  try {
    const ports = await Promise.all(Array.from({ length: count }, findFreePort));
    roundRobin = await startRoundRobin(
      ports.map((serverPort) => `http://127.0.0.1:${serverPort}`),
      { port, host },
    );
    const { address } = roundRobin;
    const common = {
      PAYMENTS: "sandbox",
      ...process.env,
      ...environment,
      HOST: "127.0.0.1",
      TRUST_PROXY: "127.0.0.1",
      BASE_URL: address,
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
    };
    for (const serverPort of ports) {
      const env = { ...common, PORT: String(serverPort) };
      processes.push(
        spawn(process.execPath, [...serverFlags, server], { env, stdio: ["ignore", "pipe", "inherit"] }),
      );
    }
    await Promise.all(processes.map(waitUntilReady));
    return { address, processes, databaseUrl, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function waitUntilReady(process: ChildProcess): Promise<void> {
  if (!process.stdout) throw new Error("The server's output is not readable.");
  for await (const line of createInterface({ input: process.stdout })) {
    if (!line.includes("is ready at")) continue;
    process.stdout.resume();
    return;
  }
  throw new Error("A server exited before it was ready.");
}

async function stopProcess(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill("SIGTERM");
  await once(process, "exit");
}
