import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseAddress } from "../database/connect.ts";
import { chooseClusterLocation } from "../database/embedded/cluster-location.ts";
import { findFreePort } from "../database/embedded/free-port.ts";

const program = "pgbouncer";
const readyTimeoutMs = 10_000;
const pollMs = 20;
/** Fewer than the tests' pools hold, so that connections to PostgreSQL really change hands. */
const serverConnections = 3;

export interface Pooler {
  /** Of any database behind it. */
  readonly address: DatabaseAddress;
  stop(): Promise<void>;
}

/** Undefined where PgBouncer is not installed. */
export function findPoolerVersion(): string | undefined {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0] : undefined;
}

/** PgBouncer in transaction mode in front of a PostgreSQL that listens on a port. */
export async function startPooler(database: DatabaseAddress): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), "platewise-pooler-"));
  const { runAs } = await chooseClusterLocation(folder);
  const port = await findFreePort();
  const users = join(folder, "users.txt");
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(users, `"${database.user}" "${database.password}"\n`);
  await writeFile(settings, settingsText(database, { port, users }));
  for (const file of [users, settings]) await chmod(file, 0o644);
  await chmod(folder, 0o755);
  const child = spawn(program, ["-q", settings], { ...runAs, stdio: ["ignore", "ignore", "inherit"] });
  await waitUntilListening(child, port);
  return {
    address: { ...database, host: "127.0.0.1", port, isPooled: true },
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As in deploy/pgbouncer.ini, but for every database of the server. */
function settingsText(
  { host, port }: DatabaseAddress,
  own: { readonly port: number; readonly users: string },
): string {
  return `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
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
