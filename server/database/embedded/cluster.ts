import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { systemErrorCode } from "../../core/system-error-code.ts";
import type { Binaries } from "./binaries.ts";
import { type ClusterLocation, changeOwner, clusterName, type RunAs } from "./cluster-location.ts";

export const databaseUser = "platewise";
const draftPrefix = "making-";

/** Creates the cluster if there is none and returns its folder. Throws when its major version differs. */
export async function prepareCluster(
  { home, runAs }: ClusterLocation,
  binaries: Binaries,
  password: string,
): Promise<string> {
  const cluster = join(home, clusterName);
  await removeDrafts(home);
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch((failure) => {
    if (systemErrorCode(failure) !== "ENOENT") throw failure;
  });
  if (version === undefined) await createCluster({ home, runAs }, binaries, password);
  else if (version.trim() !== binaries.major) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, this is ${binaries.major}. ` +
        "Back it up with the Platewise version that created it (npm run backup), and restore the backup into another DATA_DIR.",
    );
  }
  return cluster;
}

/** Created under a temporary name and then renamed, so that a start that is killed midway leaves no broken cluster. */
async function createCluster(
  { home, runAs }: ClusterLocation,
  { initdb }: Binaries,
  password: string,
): Promise<void> {
  const draft = await mkdtemp(join(home, draftPrefix));
  try {
    await changeOwner(draft, runAs);
    const passwordFile = join(draft, "password");
    await writeFile(passwordFile, password, { mode: 0o600 });
    await changeOwner(passwordFile, runAs);
    const folder = join(draft, clusterName);
    await mkdir(folder, { mode: 0o700 });
    await changeOwner(folder, runAs);
    await runInitdb(initdb, { folder, passwordFile, runAs });
    await rename(folder, join(home, clusterName));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(draftPrefix));
  await Promise.all(drafts.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

interface InitdbOptions {
  readonly folder: string;
  readonly passwordFile: string;
  readonly runAs: RunAs | undefined;
}

async function runInitdb(initdb: string, { folder, passwordFile, runAs }: InitdbOptions): Promise<void> {
  const child = spawn(
    initdb,
    [
      `--pgdata=${folder}`,
      `--username=${databaseUser}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The built-in locale sorts and folds Unicode the same on every machine.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    { ...runAs, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [output, code] = await Promise.all([text(child.stderr), closed]);
  if (code !== 0) throw new Error(`PostgreSQL could not create its files in ${folder}: ${output.trim()}`);
}
