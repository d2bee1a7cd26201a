/** server/database/embedded: our own PostgreSQL in the data folder, for whoever sets no DATABASE_URL. */
import { createServer } from "node:net";
import { extname, join } from "node:path";
import { keptSecret } from "../../core/kept-secret.ts";
import type { DatabaseAddress } from "../connect.ts";
import { findBinaries } from "./binaries.ts";
import { databaseUser, prepareCluster } from "./cluster.ts";
import { lockFolder } from "./folder-lock.ts";
import { type KeptPostmaster, keepRunning } from "./keep-running.ts";
import { choosePlace } from "./places.ts";
import { keepLogShort } from "./postgres-log.ts";
import { socketName, stopOrphan } from "./postmaster.ts";

export interface EmbeddedOptions {
  readonly maxConnections: number;
  /** False only for data that nobody will miss: tests. */
  readonly isDurable: boolean;
  /** A port of 127.0.0.1 in place of the socket, for other processes that take a `DATABASE_URL`. */
  readonly hasPort?: boolean;
  /** Folder with `bin`, `lib` and `share` of PostgreSQL. Undefined: those of the npm package. */
  readonly programsFolder?: string | undefined;
}

export interface EmbeddedDatabase extends Pick<KeptPostmaster, "onTrouble"> {
  readonly address: DatabaseAddress;
  /** What is worth telling the operator, a sentence each. */
  readonly remarks: readonly string[];
  stop(): Promise<void>;
}

/** The longest path that a Unix socket's address can hold is 107 bytes on Linux and 103 on macOS. */
const socketPathMaxBytes = 100;
const connectionsBesideThePool = 10;

/** Starts PostgreSQL in the data folder, which no other process may use meanwhile. */
export async function startEmbedded(dataFolder: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(dataFolder);
  try {
    const remarks: string[] = [];
    const password = await keptSecret(dataFolder, "database-password");
    const place = await choosePlace(dataFolder);
    if (place.home !== dataFolder) {
      remarks.push(`PostgreSQL's user cannot reach ${dataFolder}: the database is in ${place.home}.`);
    }
    const binaries = await findBinaries(place.runAs, options.programsFolder);
    const cluster = await prepareCluster(place, binaries, password);
    if (await stopOrphan(cluster))
      remarks.push("Stopped the PostgreSQL that an earlier process left behind.");
    const { settings, address } = await chooseListener(cluster, options.hasPort);
    const logFile = join(dataFolder, "postgresql.log");
    const stopRotating = await keepLogShort(logFile);
    const postmaster = await keepRunning({
      ...{ postgres: binaries.postgres, cluster, logFile, runAs: place.runAs },
      settings: { ...settings, ...tuning(options) },
    });
    return {
      address: { ...address, user: databaseUser, password, database: "postgres" },
      remarks,
      onTrouble: postmaster.onTrouble,
      stop: async () => {
        stopRotating();
        await postmaster.stop();
        await lock.release();
      },
    };
  } catch (failure) {
    await lock.release();
    throw failure;
  }
}

/** A socket inside the cluster's own folder, open to its owner alone; a port of 127.0.0.1 where that cannot be. */
async function chooseListener(cluster: string, hasPort = false) {
  const socketPath = join(cluster, socketName);
  if (!hasPort && process.platform !== "win32" && Buffer.byteLength(socketPath) <= socketPathMaxBytes) {
    const settings = {
      listen_addresses: "",
      port: extname(socketName).slice(1),
      unix_socket_directories: cluster,
    };
    return { settings, address: { socketPath } };
  }
  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" };
  return { settings, address: { host: "127.0.0.1", port } };
}

function tuning({ maxConnections, isDurable }: EmbeddedOptions): Record<string, string> {
  const onOff = isDurable ? "on" : "off";
  return {
    max_connections: String(maxConnections + connectionsBesideThePool),
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    // One machine, no replicas; short statements, which compiling would only slow down.
    wal_level: "minimal",
    max_wal_senders: "0",
    jit: "off",
    io_method: "sync",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    log_line_prefix: "%m ",
    log_checkpoints: "off",
    // A refused statement's message can quote what people sent, such as an e-mail address. It reaches us as the
    // statement's error; the log gets only what concerns the server itself.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_parameter_max_length: "0",
    log_parameter_max_length_on_error: "0",
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1.");
  return address.port;
}
