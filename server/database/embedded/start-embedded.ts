import { extname, join } from "node:path";
import { loadOrCreateSecret } from "../../core/stored-secret.ts";
import type { DatabaseAddress } from "../connect.ts";
import { findBinaries } from "./binaries.ts";
import { databaseUser, prepareCluster } from "./cluster.ts";
import { chooseClusterLocation } from "./cluster-location.ts";
import { lockFolder } from "./folder-lock.ts";
import { findFreePort } from "./free-port.ts";
import { startLogRotation } from "./postgres-log.ts";
import { socketName, stopOrphan } from "./postmaster.ts";
import { type SupervisedPostmaster, supervisePostmaster } from "./supervise-postmaster.ts";

export interface EmbeddedOptions {
  readonly maxConnections: number;
  /** False only for tests: a crash may then lose or corrupt data. */
  readonly isDurable: boolean;
  /** True in tests of a replica. */
  readonly hasReplicas?: boolean;
  /** Listens on a port of 127.0.0.1 instead of the socket, for processes that need a `DATABASE_URL`. */
  readonly hasPort?: boolean;
  /** Folder with PostgreSQL's `bin`, `lib` and `share`. Undefined: those of the npm package. */
  readonly programsFolder?: string | undefined;
}

export interface EmbeddedDatabase extends Pick<SupervisedPostmaster, "onTrouble"> {
  readonly address: DatabaseAddress;
  /** Sentences for the operator. */
  readonly remarks: readonly string[];
  stop(): Promise<void>;
}

/** The path of a Unix socket is limited to 107 bytes on Linux and 103 on macOS. */
const socketPathMaxBytes = 100;
const reservedConnections = 10;

/** Locks the data folder until it is stopped. */
export async function startEmbedded(dataFolder: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(dataFolder);
  try {
    const remarks: string[] = [];
    const password = await loadOrCreateSecret(dataFolder, "database-password");
    const location = await chooseClusterLocation(dataFolder);
    if (location.home !== dataFolder) {
      remarks.push(`PostgreSQL's user cannot reach ${dataFolder}: the database is in ${location.home}.`);
    }
    const binaries = await findBinaries(location.runAs, options.programsFolder);
    const cluster = await prepareCluster(location, binaries, password);
    if (await stopOrphan(cluster))
      remarks.push("Stopped the PostgreSQL that an earlier process left behind.");
    const { settings, address } = await chooseListener(cluster, options.hasPort);
    const logFile = join(dataFolder, "postgresql.log");
    const stopRotating = await startLogRotation(logFile);
    const postmaster = await supervisePostmaster({
      postgres: binaries.postgres,
      cluster,
      logFile,
      runAs: location.runAs,
      settings: { ...settings, ...serverSettings(options) },
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

/** A socket in the cluster's folder, accessible only to its owner; a port of 127.0.0.1 where that is impossible. */
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
  const port = await findFreePort();
  const settings = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" };
  return { settings, address: { host: "127.0.0.1", port } };
}

function serverSettings({
  maxConnections,
  isDurable,
  hasReplicas = false,
}: EmbeddedOptions): Record<string, string> {
  const onOff = isDurable ? "on" : "off";
  return {
    max_connections: String(maxConnections + reservedConnections),
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    wal_level: hasReplicas ? "replica" : "minimal",
    max_wal_senders: hasReplicas ? "2" : "0",
    // It would only slow down short statements.
    jit: "off",
    io_method: "sync",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    log_line_prefix: "%m ",
    log_checkpoints: "off",
    // Error messages of statements can quote personal data, such as an e-mail address. The caller gets them anyway; the
    // log gets only what concerns the server itself.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_parameter_max_length: "0",
    log_parameter_max_length_on_error: "0",
  };
}
