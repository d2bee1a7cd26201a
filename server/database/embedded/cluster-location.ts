import { spawnSync } from "node:child_process";
import { chmod, chown, lstat, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newId } from "../../core/new-id.ts";
import { systemErrorCode } from "../../core/system-error-code.ts";

/** The user to run PostgreSQL as, which refuses to run as root. Undefined: the current user. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** Folders that survive a reboot and that every user can traverse. */
const systemFolders = ["/var/lib/platewise", "/var/tmp/platewise"];
const traversePermission = 0o001;
const permissionBits = 0o7777;
const locationFileName = "database-location";
export const clusterName = "postgresql";

interface Account {
  readonly name: string;
  readonly runAs: RunAs;
}

/** An account under which PostgreSQL runs, as it refuses to run as root. Undefined: the current user will do. */
export async function findUnprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["nobody", "postgres", "daemon"]) {
    const [, , uid, gid] = accounts.find(([listed]) => listed === name) ?? [];
    if (uid && gid) return { name, runAs: { uid: Number(uid), gid: Number(gid) } };
  }
  throw new Error("PostgreSQL cannot run as root and this machine has no user `nobody`: set DATABASE_URL.");
}

/** Tries it: permission bits alone do not tell (access lists, mounts). */
export function canReach(folder: string, runAs: RunAs | undefined): boolean {
  if (!runAs) return true;
  const attempt = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  return attempt.status === 0;
}

export interface ClusterLocation {
  /** The parent of the cluster's folder. */
  readonly home: string;
  readonly runAs: RunAs | undefined;
}

/**
 * The data folder itself, unless PostgreSQL's user cannot reach it (below /root, for example): then a system folder, whose path
 * is written to a file in the data folder. An existing cluster keeps its owner.
 */
export async function chooseClusterLocation(dataFolder: string): Promise<ClusterLocation> {
  const locationFile = join(dataFolder, locationFileName);
  const recorded = (await readFile(locationFile, "utf8").catch(ignoreMissing))?.trim();
  const owner = await stat(join(recorded ?? dataFolder, clusterName)).catch(ignoreMissing);
  if (recorded !== undefined && !owner)
    throw new Error(`The database was in ${recorded} (see ${locationFile}), and is gone.`);
  const runAs = owner && owner.uid !== 0 ? runAsOwner(owner) : (await findUnprivilegedAccount())?.runAs;
  if (recorded !== undefined) return { home: recorded, runAs };
  await allowTraversal(dataFolder, runAs);
  if (canReach(dataFolder, runAs)) return { home: dataFolder, runAs };
  if (owner) throw new Error(`User ${owner.uid}, who owns the database, cannot reach ${dataFolder}.`);
  const home = join(await createSystemFolder(), newId());
  await mkdir(home, { mode: 0o755 });
  await writeFile(locationFile, `${home}\n`, { flush: true });
  return { home, runAs };
}

/** Lets PostgreSQL's user traverse the data folder, not list it; the files keep their own permissions. */
async function allowTraversal(dataFolder: string, runAs: RunAs | undefined): Promise<void> {
  const { mode, uid } = await stat(dataFolder);
  if (runAs && uid === 0 && !(mode & traversePermission))
    await chmod(dataFolder, (mode & permissionBits) | traversePermission);
}

function runAsOwner({ uid, gid }: RunAs): RunAs | undefined {
  return process.getuid?.() === 0 ? { uid, gid } : undefined;
}

/** Creates a folder for clusters whose user cannot reach the data folder, if it is not there; never uses one of another user. */
export async function createSystemFolder(): Promise<string> {
  for (const folder of systemFolders) {
    try {
      await mkdir(folder, { mode: 0o755 });
    } catch (failure) {
      if (systemErrorCode(failure) !== "EEXIST") continue;
    }
    const { uid } = await lstat(folder);
    if (uid === process.getuid?.() && (await stat(dirname(folder))).isDirectory()) return folder;
  }
  throw new Error(`Neither ${systemFolders.join(" nor ")} can be used: set DATABASE_URL or DATA_DIR.`);
}

export async function changeOwner(folder: string, runAs: RunAs | undefined): Promise<void> {
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

function ignoreMissing(failure: unknown): undefined {
  if (systemErrorCode(failure) !== "ENOENT") throw failure;
}
