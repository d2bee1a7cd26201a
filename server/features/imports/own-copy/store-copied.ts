import type { Kysely } from "kysely";
import { type CopiedKind, copiedKinds, keyOfEntry, ownCopy } from "#contract/shapes/own-copy.ts";
import { type CopiedRows, countCopied, insertCopied, replaceCopied } from "../../../database/copied-table.ts";
import type { Database } from "../../../database/schema.ts";
import type { WaitingEntry } from "../import-rows-table.ts";
import type { CopiedRow } from "../reading/read-row.ts";
import { findEntries, stateOf } from "./compare-copy.ts";
import { markCopiedStored } from "./copied-rows-table.ts";
import { copiedTables } from "./copied-tables.ts";
import { fingerprintInImport } from "./entry-fingerprint.ts";

interface Storing {
  readonly userId: string;
  readonly importId: string;
  readonly now: Date;
}

interface WaitingCopy extends CopiedRow {
  readonly waiting: WaitingEntry;
}

interface StoredPart {
  /** The account has an entry with this key, equal or changed. */
  readonly known: readonly WaitingEntry[];
  /** Beyond the limit of the account. */
  readonly full: readonly WaitingEntry[];
}

/** Stores entries of our own export. The account is locked. */
export async function storeCopied(
  db: Kysely<Database>,
  storing: Storing,
  entries: readonly WaitingEntry[],
): Promise<StoredPart> {
  const rows = entries.flatMap((waiting): WaitingCopy[] => {
    const [row] = waiting.rows;
    return row?.kind === "copied" ? [{ ...row, waiting }] : [];
  });
  const known: WaitingEntry[] = [];
  const full: WaitingEntry[] = [];
  for (const kind of copiedKinds) {
    const ofKind = rows.filter(({ of }) => of === kind);
    if (ofKind.length === 0) continue;
    const part = await storeKind(db, storing, { kind, rows: ofKind });
    known.push(...part.known);
    full.push(...part.full);
  }
  return { known, full };
}

interface OfKind {
  readonly kind: CopiedKind;
  readonly rows: readonly WaitingCopy[];
}

async function storeKind(
  db: Kysely<Database>,
  { userId, importId, now }: Storing,
  { kind, rows }: OfKind,
): Promise<StoredPart> {
  const mine: CopiedRows = { table: copiedTables[kind], userId };
  const found = await findEntries(db, userId, { kind, rows });
  const before = (row: WaitingCopy) => found.get(keyOfEntry(kind, row.entry));
  const isWanted = (row: WaitingCopy) => {
    const fingerprint = fingerprintInImport(importId, kind, row.entry);
    const state = stateOf({ importId }, { of: kind, entry: row.entry, fingerprint }, found);
    return state === "added" || (state === "changed" && row.waiting.isChange);
  };
  const wanted = rows.filter(isWanted);
  const fitting = await chooseFitting(db, mine, { rows: wanted, before });
  const added = fitting.filter((row) => !before(row)).map(({ entry }) => entry);
  const changed = fitting.filter(before).map(({ entry }) => entry);
  if (added.length > 0) await insertCopied(db, mine, { entries: added, now });
  if (changed.length > 0) await replaceCopied(db, mine, { entries: changed, now });
  await markCopiedStored(
    db,
    { userId, importId },
    fitting.map((row) => ({
      entry: row.waiting.entry,
      content: { kind: "copied", of: kind, entry: onlyKey(kind, row.entry) },
      before: before(row) ?? null,
    })),
  );
  const waitingOf = (some: readonly WaitingCopy[]) => some.map(({ waiting }) => waiting);
  return {
    known: waitingOf(rows.filter((row) => !wanted.includes(row))),
    full: waitingOf(wanted.filter((row) => !fitting.includes(row))),
  };
}

interface Choosing {
  readonly rows: readonly WaitingCopy[];
  readonly before: (row: WaitingCopy) => object | undefined;
}

/** The entries without those that the account, or their day, has no room for. */
async function chooseFitting(
  db: Kysely<Database>,
  mine: CopiedRows,
  { rows, before }: Choosing,
): Promise<readonly WaitingCopy[]> {
  const { room } = mine.table;
  if (!room) return rows;
  const placeOf = ({ day }: { readonly day?: string | null }) => (room.isOfDay ? (day ?? "") : "");
  const days = rows.flatMap(({ day }) => day ?? []);
  const counts = await countCopied(db, mine, days);
  return rows.filter((row) => {
    const place = placeOf(row);
    const had = before(row);
    if (had && placeOf(had) === place) return true;
    const taken = counts.get(place) ?? 0;
    counts.set(place, taken + 1);
    return taken < room.max;
  });
}

/** The key of an entry, which is all that the undo needs to find it. */
function onlyKey(kind: CopiedKind, entry: object): object {
  const members: Readonly<Record<string, unknown>> = { ...entry };
  return Object.fromEntries(ownCopy[kind].key.map((name) => [name, members[name]]));
}
