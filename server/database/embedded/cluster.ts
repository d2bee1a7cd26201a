/** server/database/embedded: our own PostgreSQL in the data folder. This file: the cluster's files. */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { codeOf } from "../../core/kept-secret.ts";
import type { Binaries } from "./binaries.ts";
import { clusterName, giveTo, type Place, type RunAs } from "./places.ts";

export const databaseUser = "platewise";
const draftPrefix = "making-";

/** Makes the cluster if there is none; answers its folder. Throws when it is another major version's. */
export async function prepareCluster(
  { home, runAs }: Place,
  binaries: Binaries,
  password: string,
): Promise<string> {
  const cluster = join(home, clusterName);
  await removeDrafts(home);
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch((failure) => {
    if (codeOf(failure) !== "ENOENT") throw failure;
  });
  if (version === undefined) await makeCluster(home, cluster, binaries, password, runAs);
  else if (version.trim() !== binaries.major) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, this is ${binaries.major}. ` +
        "Back it up with the Platewise that made it (npm run backup), and restore that into another DATA_DIR.",
    );
  }
  return cluster;
}

/** Made beside its final name and moved there whole: a start that was killed half-way leaves nothing to trip over. */
async function makeCluster(
  home: string,
  cluster: string,
  binaries: Binaries,
  password: string,
  runAs: RunAs | undefined,
): Promise<void> {
  const draft = await mkdtemp(join(home, draftPrefix));
  try {
    await giveTo(draft, runAs);
    const passwordFile = join(draft, "password");
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(passwordFile, runAs);
    const made = join(draft, clusterName);
    await mkdir(made, { mode: 0o700 });
    await giveTo(made, runAs);
    await runInitdb(binaries.initdb, made, passwordFile, runAs);
    await rename(made, cluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(draftPrefix));
  await Promise.all(drafts.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

async function runInitdb(initdb: string, folder: string, passwordFile: string, runAs: RunAs | undefined) {
  const child = spawn(
    initdb,
    [
      ...["-D", folder, "-U", databaseUser, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
      // The built-in locale sorts and folds Unicode the same on every machine.
      ...["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      ...["--no-instructions"],
    ],
    { ...runAs, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [complaint, code] = await Promise.all([text(child.stderr), closed]);
  if (code !== 0) throw new Error(`PostgreSQL could not make its files in ${folder}: ${complaint.trim()}`);
}
