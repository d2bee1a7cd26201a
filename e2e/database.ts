/** e2e/: the database of the server under test, for what a browser cannot bring about: a paid plan, a past. Production has no such door. */
import { connect } from "#server/database/connect.ts";
import { runningAddress } from "#server/database/embedded/running-address.ts";

/** Set by the global setup. */
export const dataFolderVariable = "E2E_DATA_FOLDER";

/** Does `work` on a connection of its own. */
export async function inDatabase<Result>(
  work: (db: ReturnType<typeof connect>) => Promise<Result>,
): Promise<Result> {
  const dataFolder = process.env[dataFolderVariable];
  if (!dataFolder)
    throw new Error(`${dataFolderVariable} is not set: the tests' own setup starts the server.`);
  const db = connect(await runningAddress(dataFolder), { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
