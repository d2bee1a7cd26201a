import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { liftTimeLimits } from "./lift-time-limits.ts";
import type { Database } from "./schema.ts";

/** An arbitrary number, the same in every process: two that start at once apply each migration once. */
const migrationLock = 4_204_217;
const folder = join(import.meta.dirname, "migrations");

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(from, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** Applies the missing migrations in order of their names, all or none, and returns their names. */
export async function migrate(db: Kysely<Database>, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return db.transaction().execute((transaction) => migrateInTransaction(transaction, wanted));
}

/** Servers that start meanwhile wait until the transaction has ended. */
export async function migrateInTransaction(
  transaction: Transaction<Database>,
  wanted: readonly Migration[],
): Promise<string[]> {
  await liftTimeLimits(transaction);
  await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(transaction);
  const applied = await loadApplied(transaction);
  checkMigrationHistory(applied, wanted);
  const missing = wanted.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(transaction, migration);
  return missing.map(({ name }) => name);
}

async function loadApplied(transaction: Transaction<Database>): Promise<Map<string, string>> {
  await sql`create table if not exists applied_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(transaction);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from applied_migrations`.execute(transaction);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Throws when an applied migration was edited since or is unknown: code and data do not belong together. */
export function checkMigrationHistory(
  applied: ReadonlyMap<string, string>,
  wanted: readonly Migration[],
): void {
  const known = new Map(wanted.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(`The database was migrated by a newer version of Platewise (it has ${name}).`);
    }
    if (known.get(name) !== checksum) {
      throw new Error(`Migration ${name} was changed after it had been applied to this database.`);
    }
  }
}

async function apply(transaction: Transaction<Database>, { name, text, checksum }: Migration): Promise<void> {
  // Without parameters the driver uses the simple protocol, which runs a file of several statements as a whole.
  await sql.raw(text).execute(transaction);
  await sql`insert into applied_migrations (name, checksum) values (${name}, ${checksum})`.execute(
    transaction,
  );
}
