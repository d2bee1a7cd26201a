import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseAddress } from "../database/connect.ts";
import { findBinaries } from "../database/embedded/binaries.ts";
import { chooseClusterLocation, clusterName } from "../database/embedded/cluster-location.ts";
import { findFreePort } from "../database/embedded/free-port.ts";
import { startPostmaster } from "../database/embedded/postmaster.ts";
import { startEmbedded } from "../database/embedded/start-embedded.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

const options = { maxConnections: 30, isDurable: false, hasPort: true, hasReplicas: true };
/** Connections of the primary, with what that reserves: a standby must not have fewer. */
const standbyConnections = 100;

export interface ReplicatedDatabase {
  readonly primary: DatabaseAddress;
  readonly standby: DatabaseAddress;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary, and a standby that it streams to, of the bundled PostgreSQL. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await makeScratchFolder("platewise-replicated-");
  // Stopped, its files can simply be copied; this PostgreSQL comes without pg_basebackup.
  await (await startEmbedded(folder, options)).stop();
  const { home, runAs } = await chooseClusterLocation(folder);
  const standbyCluster = join(home, "standby");
  const { status, stderr } = spawnSync("cp", ["-a", join(home, clusterName), standbyCluster], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The primary could not be copied: ${stderr}`);
  const primary = await startEmbedded(folder, options);
  const stopPrimary = async () => {
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const standby = await startStandby(standbyCluster, { primary: primary.address, runAs });
    return {
      primary: primary.address,
      standby: standby.address,
      stopStandby: standby.stop,
      stop: async () => {
        await standby.stop();
        await stopPrimary();
      },
    };
  } catch (failure) {
    await stopPrimary();
    throw failure;
  }
}

type RunAs = Awaited<ReturnType<typeof chooseClusterLocation>>["runAs"];

async function startStandby(
  cluster: string,
  { primary, runAs }: { readonly primary: DatabaseAddress; readonly runAs: RunAs },
) {
  await writeFile(join(cluster, "standby.signal"), "");
  const { postgres } = await findBinaries(runAs);
  const { host, port, user, password } = primary;
  const own = { host: "127.0.0.1", port: await findFreePort() };
  const { stop } = await startPostmaster({
    postgres,
    cluster,
    runAs,
    logFile: `${cluster}.log`,
    settings: {
      primary_conninfo: `host=${host} port=${port} user=${user} password=${password}`,
      listen_addresses: own.host,
      port: String(own.port),
      unix_socket_directories: "",
      max_connections: String(standbyConnections),
      max_wal_senders: "2",
      fsync: "off",
      timezone: "UTC",
    },
  });
  return { address: { ...primary, ...own }, stop };
}
