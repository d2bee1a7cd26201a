import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { compileOnce, compileOncePerShape } from "./compile-once.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe("a statement that is compiled once", () => {
  it("is built once and sent with the values of each run", async () => {
    const build = vi.fn(
      (_: unknown, { word, group }: { word: string | null; group: { at: Date } }) =>
        sql<{ word: string | null; at: Date; fixed: string }>`
        select ${word}::text as word, ${group.at}::timestamptz as at, ${"fixed"}::text as fixed`,
    );
    const run = compileOnce(build);
    const one = { word: "one", group: { at: new Date(1) } };
    const two = { word: null, group: { at: new Date(2) } };
    for (const { word, group } of [one, two, one]) {
      const { rows } = await run(database.db, { word, group });
      expect(rows).toEqual([{ word, at: group.at, fixed: "fixed" }]);
    }
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("compiles a query builder, with an array as one value, and runs in a transaction", async () => {
    const run = compileOnce((db, { names }: { names: readonly string[] }) =>
      db.selectFrom("users").select("id").where(sql<boolean>`first_name = any(${names}::text[])`),
    );
    const { rows } = await database.db
      .transaction()
      .execute((transaction) => run(transaction, { names: ["x", "y"] }));
    expect(rows).toEqual([]);
  });
});

describe("a statement whose text depends on which values are there", () => {
  it("is built once for each choice of them, also in groups", async () => {
    const build = vi.fn(
      (_: unknown, { word, group }: { word?: string; group: { other?: string } }) =>
        sql<{ word: string; other: string }>`select
        ${word === undefined ? sql`'none'` : sql`${word}::text`} as word,
        ${group.other === undefined ? sql`'none'` : sql`${group.other}::text`} as other`,
    );
    const run = compileOncePerShape(build);
    const calls = [
      { word: "one", group: {} },
      { group: { other: "two" } },
      { word: "three", group: { other: "four" } },
      { word: "five", group: {} },
    ];
    const answers = [];
    for (const values of calls) answers.push((await run(database.db, values)).rows[0]);
    expect(answers).toEqual([
      { word: "one", other: "none" },
      { word: "none", other: "two" },
      { word: "three", other: "four" },
      { word: "five", other: "none" },
    ]);
    expect(build).toHaveBeenCalledTimes(3);
  });
});
