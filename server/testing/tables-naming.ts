import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** The tables in which some row, written out whole, holds one of these words. */
export async function tablesNaming(db: Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  if (tables.length < 12) throw new Error("The tables were not found.");
  const naming: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} one
      where lower(one::text) ~ ${words.join("|").toLowerCase()} limit 1`.execute(db);
    if (rows.length > 0) naming.push(name);
  }
  return naming;
}
