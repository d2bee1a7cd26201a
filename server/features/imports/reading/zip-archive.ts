// The few parts of the ZIP format that diaries are exported with: stored and deflated files, without encryption and ZIP64
// (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16).
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { AppError } from "../../../core/app-error.ts";

const inflate = promisify(inflateRaw);

const localHeader = { signature: 0x04034b50, length: 30 };
const centralHeader = { signature: 0x02014b50, length: 46 };
const endRecord = { signature: 0x06054b50, length: 22 };
const commentMaxLength = 0xffff;
const methods = { stored: 0, deflated: 8 } as const;
const encryptedFlag = 1;

export interface ZipLimits {
  readonly filesMax: number;
  /** Of all files that are wanted, unpacked. Compared with what the archive says before anything is unpacked. */
  readonly bytesMax: number;
}

interface PackedFile {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
  /** Of its local header. */
  readonly start: number;
}

export function isZip(file: Uint8Array): boolean {
  return file.length >= endRecord.length && viewOf(file).getUint32(0, true) === localHeader.signature;
}

export interface UnpackedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Throws `import_format_unknown` for a damaged or encrypted archive, and `import_file_too_large` beyond the limits. */
export async function unzip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  { filesMax, bytesMax }: ZipLimits,
): Promise<readonly UnpackedFile[]> {
  const wanted = listFiles(archive, filesMax).filter(({ name }) => isWanted(name));
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > bytesMax) throw new AppError("import_file_too_large");
  const files: UnpackedFile[] = [];
  for (const file of wanted) files.push({ name: file.name, content: await unpack(archive, file) });
  return files;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function listFiles(archive: Uint8Array, filesMax: number): readonly PackedFile[] {
  const view = viewOf(archive);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > filesMax) throw new AppError("import_file_too_large");
  const files: PackedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read++) {
    const fits = at + centralHeader.length <= view.byteLength;
    if (!fits || view.getUint32(at, true) !== centralHeader.signature)
      throw new AppError("import_format_unknown");
    const nameLength = view.getUint16(at + 28, true);
    const nameStart = at + centralHeader.length;
    files.push({
      name: new TextDecoder().decode(archive.subarray(nameStart, nameStart + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & encryptedFlag) !== 0,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    at = nameStart + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** The last record of the archive, before a comment of any length. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endRecord.length;
  for (let at = last; at >= Math.max(0, last - commentMaxLength); at--)
    if (view.getUint32(at, true) === endRecord.signature) return at;
  throw new AppError("import_format_unknown");
}

async function unpack(archive: Uint8Array, file: PackedFile): Promise<Uint8Array> {
  const packed = packedPartOf(archive, file);
  if (file.method === methods.stored && file.packedBytes === file.bytes) return packed;
  if (file.method !== methods.deflated) throw new AppError("import_format_unknown");
  // One byte more than announced, so that a file that is longer than it says is noticed.
  const unpacked = await inflate(packed, { maxOutputLength: file.bytes + 1 }).catch(() => undefined);
  if (unpacked?.length !== file.bytes) throw new AppError("import_format_unknown");
  return unpacked;
}

function packedPartOf(archive: Uint8Array, { start, packedBytes, isEncrypted }: PackedFile): Uint8Array {
  const view = viewOf(archive);
  const fits = start + localHeader.length <= view.byteLength;
  if (isEncrypted || !fits || view.getUint32(start, true) !== localHeader.signature)
    throw new AppError("import_format_unknown");
  const content =
    start + localHeader.length + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (content + packedBytes > view.byteLength) throw new AppError("import_format_unknown");
  return archive.subarray(content, content + packedBytes);
}
