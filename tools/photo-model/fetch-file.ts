import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface FileToFetch {
  readonly address: string;
  /** Until the download is complete and verified, its content is in `<path>.part`. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export type ShowProgress = (bytesSoFar: number) => void;

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

async function isDownloaded({ path, sha256, bytes }: FileToFetch): Promise<boolean> {
  return (await sizeOf(path)) === bytes && (await checksumOf(path)) === sha256;
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

async function downloadRest(wanted: FileToFetch, part: string, show: ShowProgress): Promise<void> {
  const downloadedBytes = await sizeOf(part);
  const answer = await fetch(
    wanted.address,
    downloadedBytes > 0 ? { headers: { range: `bytes=${downloadedBytes}-` } } : {},
  );
  const isPartial = answer.status === 206;
  if (!answer.ok || answer.body === null) throw new Error(`${wanted.address} answered ${answer.status}.`);
  let soFar = isPartial ? downloadedBytes : 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      soFar += chunk.byteLength;
      if (soFar > wanted.bytes) throw new Error(`${wanted.address} is longer than ${wanted.bytes} bytes.`);
      show(soFar);
      yield chunk;
    }
  };
  const output = createWriteStream(part, { flags: isPartial ? "a" : "w" });
  await pipeline(Readable.fromWeb(answer.body), counted, output);
}

/**
 * Does nothing when the file exists with the right checksum. After a broken connection the next call resumes with an HTTP
 * range request, or starts again if the server ignores ranges. Throws when the server does not answer, when the connection
 * breaks, and when the checksum is wrong; in the last case the download is deleted.
 */
export async function fetchFile(wanted: FileToFetch, show: ShowProgress): Promise<"fetched" | "was there"> {
  if (await isDownloaded(wanted)) return "was there";
  const part = `${wanted.path}.part`;
  await mkdir(dirname(wanted.path), { recursive: true });
  if ((await sizeOf(part)) > wanted.bytes) await rm(part);
  if ((await sizeOf(part)) < wanted.bytes) await downloadRest(wanted, part, show);
  const size = await sizeOf(part);
  if (size < wanted.bytes) throw new Error(`${wanted.address} ended after ${size} of ${wanted.bytes} bytes.`);
  if ((await checksumOf(part)) !== wanted.sha256) {
    await rm(part);
    throw new Error(`${wanted.address} has the wrong SHA-256.`);
  }
  await rename(part, wanted.path);
  return "fetched";
}
