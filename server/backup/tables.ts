/** server/backup: all tables into one file, and back. This file: which tables there are, and their rows as lines. */
import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

export interface CopiedTable {
  readonly name: string;
  /** Those that are not worked out from others. */
  readonly columns: readonly string[];
  /** What the rows are sorted by, the same on every machine; empty: by the whole row. */
  readonly order: readonly { readonly column: string; readonly isText: boolean }[];
}

const rowsAtOnce = 500;
/** What says which migrations were applied stands in the backup's header. */
const migrationsTable = "applied_migrations";

/** Tables whose rows survive a crash, those that others refer to first. Counters that a crash takes anyway are left out. */
export async function tablesToCopy(db: Kysely<Database>): Promise<CopiedTable[]> {
  const { rows: tables } = await sql<CopiedTable>`
    select relation.relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select jsonb_agg(jsonb_build_object('column', attname, 'isText', attcollation <> 0) order by position)
        from pg_index, unnest(indkey) with ordinality as key (number, position), pg_attribute
        where indrelid = relation.oid and indisprimary and attrelid = relation.oid and attnum = number), '[]') as "order"
    from pg_class relation
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and relname <> ${migrationsTable}
    order by relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  return inOrderOfReference(tables, references);
}

function inOrderOfReference(
  tables: readonly CopiedTable[],
  references: readonly { readonly from: string; readonly to: string }[],
): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    );
    if (!next) throw new Error("Tables refer to one another in a circle: a backup could not be put back.");
    ordered.push(next);
  }
  return ordered;
}

/** Written alike on every machine. */
export async function writeValuesAlike(db: Kysely<Database>): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO, YMD'", "intervalstyle = 'iso_8601'"]) {
    await sql`set local ${sql.raw(setting)}`.execute(db);
  }
  await sql`set local bytea_output = 'hex'`.execute(db);
  await sql`set local extra_float_digits = 1`.execute(db);
}

/** Each row as a line of JSON with its line feed, some at a time, through a cursor. */
export async function* linesOfTable(db: Kysely<Database>, table: CopiedTable): AsyncGenerator<string[]> {
  const { name, columns, order } = table;
  const keys = order.map(({ column, isText }) =>
    isText ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
  );
  const rows = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
  const line = sql`replace(row_to_json(one)::text, chr(10), ' ')`;
  const sorted = keys.length > 0 ? sql.join(keys) : sql`${line} collate "C"`;
  const query = sql<{ line: string }>`select ${line} as line from (${rows}) one order by ${sorted}`.compile(
    db,
  );
  for await (const { rows: some } of db.getExecutor().stream(query, rowsAtOnce)) {
    yield some.map((row) => `${row.line}\n`);
  }
}

/** Counts lines and hashes them as they pass. */
export class LineTally {
  #rows = 0;
  readonly #hash = createHash("sha256");

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    for (const line of lines) this.#hash.update(line);
  }

  /** Once. */
  end(): { readonly rows: number; readonly sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}
