import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemErrorCode } from "../../core/system-error-code.ts";
import { processStartTime } from "./running-process.ts";

export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Throws `FolderInUse`, which names the process that holds the folder. A dead process's lock is replaced. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "in-use-by");
  const ownRecord = `${process.pid} ${processStartTime(process.pid) ?? ""}\n`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, ownRecord);
  try {
    await acquireLock(folder, file, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

async function acquireLock(folder: string, file: string, draft: string): Promise<void> {
  for (;;) {
    try {
      return await link(draft, file);
    } catch (failure) {
      if (systemErrorCode(failure) !== "EEXIST") throw failure;
    }
    const holder = await readFile(file, "utf8").catch(() => undefined);
    if (holder === undefined) continue;
    if (isHolderAlive(holder)) throw folderInUse(folder, holder);
    await removeStaleLock(folder, file, holder);
  }
}

/** Two processes may find the same stale lock; one that moved a new lock away by mistake puts it back. */
async function removeStaleLock(folder: string, file: string, stale: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (failure) {
    if (systemErrorCode(failure) === "ENOENT") return;
    throw failure;
  }
  const moved = await readFile(aside, "utf8");
  if (moved !== stale) {
    await link(aside, file).catch(() => {});
    await rm(aside, { force: true });
    throw folderInUse(folder, moved);
  }
  await rm(aside, { force: true });
}

function isHolderAlive(holder: string): boolean {
  const [number = "", ...startTime] = holder.trim().split(" ");
  const pid = Number(number);
  return (
    Number.isInteger(pid) &&
    pid > 0 &&
    (processStartTime(pid) ?? "") === startTime.join(" ") &&
    startTime.length > 0
  );
}

function folderInUse(folder: string, holder: string): FolderInUse {
  const pid = holder.split(" ")[0];
  return new FolderInUse(
    `The data folder ${folder} is in use by another Platewise (process ${pid}). ` +
      "Stop it, or give this one a folder of its own with DATA_DIR.",
  );
}
