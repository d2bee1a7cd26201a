/** server/database/embedded: our own PostgreSQL in the data folder. This file: one process at a time works in a data folder. */
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../core/kept-secret.ts";
import { birthOf } from "./running-process.ts";

export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Takes the folder, or throws `FolderInUse` with the process that has it. A dead process's lock is taken over. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "in-use-by");
  const mine = `${process.pid} ${birthOf(process.pid) ?? ""}\n`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    await takeLock(folder, file, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

async function takeLock(folder: string, file: string, draft: string): Promise<void> {
  for (;;) {
    try {
      return await link(draft, file);
    } catch (failure) {
      if (codeOf(failure) !== "EEXIST") throw failure;
    }
    const holder = await readFile(file, "utf8").catch(() => undefined);
    if (holder === undefined) continue;
    if (isAlive(holder)) throw inUse(folder, holder);
    await removeStale(folder, file, holder);
  }
}

/** Two may find the same stale lock: whoever moves a fresh one away by mistake puts it back. */
async function removeStale(folder: string, file: string, stale: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (failure) {
    if (codeOf(failure) === "ENOENT") return;
    throw failure;
  }
  const moved = await readFile(aside, "utf8");
  if (moved !== stale) {
    await link(aside, file).catch(() => {});
    await rm(aside, { force: true });
    throw inUse(folder, moved);
  }
  await rm(aside, { force: true });
}

function isAlive(holder: string): boolean {
  const [number = "", ...birth] = holder.trim().split(" ");
  const pid = Number(number);
  return Number.isInteger(pid) && pid > 0 && (birthOf(pid) ?? "") === birth.join(" ") && birth.length > 0;
}

function inUse(folder: string, holder: string): FolderInUse {
  const pid = holder.split(" ")[0];
  return new FolderInUse(
    `The data folder ${folder} is in use by another Platewise (process ${pid}). ` +
      "Stop it, or give this one a folder of its own with DATA_DIR.",
  );
}
