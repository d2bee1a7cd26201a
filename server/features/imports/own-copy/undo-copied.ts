import type { Kysely } from "kysely";
import { copiedKinds } from "#contract/shapes/own-copy.ts";
import { deleteCopied, replaceCopied } from "../../../database/copied-table.ts";
import type { Database } from "../../../database/schema.ts";
import type { OwnedImport } from "../import-rows-table.ts";
import { findEntries, stateOf } from "./compare-copy.ts";
import { listStoredCopies, type StoredCopy } from "./copied-rows-table.ts";
import { copiedTables } from "./copied-tables.ts";

interface Undoing extends OwnedImport {
  readonly now: Date;
}

/** Entries that were changed since the import and therefore stay. */
interface Kept {
  readonly meals: number;
  readonly others: number;
}

/** Deletes what an import of our own export added, and puts back what it changed. The account is locked. */
export async function undoCopied(db: Kysely<Database>, owned: Undoing): Promise<Kept> {
  const kept = { meals: 0, others: 0 };
  for await (const page of listStoredCopies(db, owned)) {
    for (const kind of copiedKinds) {
      const rows = page.filter(({ of }) => of === kind);
      if (rows.length === 0) continue;
      const found = await findEntries(db, owned.userId, { kind, rows });
      const isKept = (row: StoredCopy) => stateOf(owned, row, found) === "changed";
      const undone = rows.filter((row) => stateOf(owned, row, found) === "known");
      const mine = { table: copiedTables[kind], userId: owned.userId };
      const added = undone.flatMap(({ before, entry }) => (before ? [] : [entry]));
      const changed = undone.flatMap(({ before }) => before ?? []);
      if (added.length > 0) await deleteCopied(db, mine, added);
      if (changed.length > 0) await replaceCopied(db, mine, { entries: changed, now: owned.now });
      kept[kind === "meals" ? "meals" : "others"] += rows.filter(isKept).length;
    }
  }
  return kept;
}
