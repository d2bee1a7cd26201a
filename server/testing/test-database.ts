import { type Kysely, sql } from "kysely";
import { inject } from "vitest";
import { newId } from "../core/new-id.ts";
import { connect, type DatabaseAddress } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { templateDatabase } from "./global-setup.ts";

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly address: DatabaseAddress;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(templateDatabase);
}

/** A database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template1");
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject("postgresql");
  const name = `test_${newId().replaceAll("-", "")}`;
  // Otherwise each page of the template is written to the log as well, which takes three times as long.
  await administrate(
    server,
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`,
  );
  const address = { ...(inject("pooler") ?? server), database: name };
  const db = connect(address);
  return {
    db,
    address,
    drop: async () => {
      await db.destroy();
      await administrate(server, sql`drop database if exists ${sql.id(name)} with (force)`);
    },
  };
}

async function administrate(server: DatabaseAddress, statement: ReturnType<typeof sql>): Promise<void> {
  const administration = connect(server, { maxConnections: 1 });
  await statement.execute(administration);
  await administration.destroy();
}
