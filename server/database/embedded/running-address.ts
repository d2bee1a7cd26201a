/** server/database/embedded: where the database of a running server listens, for tests and measurements beside it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseAddress } from "../connect.ts";
import { choosePlace, clusterName } from "./places.ts";

/** PostgreSQL itself notes where it listens: port, socket's folder and address stand on lines 4 to 6 of its pid file. */
export async function runningAddress(dataFolder: string): Promise<DatabaseAddress> {
  const { home } = await choosePlace(dataFolder);
  const note = await readFile(join(home, clusterName, "postmaster.pid"), "utf8");
  const [, , , port = "", socketFolder = "", host = ""] = note.split("\n");
  const password = (await readFile(join(dataFolder, "database-password"), "utf8")).trim();
  const where = socketFolder
    ? { socketPath: join(socketFolder, `.s.PGSQL.${port}`) }
    : { host, port: Number(port) };
  return { ...where, user: "platewise", password, database: "postgres" };
}
