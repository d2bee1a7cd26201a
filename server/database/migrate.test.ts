import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const extra = (name: string, text: string) => ({ name, text, checksum: `checksum of ${text}` });

describe("migrating", () => {
  it("changes nothing when all migrations were applied", async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  it("applies each migration once when several processes start at the same time", async () => {
    const pools = [1, 2, 3, 4].map(() => connect(database.address, { maxConnections: 1 }));
    const wanted = [...(await readMigrations()), extra("9001-race.sql", "create table race (id integer);")];
    const applied = await Promise.all(pools.map((pool) => migrate(pool, wanted)));
    await Promise.all(pools.map((pool) => pool.destroy()));
    expect(applied.flat()).toEqual(["9001-race.sql"]);
    await sql`drop table race`.execute(database.db);
    await sql`delete from applied_migrations where name = '9001-race.sql'`.execute(database.db);
  });

  it("rolls everything back when a migration fails", async () => {
    const failing = extra("9002-fails.sql", "create table half (id integer);\nselect 1 / 0;");
    await expect(migrate(database.db, [...(await readMigrations()), failing])).rejects.toThrow(
      "division by zero",
    );
    const { rows } = await sql`select to_regclass('half') as half`.execute(database.db);
    expect(rows).toEqual([{ half: null }]);
  });

  it("applies a file with semicolons inside literals, functions and comments", async () => {
    const text = `-- A comment; with a semicolon.
      create table punctuated (note text default 'one; two');
      insert into punctuated values ('a;\nb');
      create function answer() returns text language plpgsql as $$
      begin
        return (select max(note) from punctuated);
      end;
      $$;
      insert into punctuated default values;`;
    await migrate(database.db, [...(await readMigrations()), extra("9003-punctuated.sql", text)]);
    const { rows } = await sql`select note, answer() from punctuated order by note`.execute(database.db);
    expect(rows).toEqual([
      { note: "a;\nb", answer: "one; two" },
      { note: "one; two", answer: "one; two" },
    ]);
    await sql`drop table punctuated; drop function answer()`.execute(database.db);
    await sql`delete from applied_migrations where name = '9003-punctuated.sql'`.execute(database.db);
  });

  it("refuses a database that a newer version migrated", async () => {
    await expect(migrate(database.db, [])).rejects.toThrow("newer version");
  });

  it("refuses a migration that was changed after it had been applied", async () => {
    const [first, ...rest] = await readMigrations();
    if (!first) throw new Error("no migration");
    await expect(migrate(database.db, [{ ...first, checksum: "another" }, ...rest])).rejects.toThrow(
      "changed",
    );
  });
});
