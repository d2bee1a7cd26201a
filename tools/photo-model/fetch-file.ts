/** tools/photo-model: fetches the optional photo model. This file fetches one file, goes on where it was cut off, and checks it. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface WantedFile {
  readonly address: string;
  /** Where it shall lie; until it is whole and checked it lies beside it as `.part`. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export type ShowProgress = (bytesSoFar: number) => void;

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

export async function isThere({ path, sha256, bytes }: WantedFile): Promise<boolean> {
  return (await sizeOf(path)) === bytes && (await checksumOf(path)) === sha256;
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

async function append(wanted: WantedFile, part: string, show: ShowProgress): Promise<void> {
  const have = await sizeOf(part);
  const answer = await fetch(wanted.address, have > 0 ? { headers: { range: `bytes=${have}-` } } : {});
  const goesOn = answer.status === 206;
  if (!answer.ok || answer.body === null) throw new Error(`${wanted.address} answered ${answer.status}.`);
  let soFar = goesOn ? have : 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      soFar += chunk.byteLength;
      if (soFar > wanted.bytes) throw new Error(`${wanted.address} is longer than ${wanted.bytes} bytes.`);
      show(soFar);
      yield chunk;
    }
  };
  const file = createWriteStream(part, { flags: goesOn ? "a" : "w" });
  await pipeline(Readable.fromWeb(answer.body), counted, file);
}

/**
 * A file that is there and right is left alone. What was fetched of a file is kept when the connection breaks, and the
 * next call asks for the rest (HTTP Range); where the server sends the whole again, it starts anew.
 * Throws when the address does not answer, when the connection breaks, and when what came is not the file: then
 * nothing of it is kept.
 */
export async function fetchFile(wanted: WantedFile, show: ShowProgress): Promise<"fetched" | "was there"> {
  if (await isThere(wanted)) return "was there";
  const part = `${wanted.path}.part`;
  await mkdir(dirname(wanted.path), { recursive: true });
  if ((await sizeOf(part)) > wanted.bytes) await rm(part);
  if ((await sizeOf(part)) < wanted.bytes) await append(wanted, part, show);
  const size = await sizeOf(part);
  if (size < wanted.bytes) throw new Error(`${wanted.address} ended after ${size} of ${wanted.bytes} bytes.`);
  if ((await checksumOf(part)) !== wanted.sha256) {
    await rm(part);
    throw new Error(`${wanted.address} is not the file that was meant: its SHA-256 is another.`);
  }
  await rename(part, wanted.path);
  return "fetched";
}
