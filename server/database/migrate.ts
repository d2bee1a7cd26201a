/** server/database: brings a database to the present schema. Each file of migrations/ is applied once, in order of its name. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** Any number, the same in every process: two starting at once apply each migration once. */
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

/** Applies what is missing, all or nothing; answers the names applied. */
export async function migrate(db: Kysely<Database>, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return db.transaction().execute((transaction) => migrateWithin(transaction, wanted));
}

/** As `migrate`, as part of something larger. Until that has ended, every server that starts waits. */
export async function migrateWithin(
  transaction: Transaction<Database>,
  wanted: readonly Migration[],
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(transaction);
  const applied = await readApplied(transaction);
  refuseForeignHistory(applied, wanted);
  const missing = wanted.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(transaction, migration);
  return missing.map(({ name }) => name);
}

async function readApplied(transaction: Transaction<Database>): Promise<Map<string, string>> {
  await sql`create table if not exists applied_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(transaction);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from applied_migrations`.execute(transaction);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** An edited migration, or one that this version does not know, means that code and data do not belong together: throws. */
export function refuseForeignHistory(
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
  // One statement at a time: a prepared statement takes no more. No migration has a semicolon inside a literal.
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(transaction);
  await sql`insert into applied_migrations (name, checksum) values (${name}, ${checksum})`.execute(
    transaction,
  );
}

function statementsOf(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
