import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  distributedTables,
  keysOfTheReleaseBefore,
  undistributedTables,
} from "../testing/distributed-tables.ts";
import { personalTables } from "../testing/personal-tables.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("every personal table is split by its owner, or says why not", () => {
  const listed = [...Object.keys(distributedTables), ...Object.keys(undistributedTables)];
  expect(listed.toSorted()).toEqual(Object.keys(personalTables).toSorted());
});

it("every unique key of a table that is split holds the owner, which is never null", async () => {
  const { rows } = await sql<{ table: string; key: string; columns: string[] }>`
    select relation.relname::text as "table", key.relname::text as key,
      array_agg(attribute.attname::text) filter (where attribute.attnotnull) as columns
    from pg_index
    join pg_class relation on relation.oid = indrelid
    join pg_class key on key.oid = indexrelid
    join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = any(indkey)
    where indisunique and relation.relnamespace = 'public'::regnamespace
    group by 1, 2`.execute(database.db);
  const keys = rows.filter(({ table }) => table in distributedTables);
  expect(new Set(keys.map(({ table }) => table)).size).toBe(Object.keys(distributedTables).length);
  const withoutOwner = keys.filter(({ table, columns }) => !columns.includes(distributedTables[table] ?? ""));
  expect(withoutOwner.map(({ key }) => key).toSorted()).toEqual(keysOfTheReleaseBefore);
});

it("a reference between two tables that are split goes from owner to the same owner", async () => {
  const { rows } = await sql<Record<"from" | "to" | "fromColumns" | "toColumns", string>>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
      (select string_agg(attname, ',' order by position) from unnest(conkey) with ordinality as part (number, position)
        join pg_attribute on attrelid = conrelid and attnum = number) as "fromColumns",
      (select string_agg(attname, ',' order by position) from unnest(confkey) with ordinality as part (number, position)
        join pg_attribute on attrelid = confrelid and attnum = number) as "toColumns"
    from pg_constraint where contype = 'f'`.execute(database.db);
  const between = rows.filter(({ from, to }) => from in distributedTables && to in distributedTables);
  expect(between.length).toBeGreaterThan(2);
  for (const { from, to, fromColumns, toColumns } of between) {
    expect(fromColumns.split(",")[0], `${from} to ${to}`).toBe(distributedTables[from]);
    expect(toColumns.split(",")[0], `${from} to ${to}`).toBe(distributedTables[to]);
  }
});

it("no table outside refers to one that is split, since its rows could be on any shard", async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f'`.execute(database.db);
  expect(rows.filter(({ from, to }) => to in distributedTables && !(from in distributedTables))).toEqual([]);
});

it("a table that is split refers outside only to the account or the session of its owner", async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f'`.execute(database.db);
  const outside = rows.filter(({ from, to }) => from in distributedTables && !(to in distributedTables));
  expect(new Set(outside.map(({ to }) => to))).toEqual(new Set(["users", "anonymous_sessions"]));
});
