import type { Kysely } from "kysely";
import type { KindCounts } from "#contract/shapes/imports.ts";
import { type CopiedKind, keyOfEntry } from "#contract/shapes/own-copy.ts";
import { findCopied } from "../../../database/copied-table.ts";
import type { Database } from "../../../database/schema.ts";
import type { OwnedImport } from "../import-rows-table.ts";
import { countCopies, deleteKnown, listCopies, markChanged, type StagedCopy } from "./copied-rows-table.ts";
import { copiedTables } from "./copied-tables.ts";
import { fingerprintInImport } from "./entry-fingerprint.ts";

/** Entries of one statement: of the largest meals of an account, about 1 MB. */
const compareLength = 50;

/**
 * Removes entries that the account has unchanged from an import, and marks those that differ. Reads only keys and fingerprints
 * of the rows, so that a large file does not hold up the process.
 */
export async function compareCopy(db: Kysely<Database>, owned: OwnedImport): Promise<readonly KindCounts[]> {
  const kinds: KindCounts[] = [];
  for (const { kind, first, count } of await countCopies(db, owned)) {
    const counts = { kind, added: 0, changed: 0, known: 0 };
    let after = first - 1;
    for (let compared = 0; compared < count; ) {
      const page = await listCopies(db, owned, { kind, after, limit: compareLength });
      const found = await findEntries(db, owned.userId, { kind, rows: page });
      const ofState = (wanted: EntryState) => page.filter((row) => stateOf(owned, row, found) === wanted);
      const [known, changed] = [ofState("known"), ofState("changed")];
      await deleteKnown(db, owned, known);
      await markChanged(db, owned, changed);
      counts.known += known.length;
      counts.changed += changed.length;
      counts.added += page.length - known.length - changed.length;
      compared += page.length;
      after = page.at(-1)?.position ?? Number.POSITIVE_INFINITY;
    }
    kinds.push(counts);
  }
  return kinds;
}

export function findEntries(
  db: Kysely<Database>,
  userId: string,
  { kind, rows }: { readonly kind: CopiedKind; readonly rows: readonly { readonly entry: object }[] },
): Promise<ReadonlyMap<string, object>> {
  return findCopied(
    db,
    { table: copiedTables[kind], userId },
    rows.map(({ entry }) => entry),
  );
}

type EntryState = "added" | "changed" | "known";

/** `found`: what the account has, by key. */
export function stateOf(
  { importId }: Pick<OwnedImport, "importId">,
  { of, entry, fingerprint }: Pick<StagedCopy, "of" | "entry" | "fingerprint">,
  found: ReadonlyMap<string, object>,
): EntryState {
  const mine = found.get(keyOfEntry(of, entry));
  if (!mine) return "added";
  return fingerprintInImport(importId, of, mine).equals(fingerprint) ? "known" : "changed";
}
