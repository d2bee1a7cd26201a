/** server/database/embedded: where the database of a running server listens, for tests and measurements beside it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseAddress } from "../connect.ts";
import { choosePlace, clusterName } from "./places.ts";

/** As `DATABASE_URL`, for other processes. Only of a server that has a port. */
export function urlOf({ host, port, user = "", password = "", database }: DatabaseAddress): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** The process of PostgreSQL that runs for this folder. */
export async function runningPid(dataFolder: string): Promise<number> {
  return Number((await noteOf(dataFolder))[0]);
}

/** PostgreSQL itself notes where it listens: port, socket's folder and address stand on lines 4 to 6 of its pid file. */
export async function runningAddress(dataFolder: string): Promise<DatabaseAddress> {
  const [, , , port = "", socketFolder = "", host = ""] = await noteOf(dataFolder);
  const password = (await readFile(join(dataFolder, "database-password"), "utf8")).trim();
  const where = socketFolder
    ? { socketPath: join(socketFolder, `.s.PGSQL.${port}`) }
    : { host, port: Number(port) };
  return { ...where, user: "platewise", password, database: "postgres" };
}

async function noteOf(dataFolder: string): Promise<string[]> {
  const { home } = await choosePlace(dataFolder);
  return (await readFile(join(home, clusterName, "postmaster.pid"), "utf8")).split("\n");
}
