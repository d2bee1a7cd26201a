import { type Kysely, sql, type Transaction } from "kysely";
import { liftTimeLimits } from "../database/lift-time-limits.ts";
import { checkMigrationHistory, migrateInTransaction, readMigrations } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { type BackupSummary, readBackup } from "./read-backup.ts";
import {
  type BackupTable,
  LineChecksum,
  listTablesToBackUp,
  readTableLines,
  setStableTextFormats,
} from "./table-lines.ts";

export interface RestoreOptions {
  /** Deletes what is in the database now. */
  readonly isReplacing: boolean;
}

export interface RestoreSummary extends BackupSummary {
  /** Migrations applied because they are newer than the backup. */
  readonly migrated: readonly string[];
}

const batchRows = 500;
/** A migration inserts a row, so these are not empty in a new database. */
const tablesSeededByMigrations: readonly string[] = ["sandbox_clock"];

async function checkNoServerConnected(db: Kysely<Database>): Promise<void> {
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

async function checkDatabaseEmpty(db: Kysely<Database>): Promise<void> {
  for (const { name } of await listTablesToBackUp(db)) {
    if (tablesSeededByMigrations.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new Error("The database is not empty. Use --replace to delete its contents permanently.");
    }
  }
}

/** Empty tables with the schema that the backup was made with. */
async function createTables(db: Transaction<Database>, { header }: BackupSummary): Promise<BackupTable[]> {
  for (const name of await tableNames(db))
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  const known = await readMigrations();
  checkMigrationHistory(new Map(header.migrations.map(({ name, checksum }) => [name, checksum])), known);
  const backupMigrations = new Set(header.migrations.map(({ name }) => name));
  await migrateInTransaction(
    db,
    known.filter(({ name }) => backupMigrations.has(name)),
  );
  const tables = await listTablesToBackUp(db);
  // Rows inserted by migrations are in the backup too.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
  return tables;
}

/** Passes the rows as `json`, not `jsonb`, so that stored answers stay identical to the byte. */
async function insertRows(
  db: Kysely<Database>,
  { table, columns, lines }: { table: string; columns: readonly string[]; lines: readonly string[] },
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < lines.length; from += batchRows) {
    const rows = `[${lines.slice(from, from + batchRows).join(",")}]`;
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::text::json)`.execute(
      db,
    );
  }
}

async function advanceSequences(db: Kysely<Database>, tables: readonly BackupTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const { rows } = await sql<{ sequence: string | null }>`
        select pg_get_serial_sequence(${name}::text, ${column}::text) as sequence`.execute(db);
      const sequence = rows[0]?.sequence;
      if (!sequence) continue;
      await sql`select setval(${sequence}::text::regclass, max(${sql.ref(column)})) from ${sql.table(name)}
        having count(*) > 0`.execute(db);
    }
  }
}

async function verifyRows(db: Kysely<Database>, tables: readonly BackupTable[], backup: BackupSummary) {
  for (const table of tables) {
    const tally = new LineChecksum();
    for await (const lines of readTableLines(db, table)) tally.add(lines);
    const { rows, sha256 } = tally.end();
    const expected = backup.tables.find(({ name }) => name === table.name);
    if (expected?.rows !== rows || expected.sha256 !== sha256) {
      throw new Error(
        `The rows of ${table.name} do not match the backup after restoring: nothing was changed.`,
      );
    }
  }
}

/**
 * Checks the whole file first, then works in one transaction: creates the tables with the schema of the backup, inserts and
 * verifies the rows, and applies newer migrations. Throws `DamagedBackup`, and throws if the database is in use or not empty.
 */
export async function restoreBackup(
  db: Kysely<Database>,
  file: string,
  { isReplacing }: RestoreOptions,
): Promise<RestoreSummary> {
  const backup = await readBackup(file);
  await checkNoServerConnected(db);
  if (!isReplacing) await checkDatabaseEmpty(db);
  const migrated = await db.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction);
    await setStableTextFormats(transaction);
    const tables = await createTables(transaction, backup);
    await readBackup(file, {
      onRows: (table, columns, lines) => insertRows(transaction, { table, columns, lines }),
    });
    await advanceSequences(transaction, tables);
    await verifyRows(transaction, tables, backup);
    return migrateInTransaction(transaction, await readMigrations());
  });
  // The planner has no statistics on the new rows yet.
  await sql`analyze`.execute(db);
  return { ...backup, migrated };
}
