import { randomUUID } from "node:crypto";

/** Where the random digits of a UUID of version 7 begin, behind its time and version; in one of version 4 they are random as well. */
const randomFrom = "00000000-0000-7".length;

/** UUID version 7 (RFC 9562): starts with the time in ms, so that new rows are appended at the end of an index. */
export function newId(now = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, "0");
  // Node draws the bytes of many UUIDs at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(randomFrom)}`;
}
