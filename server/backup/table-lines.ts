import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

export interface BackupTable {
  readonly name: string;
  /** All columns but generated ones. */
  readonly columns: readonly string[];
  /** Sort order that is the same on every machine: the primary key, or if empty the whole row. */
  readonly order: readonly { readonly column: string; readonly isText: boolean }[];
}

const pageRows = 500;
/** The backup's header lists the migrations; a secret must not travel as far as a backup does. */
const notCopied = ["applied_migrations", "push_keys"];

/** All logged tables, referenced tables first. Unlogged ones hold only counters that a crash would lose anyway. */
export async function listTablesToBackUp(db: Kysely<Database>): Promise<BackupTable[]> {
  const { rows: tables } = await sql<BackupTable>`
    select relation.relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select jsonb_agg(jsonb_build_object('column', attname, 'isText', attcollation <> 0) order by position)
        from pg_index, unnest(indkey) with ordinality as key (number, position), pg_attribute
        where indrelid = relation.oid and indisprimary and attrelid = relation.oid and attnum = number), '[]') as "order"
    from pg_class relation
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and relname <> all(${notCopied})
    order by relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  return sortByReference(tables, references);
}

function sortByReference(
  tables: readonly BackupTable[],
  references: readonly { readonly from: string; readonly to: string }[],
): BackupTable[] {
  const ordered: BackupTable[] = [];
  const isSorted = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isSorted(name) && references.every(({ from, to }) => from !== name || isSorted(to)),
    );
    if (!next) throw new Error("Tables reference each other in a cycle: a backup could not be restored.");
    ordered.push(next);
  }
  return ordered;
}

/** Makes PostgreSQL write values the same way on every machine. */
export async function setStableTextFormats(db: Kysely<Database>): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO, YMD'", "intervalstyle = 'iso_8601'"]) {
    await sql`set local ${sql.raw(setting)}`.execute(db);
  }
  await sql`set local bytea_output = 'hex'`.execute(db);
  await sql`set local extra_float_digits = 1`.execute(db);
}

/** Batches of rows through a cursor, each row a line of JSON with its line feed. */
export async function* readTableLines(db: Kysely<Database>, table: BackupTable): AsyncGenerator<string[]> {
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
  for await (const { rows: page } of db.getExecutor().stream(query, pageRows)) {
    yield page.map((row) => `${row.line}\n`);
  }
}

export class LineChecksum {
  #rows = 0;
  readonly #hash = createHash("sha256");

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    for (const line of lines) this.#hash.update(line);
  }

  /** Can be called only once. */
  end(): { readonly rows: number; readonly sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}
