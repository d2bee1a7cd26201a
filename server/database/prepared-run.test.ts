import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { columnTypes } from "./column-types.ts";
import { connect } from "./connect.ts";
import { PreparedRun } from "./prepared-run.ts";
import type { Database } from "./schema.ts";
import { runsBeforeName } from "./statement-names.ts";

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  db = connect(database.address, { maxConnections: 1 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
});
afterAll(() => database.drop());

/** The last of so many runs is of a statement with a name, prepared by its connection. */
async function runOften<T>(run: () => Promise<T>): Promise<T> {
  for (let at = 0; at < runsBeforeName; at += 1) await run();
  return run();
}

describe("a statement that its connection has prepared", () => {
  it("gives the same rows as before, of every type that we read", async () => {
    const query = sql`select ${"one"}::text as word, null::text as nothing, 7 as whole, 1.5::float8 as real,
      12345678901234567890::numeric as exact, 9007199254740993::bigint as large, true as yes, '2026-03-10'::date as day,
      '2026-03-10T08:00:00.123Z'::timestamptz as instant, '{"a": [1]}'::jsonb as document, '{a,b}'::text[] as list,
      '\\x00ff'::bytea as bytes, 1 as twice, 2 as twice from generate_series(1, 3)`;
    const submit = vi.spyOn(PreparedRun.prototype, "submit");
    const { rows: before } = await query.execute(db);
    expect(submit).not.toHaveBeenCalled();
    const { rows: after } = await runOften(() => query.execute(db));
    expect(submit).toHaveBeenCalled();
    expect(after).toStrictEqual(before);
    expect(Object.keys(after[0] as object)).toEqual(Object.keys(before[0] as object));
  });

  it("counts what it changed, and may return nothing", async () => {
    await sql`create table counted (id integer)`.execute(db);
    const insert = () => db.executeQuery(sql`insert into counted values (${1}), (2)`.compile(db));
    expect(await runOften(insert)).toEqual({ rows: [], numAffectedRows: 2n });
    const remove = () => db.executeQuery(sql`delete from counted where id = ${2}`.compile(db));
    await remove();
    expect(await runOften(remove)).toEqual({ rows: [], numAffectedRows: 0n });
  });

  it("is refused once its columns have changed, and read anew on another connection", async () => {
    await sql`create table widened (id integer)`.execute(db);
    await sql`insert into widened values (1)`.execute(db);
    const read = async () => (await sql`select * from widened where id = ${1}`.execute(db)).rows;
    expect(await runOften(read)).toEqual([{ id: 1 }]);
    await sql`alter table widened add column name text default 'a'`.execute(database.db);
    await expect(read()).rejects.toMatchObject({ message: expect.stringContaining("cached plan") });
    expect(await read()).toEqual([{ id: 1, name: "a" }]);
  });

  it("fails with the error of PostgreSQL, at its first prepared run too", async () => {
    const divide = async (by: number) => (await sql`select 12 / ${by}::integer as part`.execute(db)).rows;
    for (let at = 1; at < runsBeforeName; at += 1) await divide(2);
    await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
    expect(await divide(3)).toEqual([{ part: 4 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
    expect(await divide(4)).toEqual([{ part: 3 }]);
  });

  it("fails where a value cannot be read, without disturbing the next statement", async () => {
    const unreadable = new Error("unreadable");
    const read = async () =>
      (await sql`select ${5}::integer as five from generate_series(1, 2)`.execute(db)).rows;
    for (let at = 1; at < runsBeforeName; at += 1) await read();
    vi.spyOn(columnTypes, "getTypeParser").mockReturnValue(() => {
      throw unreadable;
    });
    await expect(read()).rejects.toThrow("unreadable");
    vi.restoreAllMocks();
    expect(await read()).toEqual([{ five: 5 }, { five: 5 }]);
  });
});
