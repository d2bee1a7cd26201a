import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { commandLineOf } from "../database/embedded/running-process.ts";
import { SpawnedServer } from "./spawn-server.ts";

const pollMs = 50;

export type FirstStart = Awaited<ReturnType<typeof startAndStop>>;

export const postmasterPid = async (dataFolder: string) =>
  Number((await readFile(join(dataFolder, "postgresql", "postmaster.pid"), "utf8")).split("\n")[0]);

/** Starts a server, stops it, and returns what it left and showed while running and after. */
export async function startAndStop(dataFolder: string) {
  const server = new SpawnedServer(dataFolder);
  const address = await server.ready();
  while ((await fetch(`${address}/health/ready`)).status !== 200) await pause(pollMs);
  const pid = await postmasterPid(dataFolder);
  const secrets = ["token-secret", "database-password"].map((name) => stat(join(dataFolder, name)));
  const running = {
    files: await readdir(dataFolder),
    secretModes: (await Promise.all(secrets)).map(({ mode }) => mode & 0o777),
    postgres: commandLineOf(pid),
  };
  const status = await server.stop();
  const stopped = {
    status,
    files: await readdir(dataFolder),
    postgres: commandLineOf(pid),
    lines: server.output.trim().split("\n"),
  };
  return { running, stopped };
}
