import { createHash } from "node:crypto";
import { type CopiedKind, ownCopy } from "#contract/shapes/own-copy.ts";

/** Equal for two entries that say the same. */
export function fingerprintOfEntry(kind: CopiedKind, entry: object): Buffer {
  const ignored = ownCopy[kind].ignored ?? [];
  const compared = Object.entries(entry).filter(([name]) => !ignored.includes(name));
  const wording = JSON.stringify(inOrder(Object.fromEntries(compared)));
  return createHash("sha256").update(`${kind} ${wording}`).digest();
}

/** As `import_rows` keeps it, where each import has its own: PostgreSQL makes the same in `insertNewRows`. */
export function fingerprintInImport(importId: string, kind: CopiedKind, entry: object): Buffer {
  return createHash("sha256").update(fingerprintOfEntry(kind, entry)).update(importId).digest();
}

/** PostgreSQL has an order of its own for the members of what it stores as JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}
