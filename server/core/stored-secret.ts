import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemErrorCode } from "./system-error-code.ts";

const secretBytes = 48;

/** Processes that start at the same time get the same secret. The file is readable by its owner only. */
export async function loadOrCreateSecret(dataFolder: string, name: string): Promise<string> {
  const file = join(dataFolder, name);
  const existing = await readIfPresent(file);
  if (existing !== undefined) return existing;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${randomBytes(secretBytes).toString("base64url")}\n`, { mode: 0o600, flush: true });
  // Linking is atomic and never replaces a secret that another process has just created.
  await link(draft, file).catch(ignoreAlreadyExists);
  await rm(draft);
  return loadOrCreateSecret(dataFolder, name);
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, "utf8")).trim();
    if (text === "") throw new Error(`${file} is empty: remove it and a new secret will be created.`);
    return text;
  } catch (failure) {
    if (systemErrorCode(failure) === "ENOENT") return undefined;
    throw failure;
  }
}

function ignoreAlreadyExists(failure: unknown): void {
  if (systemErrorCode(failure) !== "EEXIST") throw failure;
}
