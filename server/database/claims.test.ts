import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimDueMail, queueMail } from "../features/mails/mails-table.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date("2026-11-30T08:00:00Z");
const server = join(import.meta.dirname, "..");

/**
 * In `id in (select … limit 1 for update skip locked)` a nested loop asks for every row anew, skips what it has just changed, and so
 * claims all that are due while one is returned. PostgreSQL chooses it by its statistics.
 */
describe("a claim", () => {
  it("takes one row, whatever plan PostgreSQL chooses", async () => {
    const kinds = ["password_changed", "password_reset", "email_changed"] as const;
    for (const kind of kinds)
      await queueMail(database.db, { kind, userId: null, address: "ana@example.com" }, now);
    const claimed = await database.db.transaction().execute(async (transaction) => {
      for (const plan of [
        "hashjoin",
        "mergejoin",
        "material",
        "memoize",
        "hashagg",
        "sort",
        "indexscan",
        "bitmapscan",
      ])
        await sql.raw(`set local enable_${plan} = off`).execute(transaction);
      const found: (string | undefined)[] = [];
      for (const _ of kinds) found.push((await claimDueMail(transaction, now))?.kind);
      return found;
    });
    expect(claimed.toSorted()).toEqual(kinds.toSorted());
  });

  it("is never looked for in a list of rows that skips locked ones", async () => {
    const claims: string[] = [];
    for await (const file of glob("**/*.ts", { cwd: server })) {
      const text = readFileSync(join(server, file), "utf8");
      const queries = [...text.matchAll(/const (\w+) = \w+\s+\.selectFrom[^;]*?\.skipLocked\(\);/g)];
      for (const [, name = ""] of queries) {
        claims.push(file);
        expect(text, file).not.toMatch(new RegExp(`"in", ${name}\\)`));
      }
      if (file !== "database/claims.test.ts")
        expect(text, file).not.toMatch(/ in \(\s*select[^`]*skip locked/);
    }
    expect(claims.length).toBeGreaterThan(1);
  });
});
