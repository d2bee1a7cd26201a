import { spawnSync } from "node:child_process";

/** The folders in which Debian puts servers; an ordinary user's PATH lacks them. */
const foldersOfServers = "/usr/local/sbin:/usr/sbin:/sbin";

/** The path of an installed program, or undefined. */
export function findProgram(name: string): string | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH}:${foldersOfServers}` };
  const { status, stdout } = spawnSync("/bin/sh", ["-c", 'command -v "$1"', "sh", name], {
    encoding: "utf8",
    env,
  });
  return status === 0 ? stdout.trim() : undefined;
}
