import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { AppError } from "../../../core/app-error.ts";

const localHeaderSignature = 0x04034b50;

export interface ZipLimits {
  readonly filesMax: number;
  /** Bytes of all files that are wanted, counted while they are unpacked, whatever the archive says. */
  readonly bytesMax: number;
}

export interface UnpackedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface PackedFile {
  readonly name: string;
  /** The parts of the file, unpacked as they are read. Throws as `unzip` does. */
  readonly parts: (bytesMax: number) => AsyncIterable<Uint8Array>;
}

export function isZip(file: Uint8Array): boolean {
  return file.length >= 4 && asBuffer(file).readUInt32LE(0) === localHeaderSignature;
}

/**
 * Unpacks one file after another. Throws `import_format_unknown` for a damaged or encrypted archive, and `import_file_too_large`
 * beyond the limits.
 */
export async function* unzip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  { filesMax, bytesMax }: ZipLimits,
): AsyncGenerator<UnpackedFile> {
  let bytesLeft = bytesMax;
  for await (const { name, parts } of listFiles(archive, isWanted, filesMax)) {
    const content = await collect(parts(bytesLeft));
    bytesLeft -= content.length;
    yield { name, content };
  }
}

/** Throws as `unzip` does. */
export async function* listFiles(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  filesMax: number,
): AsyncGenerator<PackedFile> {
  try {
    const zip = await fromBufferPromise(asBuffer(archive), { lazyEntries: true, decodeStrings: false });
    if (zip.entryCount > filesMax) throw new AppError("import_file_too_large");
    for await (const entry of zip.eachEntry()) {
      // UTF-8 whether the archive says so or not. A name is only shown, so none need be refused.
      const name = new TextDecoder().decode(entry.fileNameRaw);
      if (isWanted(name)) yield { name, parts: (bytesMax) => unpack(zip, entry, bytesMax) };
    }
  } catch (cause) {
    throw damaged(cause);
  }
}

export async function collect(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

function asBuffer(file: Uint8Array): Buffer {
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}

async function* unpack(zip: ZipFile, entry: Entry, bytesMax: number): AsyncGenerator<Uint8Array> {
  try {
    let bytes = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw new AppError("import_file_too_large");
      yield chunk;
    }
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError("import_format_unknown", { cause });
}
