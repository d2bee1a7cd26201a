// Archives as programs write them, and with faults that they do not have.
import { deflateRawSync } from "node:zlib";

interface ZippedFile {
  readonly name: string;
  readonly content: string;
  readonly isStored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly packed?: Buffer;
  readonly saidBytes?: number;
  readonly saidPackedBytes?: number;
  readonly start?: number;
}

export function zipOf(
  files: readonly ZippedFile[],
  { comment = "" }: { readonly comment?: string } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { local, central } = partsOf(file, offset);
    bodies.push(local);
    directory.push(central);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...bodies, listed, end, Buffer.from(comment)]);
}

function partsOf(file: ZippedFile, offset: number) {
  const { name, content, isStored = false, flags = 0 } = file;
  const raw = Buffer.from(content);
  const packed = file.packed ?? (isStored ? raw : deflateRawSync(raw));
  const method = file.method ?? (isStored ? 0 : 8);
  const bytes = file.saidBytes ?? raw.length;
  const packedBytes = file.saidPackedBytes ?? packed.length;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(method, 8);
  local.writeUInt16LE(Buffer.byteLength(name), 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(flags, 8);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(packedBytes, 20);
  central.writeUInt32LE(bytes, 24);
  central.writeUInt16LE(Buffer.byteLength(name), 28);
  central.writeUInt32LE(file.start ?? offset, 42);
  return {
    local: Buffer.concat([local, Buffer.from(name), packed]),
    central: Buffer.concat([central, Buffer.from(name)]),
  };
}
