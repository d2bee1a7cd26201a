/** server/core: what every part of the server may use. This file: ids that sort by the time they were made (UUID version 7, RFC 9562). */
import { randomBytes } from "node:crypto";

/** 48 bits of milliseconds since 1970, then 74 random bits: new rows land at the end of an index. */
export function newId(now = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
