import type { Kysely } from "kysely";
import type { Config } from "../core/config.ts";
import { connect, type DatabaseAddress } from "../database/connect.ts";
import { FolderInUse } from "../database/embedded/folder-lock.ts";
import { findRunningAddress } from "../database/embedded/running-address.ts";
import { startEmbedded } from "../database/embedded/start-embedded.ts";
import type { Database } from "../database/schema.ts";

export interface OpenedDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** One for the work and one for checks beside it. */
const maxConnections = 2;

/** `isBesideProduct`: join the embedded database of a running server. Otherwise throws `FolderInUse`. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "isDatabasePooled" | "dataFolder" | "embeddedPostgresFolder">,
  { canJoinRunningServer }: { readonly canJoinRunningServer: boolean },
): Promise<OpenedDatabase> {
  const { databaseUrl: url, isDatabasePooled: isPooled } = config;
  const { dataFolder, embeddedPostgresFolder: programsFolder } = config;
  if (url !== undefined) return openAt({ url, isPooled });
  try {
    const server = await startEmbedded(dataFolder, { maxConnections, isDurable: true, programsFolder });
    return openAt(server.address, server.stop);
  } catch (failure) {
    if (!canJoinRunningServer || !(failure instanceof FolderInUse)) throw failure;
    return openAt(await findRunningAddress(dataFolder));
  }
}

function openAt(address: DatabaseAddress, stop = async () => {}): OpenedDatabase {
  const db = connect(address, {
    maxConnections,
    applicationName: "platewise-operator",
    hasNoTimeLimits: true,
  });
  const close = async () => {
    await db.destroy();
    await stop();
  };
  return { db, close };
}
