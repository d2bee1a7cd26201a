/** server/database/embedded: our own PostgreSQL in the data folder. This file: who runs it, and in folders that this user can reach. */
import { spawnSync } from "node:child_process";
import { chmod, chown, lstat, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "../../core/kept-secret.ts";
import { newId } from "../../core/new-id.ts";

/** PostgreSQL refuses to run as root. Undefined: as whoever started us. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** Folders of this machine that survive a restart and that anyone can pass through. */
const machineFolders = ["/var/lib/platewise", "/var/tmp/platewise"];
const passThrough = 0o001;
const permissionBits = 0o7777;
const pointerName = "database-location";
export const clusterName = "postgresql";

/** The unprivileged user that stands in for root. */
async function unprivilegedUser(): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const wanted of ["nobody", "postgres", "daemon"]) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL cannot run as root and this machine has no user `nobody`: set DATABASE_URL.");
}

/** Asks the system itself: permission bits alone don't tell (access lists, mounts). */
export function canReach(folder: string, runAs: RunAs | undefined): boolean {
  if (!runAs) return true;
  const asked = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  return asked.status === 0;
}

export interface Place {
  /** The folder that holds the cluster's folder. */
  readonly home: string;
  readonly runAs: RunAs | undefined;
}

/**
 * The data folder itself, unless PostgreSQL's user cannot pass through to it (below /root, say): then a folder of
 * the machine, and the data folder keeps a file that says where. An existing cluster stays with its owner.
 */
export async function choosePlace(dataFolder: string): Promise<Place> {
  const pointer = join(dataFolder, pointerName);
  const noted = (await readFile(pointer, "utf8").catch(ignoreMissing))?.trim();
  const owner = await stat(join(noted ?? dataFolder, clusterName)).catch(ignoreMissing);
  if (noted !== undefined && !owner)
    throw new Error(`The database was in ${noted} (see ${pointer}), and is gone.`);
  const runAs = owner && owner.uid !== 0 ? asOwner(owner) : await unprivilegedUser();
  if (noted !== undefined) return { home: noted, runAs };
  await letThrough(dataFolder, runAs);
  if (canReach(dataFolder, runAs)) return { home: dataFolder, runAs };
  if (owner) throw new Error(`User ${owner.uid}, whose the database is, cannot reach ${dataFolder}.`);
  const home = join(await machineFolder(), newId());
  await mkdir(home, { mode: 0o755 });
  await writeFile(pointer, `${home}\n`, { flush: true });
  return { home, runAs };
}

/** Lets PostgreSQL's user pass through the data folder itself, not read it: its files keep their own permissions. */
async function letThrough(dataFolder: string, runAs: RunAs | undefined): Promise<void> {
  const { mode, uid } = await stat(dataFolder);
  if (runAs && uid === 0 && !(mode & passThrough))
    await chmod(dataFolder, (mode & permissionBits) | passThrough);
}

function asOwner({ uid, gid }: RunAs): RunAs | undefined {
  return process.getuid?.() === 0 ? { uid, gid } : undefined;
}

/** A folder for what belongs to the machine; made if need be, and never one that somebody else prepared. */
export async function machineFolder(): Promise<string> {
  for (const folder of machineFolders) {
    try {
      await mkdir(folder, { mode: 0o755 });
    } catch (failure) {
      if (codeOf(failure) !== "EEXIST") continue;
    }
    const { uid } = await lstat(folder);
    if (uid === process.getuid?.() && (await stat(dirname(folder))).isDirectory()) return folder;
  }
  throw new Error(`Neither ${machineFolders.join(" nor ")} can be used: set DATABASE_URL or DATA_DIR.`);
}

export async function giveTo(folder: string, runAs: RunAs | undefined): Promise<void> {
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

function ignoreMissing(failure: unknown): undefined {
  if (codeOf(failure) !== "ENOENT") throw failure;
}
