import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswerCheck } from "../testing/answer-check.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import type { Database } from "./schema.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function withPool<T>(maxConnections: number, use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = connect(database.address, { maxConnections });
  return use(db).finally(() => db.destroy());
}

const backendOf = async (db: Kysely<Database>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

describe("a statement that fails after it has sent rows", () => {
  it("does not leak its rows into the next statement of a pool of one", async () => {
    await withPool(1, async (db) => {
      const failing = sql`select i, 1 / (4 - i) from generate_series(1, 10) i`.execute(db);
      await expect(failing).rejects.toMatchObject({ code: "22012" });
      expect((await sql`select 'alice' as name`.execute(db)).rows).toEqual([{ name: "alice" }]);
    });
  });
});

describe("a connection on which a statement failed", () => {
  it.each<readonly [string, (db: Kysely<Database>) => Promise<unknown>]>([
    ["alone", (db) => sql`select 1 / 0`.execute(db)],
    ["in a transaction", (db) => db.transaction().execute((within) => sql`select 1 / 0`.execute(within))],
    [
      "by a timeout after rows",
      (db) =>
        db.transaction().execute(async (within) => {
          await sql`set local statement_timeout = 50`.execute(within);
          await sql`select i, pg_sleep(i / 3) from generate_series(1, 10) i`.execute(within);
        }),
    ],
  ])("is never used again: %s", async (_, fail) => {
    await withPool(1, async (db) => {
      const before = await backendOf(db);
      expect(await backendOf(db)).toBe(before);
      await expect(fail(db)).rejects.toThrow();
      expect(await backendOf(db)).not.toBe(before);
    });
  });
});

describe("random statements, a third of which fail", () => {
  const seconds = Number(process.env.ANSWER_CHECK_SECONDS ?? (process.env.LONG_TESTS === "on" ? 5 : 2));

  it(`each get their own answer on 8 connections for ${seconds} s`, {
    timeout: (seconds + 60) * 1000,
  }, async () => {
    await withPool(8, async (db) => {
      const check = await AnswerCheck.prepare(db, database.db);
      const { right, failed, wrong } = await check.run(seconds * 1000);
      expect(wrong).toEqual([]);
      expect(failed / (right + failed)).toBeGreaterThan(0.25);
      expect(right).toBeGreaterThan(seconds * 10);
    });
  });
});
