/** server/core: secrets that are made once and kept in the data folder, readable by its owner only. */
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const secretBytes = 48;

/** Reads the secret of that name, or makes it. Processes that start at the same time get the same one. */
export async function keptSecret(dataFolder: string, name: string): Promise<string> {
  const file = join(dataFolder, name);
  const kept = await readIfThere(file);
  if (kept !== undefined) return kept;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${randomBytes(secretBytes).toString("base64url")}\n`, { mode: 0o600, flush: true });
  // A link appears whole or not at all, and never replaces a secret that another process has just made.
  await link(draft, file).catch(ignoreExisting);
  await rm(draft);
  return keptSecret(dataFolder, name);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, "utf8")).trim();
    if (text === "") throw new Error(`${file} is empty: remove it, and a new secret is made.`);
    return text;
  } catch (failure) {
    if (codeOf(failure) === "ENOENT") return undefined;
    throw failure;
  }
}

function ignoreExisting(failure: unknown): void {
  if (codeOf(failure) !== "EEXIST") throw failure;
}

/** The code of a failed system call, such as `ENOENT`. */
export function codeOf(failure: unknown): string | undefined {
  return failure instanceof Error && "code" in failure && typeof failure.code === "string"
    ? failure.code
    : undefined;
}
