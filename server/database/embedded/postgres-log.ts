import { copyFile, type FileHandle, open, readFile, stat, truncate } from "node:fs/promises";
import { systemErrorCode } from "../../core/system-error-code.ts";

const maxLogBytes = 5_000_000;
const maxLogAgeMs = 7 * 24 * 3_600_000;
const checkEveryMs = 3_600_000;
const tailBytes = 2_000;

/** Opened for appending, so that PostgreSQL continues at the start of the file after it was truncated. */
export function openLog(file: string): Promise<FileHandle> {
  return open(file, "a", 0o600);
}

export async function logTail(file: string): Promise<string> {
  return (await readFile(file, "utf8")).slice(-tailBytes).trim();
}

/**
 * Moves the log to `<file>.1` now, every week, and whenever it grows too long, so that no line is kept for more than two weeks.
 * Returns a function that stops it.
 */
export async function startLogRotation(file: string): Promise<() => void> {
  await rotate(file);
  let rotatedAt = Date.now();
  const check = async () => {
    const { size } = await stat(file);
    if (size < maxLogBytes && Date.now() - rotatedAt < maxLogAgeMs) return;
    await rotate(file);
    rotatedAt = Date.now();
  };
  // A failure (a full disk, for example) is retried at the next check.
  const timer = setInterval(() => check().catch(() => {}), checkEveryMs).unref();
  return () => clearInterval(timer);
}

async function rotate(file: string): Promise<void> {
  try {
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch (failure) {
    if (systemErrorCode(failure) !== "ENOENT") throw failure;
  }
}
