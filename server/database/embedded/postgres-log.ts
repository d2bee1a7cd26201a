import { copyFile, type FileHandle, open, readFile, stat, truncate } from "node:fs/promises";
import { codeOf } from "../../core/kept-secret.ts";

const longestBytes = 5_000_000;
const longestLifeMs = 7 * 24 * 3_600_000;
const checkEveryMs = 3_600_000;
const shownBytes = 2_000;

/** Opened for appending, so that PostgreSQL goes on at the start of the file after it was emptied. */
export function openLog(file: string): Promise<FileHandle> {
  return open(file, "a", 0o600);
}

/** What PostgreSQL wrote last, for an error message. */
export async function endOfLog(file: string): Promise<string> {
  return (await readFile(file, "utf8")).slice(-shownBytes).trim();
}

/**
 * Moves the log to `<file>.1` now, every week and whenever it is long. So no line is kept longer than two weeks, whatever
 * happens. Returns what stops the checks.
 */
export async function keepLogShort(file: string): Promise<() => void> {
  await rotate(file);
  let rotatedAt = Date.now();
  const check = async () => {
    const { size } = await stat(file);
    if (size < longestBytes && Date.now() - rotatedAt < longestLifeMs) return;
    await rotate(file);
    rotatedAt = Date.now();
  };
  // A log that cannot be moved now (a full disk) is tried again; nothing depends on it.
  const timer = setInterval(() => check().catch(() => {}), checkEveryMs).unref();
  return () => clearInterval(timer);
}

async function rotate(file: string): Promise<void> {
  try {
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch (failure) {
    if (codeOf(failure) !== "ENOENT") throw failure;
  }
}
