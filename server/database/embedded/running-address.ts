import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseAddress } from "../connect.ts";
import { chooseClusterLocation, clusterName } from "./cluster-location.ts";

/** A `DATABASE_URL` for other processes. Only for a server that listens on a port. */
export function databaseUrlOf({ host, port, user = "", password = "", database }: DatabaseAddress): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

export async function findPostmasterPid(dataFolder: string): Promise<number> {
  return Number((await readPidFile(dataFolder))[0]);
}

/** Lines 4 to 6 of PostgreSQL's pid file hold its port, socket folder and address. */
export async function findRunningAddress(dataFolder: string): Promise<DatabaseAddress> {
  const [, , , port = "", socketFolder = "", host = ""] = await readPidFile(dataFolder);
  const password = (await readFile(join(dataFolder, "database-password"), "utf8")).trim();
  const listener = socketFolder
    ? { socketPath: join(socketFolder, `.s.PGSQL.${port}`) }
    : { host, port: Number(port) };
  return { ...listener, user: "platewise", password, database: "postgres" };
}

async function readPidFile(dataFolder: string): Promise<string[]> {
  const { home } = await chooseClusterLocation(dataFolder);
  return (await readFile(join(home, clusterName, "postmaster.pid"), "utf8")).split("\n");
}
