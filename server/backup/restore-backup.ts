/** server/backup: all tables into one file, and back. This file puts it back: all of it, held against its checksums, or nothing. */
import { type Kysely, sql, type Transaction } from "kysely";
import { migrateWithin, readMigrations, refuseForeignHistory } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { type BackupSummary, readBackup } from "./read-backup.ts";
import { type CopiedTable, LineTally, linesOfTable, tablesToCopy, writeValuesAlike } from "./tables.ts";

export interface RestoreOptions {
  /** Loses what is in the database now. */
  readonly isReplacing: boolean;
}

export interface RestoreSummary extends BackupSummary {
  /** Migrations that are newer than the backup. */
  readonly migrated: readonly string[];
}

const rowsAtOnce = 500;
/** Migrations put a row in: one there is nobody's. */
const filledByMigrations: readonly string[] = ["sandbox_clock"];

async function refuseWhileServed(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{
    connections: number;
  }>`select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = 'platewise' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if (rows[0]?.connections)
    throw new Error("Platewise is using this database: stop every process of it first.");
}

async function tableNames(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename::text as name from pg_tables
    where schemaname = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseUnlessEmpty(db: Kysely<Database>): Promise<void> {
  for (const { name } of await tablesToCopy(db)) {
    if (filledByMigrations.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new Error("The database is not empty. With --replace, what is in it now is lost for good.");
    }
  }
}

/** The tables as they were when the backup was made, without a row. */
async function makeTables(db: Transaction<Database>, { header }: BackupSummary): Promise<CopiedTable[]> {
  for (const name of await tableNames(db))
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  const known = await readMigrations();
  refuseForeignHistory(new Map(header.migrations.map(({ name, checksum }) => [name, checksum])), known);
  const ofThen = new Set(header.migrations.map(({ name }) => name));
  await migrateWithin(
    db,
    known.filter(({ name }) => ofThen.has(name)),
  );
  const tables = await tablesToCopy(db);
  // A migration may have put rows of its own in; they are in the backup too.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
  return tables;
}

/** The lines as one JSON array: `json`, not `jsonb`, so that kept answers stay as they are to the letter. */
async function insertRows(
  db: Kysely<Database>,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    const rows = `[${lines.slice(from, from + rowsAtOnce).join(",")}]`;
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::text::json)`.execute(
      db,
    );
  }
}

/** Numbers that the database gives by itself go on after the last one. */
async function moveCountersOn(db: Kysely<Database>, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const { rows } = await sql<{ counter: string | null }>`
        select pg_get_serial_sequence(${name}::text, ${column}::text) as counter`.execute(db);
      const counter = rows[0]?.counter;
      if (!counter) continue;
      await sql`select setval(${counter}::text::regclass, max(${sql.ref(column)})) from ${sql.table(name)}
        having count(*) > 0`.execute(db);
    }
  }
}

async function refuseOtherRows(db: Kysely<Database>, tables: readonly CopiedTable[], backup: BackupSummary) {
  for (const table of tables) {
    const tally = new LineTally();
    for await (const lines of linesOfTable(db, table)) tally.add(lines);
    const { rows, sha256 } = tally.end();
    const wanted = backup.tables.find(({ name }) => name === table.name);
    if (wanted?.rows !== rows || wanted.sha256 !== sha256) {
      throw new Error(`The rows of ${table.name} did not arrive as they were: nothing was changed.`);
    }
  }
}

/**
 * Reads the file to its end before it touches anything, then does all in one transaction: the tables of then, their rows,
 * the checksums again, the migrations since. Throws `DamagedBackup`; throws where the database is in use or has rows.
 */
export async function restoreBackup(
  db: Kysely<Database>,
  file: string,
  { isReplacing }: RestoreOptions,
): Promise<RestoreSummary> {
  const backup = await readBackup(file);
  await refuseWhileServed(db);
  if (!isReplacing) await refuseUnlessEmpty(db);
  const migrated = await db.transaction().execute(async (transaction) => {
    await writeValuesAlike(transaction);
    const tables = await makeTables(transaction, backup);
    await readBackup(file, {
      onRows: (table, columns, lines) => insertRows(transaction, table, columns, lines),
    });
    await moveCountersOn(transaction, tables);
    await refuseOtherRows(transaction, tables, backup);
    return migrateWithin(transaction, await readMigrations());
  });
  // The planner knows nothing of the rows yet.
  await sql`analyze`.execute(db);
  return { ...backup, migrated };
}
