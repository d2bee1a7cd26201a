import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseAddress } from "../database/connect.ts";
import { findUnprivilegedAccount } from "../database/embedded/cluster-location.ts";
import { findFreePort } from "../database/embedded/free-port.ts";
import { findProgram } from "./find-program.ts";

const programName = "pgbouncer";
const readyTimeoutMs = 10_000;
const pollMs = 20;
/** Fewer than the tests' pools hold, so that connections to PostgreSQL really change hands. */
const serverConnections = 3;

export interface Pooler {
  /** Address for any database behind it. */
  readonly address: DatabaseAddress;
  stop(): Promise<void>;
}

/** Undefined where PgBouncer is not installed. */
export function findPoolerVersion(): string | undefined {
  const program = findProgram(programName);
  if (program === undefined) return undefined;
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.split("\n")[0];
}

/** PgBouncer in transaction mode in front of a PostgreSQL that listens on a port. */
export async function startPooler(database: DatabaseAddress): Promise<Pooler> {
  const program = findProgram(programName);
  if (program === undefined) throw new Error("PgBouncer is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "platewise-pooler-"));
  const port = await findFreePort();
  const users = join(folder, "users.txt");
  const settings = join(folder, "pgbouncer.ini");
  const account = await findUnprivilegedAccount();
  await writeFile(users, `"${database.user}" "${database.password}"\n`);
  await writeFile(settings, settingsText(database, { port, users, account: account?.name }));
  const child = spawn(program, ["-q", settings], { stdio: ["ignore", "ignore", "inherit"] });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGTERM")) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilListening(child, port);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { address: { ...database, host: "127.0.0.1", port, isPooled: true }, stop };
}

interface PoolerSettings {
  readonly port: number;
  readonly users: string;
  readonly account: string | undefined;
}

/**
 * The settings of deploy/pgbouncer.ini, but for every database of the server. Started by root, PgBouncer reads its files before
 * it becomes `account`, which therefore need not be able to reach them, nor the program.
 */
function settingsText({ host, port }: DatabaseAddress, own: PoolerSettings): string {
  return `[databases]
* = host=${host} port=${port}
[pgbouncer]
${own.account ? `user = ${own.account}\n` : ""}listen_addr = 127.0.0.1
listen_port = ${own.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${own.users}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 1000
max_db_connections = 0
`;
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + readyTimeoutMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: "127.0.0.1" }, () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await pause(pollMs);
  }
  throw new Error("PgBouncer did not start.");
}
