import { type Kysely, type RawBuilder, sql } from "kysely";
import { type CopiedEntry, type CopiedKind, keyOfEntry, ownCopy } from "#contract/shapes/own-copy.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database, Row } from "./schema.ts";

interface Description<Kind extends CopiedKind, Name extends keyof Database> {
  readonly kind: Kind;
  readonly table: Name;
  /** The column with the person's id. */
  readonly owner?: "id";
  /** How many a person may have, of each day where it says so. */
  readonly room?: { readonly max: number; readonly isOfDay?: boolean };
  /** Rows that are read at once, where they are large. */
  readonly pageLength?: number;
  toEntry(row: Row<Name>): CopiedEntry<Kind>;
  /** A condition on a row `made` that is to be inserted; a row that fails it is left out. */
  isInsertable?(userId: string): RawBuilder<boolean>;
  /** The columns without the owner. A `revision` is that of a new row, and counts up when the row is replaced. */
  toRow(entry: CopiedEntry<Kind>, now: Date): Readonly<Record<string, unknown>>;
}

/** A table whose rows are in a person's own export, and come back from it. Each is described once, in its table file. */
export interface CopiedTable
  extends Omit<Description<CopiedKind, keyof Database>, "owner" | "toEntry" | "toRow"> {
  readonly owner: "id" | "user_id";
  /** Columns that are called as the entry's members are. */
  readonly key: readonly string[];
  toEntry(row: object): object;
  toRow(entry: object, now: Date): Readonly<Record<string, unknown>>;
}

/** The types of rows and entries are checked here, and forgotten by those who copy. */
export function copiedTable<Kind extends CopiedKind, Name extends keyof Database>(
  described: Description<Kind, Name>,
): CopiedTable {
  const { kind, owner = "user_id" } = described;
  return { ...(described as unknown as CopiedTable), owner, key: ownCopy[kind].key };
}

/** A person's part of the table. */
export interface CopiedRows {
  readonly table: CopiedTable;
  readonly userId: string;
}

const pageLengthUsual = 500;

/** All of a person's rows, in the order of their keys, a page at a time. */
export async function* readCopiedPages(db: Kysely<Database>, rows: CopiedRows): AsyncGenerator<object[]> {
  const { table } = rows;
  const limit = table.pageLength ?? pageLengthUsual;
  let last: object | undefined;
  do {
    const after = last
      ? sql`and ${keyOf(table)} > (select ${keyOf(table)} from ${records(table, [last])})`
      : sql``;
    const order = table.key.length > 0 ? sql`order by ${keyOf(table)}` : sql``;
    const page = await select(db, rows, sql`${after} ${order} limit ${limit}`);
    if (page.length > 0) yield page;
    last = page.length === limit && table.key.length > 0 ? page.at(-1) : undefined;
  } while (last);
}

/** The person's rows that have the keys of these entries, by `keyOfEntry`. */
export async function findCopied(
  db: Kysely<Database>,
  rows: CopiedRows,
  entries: readonly object[],
): Promise<ReadonlyMap<string, object>> {
  const { table } = rows;
  const found = await select(db, rows, isOneOf(table, entries));
  return new Map(found.map((entry) => [keyOfEntry(table.kind, entry), entry]));
}

/** Inserts the entries. Where another call has stored one with the same key meanwhile, that one stays. */
export async function insertCopied(
  db: Kysely<Database>,
  { table, userId }: CopiedRows,
  { entries, now }: { readonly entries: readonly object[]; readonly now: Date },
): Promise<void> {
  const rows = entries.map((entry) => table.toRow(entry, now));
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table.table)} (${sql.ref(table.owner)}, ${names})
    select ${userId}::uuid, ${names} from ${json(table, rows)} made
    where ${table.isInsertable?.(userId) ?? sql`true`} on conflict do nothing`.execute(db);
}

/** Replaces the person's rows that have the keys of these entries. */
export async function replaceCopied(
  db: Kysely<Database>,
  { table, userId }: CopiedRows,
  { entries, now }: { readonly entries: readonly object[]; readonly now: Date },
): Promise<void> {
  const rows = entries.map((entry) => table.toRow(entry, now));
  const changes = Object.keys(rows[0] ?? {})
    .filter((name) => name !== "id" && !isIn(table.key, name))
    .map((name) =>
      name === "revision"
        ? sql`revision = stored.revision + 1`
        : sql`${sql.ref(name)} = made.${sql.ref(name)}`,
    );
  const isSame = table.key.map((name) => sql` and stored.${sql.ref(name)} = made.${sql.ref(name)}`);
  await sql`update ${sql.table(table.table)} stored set ${sql.join(changes)} from ${json(table, rows)} made
    where stored.${sql.ref(table.owner)} = ${userId}${isSame.length > 0 ? sql.join(isSame, sql``) : sql``}`.execute(
    db,
  );
}

export async function deleteCopied(
  db: Kysely<Database>,
  { table, userId }: CopiedRows,
  entries: readonly object[],
): Promise<void> {
  await sql`delete from ${sql.table(table.table)}
    where ${sql.ref(table.owner)} = ${userId} ${isOneOf(table, entries)}`.execute(db);
}

/** The number of a person's rows: by day, or altogether under `""`. */
export async function countCopied(
  db: Kysely<Database>,
  { table, userId }: CopiedRows,
  days: readonly CalendarDay[],
): Promise<Map<string, number>> {
  const mine = sql`from ${sql.table(table.table)} where ${sql.ref(table.owner)} = ${userId}`;
  const statement = table.room?.isOfDay
    ? sql<{ day: string; count: number }>`select day, count(*)::integer as count ${mine}
        and day = any(${[...new Set(days)]}::date[]) group by day`
    : sql<{ day: string; count: number }>`select '' as day, count(*)::integer as count ${mine}`;
  const { rows } = await statement.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

async function select(
  db: Kysely<Database>,
  { table, userId }: CopiedRows,
  rest: RawBuilder<unknown>,
): Promise<object[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table.table)}
    where ${sql.ref(table.owner)} = ${userId} ${rest}`.execute(db);
  return rows.map((row) => table.toEntry(row));
}

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function keyOf(table: CopiedTable): RawBuilder<unknown> {
  return sql`(${sql.join(table.key.map((name) => sql.ref(name)))})`;
}

function isOneOf(table: CopiedTable, entries: readonly object[]): RawBuilder<unknown> {
  if (table.key.length === 0) return sql``;
  return sql`and ${keyOf(table)} in (select ${sql.join(table.key.map((name) => sql.ref(name)))} from ${records(table, entries)})`;
}

/** JSON of the entries' keys alone. */
function records(table: CopiedTable, entries: readonly object[]): RawBuilder<unknown> {
  const keys = entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => isIn(table.key, name))),
  );
  return json(table, keys);
}

/** Each value gets the type of its column. */
function json(table: CopiedTable, rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table.table)}, ${JSON.stringify(rows)}::jsonb)`;
}
