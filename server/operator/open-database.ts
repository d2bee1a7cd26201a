/** server/operator: what whoever runs Platewise does by hand. This file opens its database: the one configured, the embedded one that runs, or a stopped one. */
import type { Kysely } from "kysely";
import type { Config } from "../core/config.ts";
import { connect, type DatabaseAddress } from "../database/connect.ts";
import { FolderInUse } from "../database/embedded/folder-lock.ts";
import { runningAddress } from "../database/embedded/running-address.ts";
import { startEmbedded } from "../database/embedded/start-embedded.ts";
import type { Database } from "../database/schema.ts";

export interface OpenedDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** One for the work, one for a look beside it. */
const maxConnections = 2;

/** `isBesideProduct`: join the embedded database of a running product. Without it, that throws `FolderInUse`. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataFolder" | "embeddedPostgresFolder">,
  { isBesideProduct }: { readonly isBesideProduct: boolean },
): Promise<OpenedDatabase> {
  const { databaseUrl, dataFolder, embeddedPostgresFolder: programsFolder } = config;
  if (databaseUrl !== undefined) return opened({ url: databaseUrl });
  try {
    const server = await startEmbedded(dataFolder, { maxConnections, isDurable: true, programsFolder });
    return opened(server.address, server.stop);
  } catch (failure) {
    if (!isBesideProduct || !(failure instanceof FolderInUse)) throw failure;
    return opened(await runningAddress(dataFolder));
  }
}

function opened(address: DatabaseAddress, stop = async () => {}): OpenedDatabase {
  const db = connect(address, { maxConnections, applicationName: "platewise-operator", isPatient: true });
  const close = async () => {
    await db.destroy();
    await stop();
  };
  return { db, close };
}
