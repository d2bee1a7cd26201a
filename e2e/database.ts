/** e2e/: the database of the server under test, for what a browser cannot bring about: a paid plan, a past. Production has no such door. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { connect } from "#server/database/connect.ts";
import { choosePlace, clusterName } from "#server/database/embedded/places.ts";

/** Set by the global setup. */
export const dataFolderVariable = "E2E_DATA_FOLDER";

/** Does `work` on a connection of its own. */
export async function inDatabase<Result>(
  work: (db: ReturnType<typeof connect>) => Promise<Result>,
): Promise<Result> {
  const db = connect(await addressOfRunning(), { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** PostgreSQL itself notes where it listens: port, socket's folder and address stand on lines 4 to 6 of its pid file. */
async function addressOfRunning() {
  const dataFolder = process.env[dataFolderVariable];
  if (!dataFolder)
    throw new Error(`${dataFolderVariable} is not set: the tests' own setup starts the server.`);
  const { home } = await choosePlace(dataFolder);
  const note = await readFile(join(home, clusterName, "postmaster.pid"), "utf8");
  const [, , , port = "", socketFolder = "", host = ""] = note.split("\n");
  const password = (await readFile(join(dataFolder, "database-password"), "utf8")).trim();
  const where = socketFolder
    ? { socketPath: join(socketFolder, `.s.PGSQL.${port}`) }
    : { host, port: Number(port) };
  return { ...where, user: "platewise", password, database: "postgres" };
}
