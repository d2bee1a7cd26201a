import { setTimeout as pause } from "node:timers/promises";
import { AbortedTransactionError, type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFaultyNetwork, type FaultyNetwork } from "../testing/faulty-network.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import type { Database } from "./schema.ts";
import { databaseTimeouts } from "./timeouts.ts";

let database: TestDatabase;
let network: FaultyNetwork;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  network = await createFaultyNetwork(database.address);
  db = connect(network.address, { maxConnections: 2 });
});
afterEach(async () => {
  await db.destroy();
  await network.close();
});
afterAll(() => database.drop());

const one = (from = db) => sql<{ one: number }>`select 1 as one`.execute(from).then(({ rows }) => rows);

/** Terminates the connection's own backend. */
async function terminate(transaction: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  await pause(20);
}

describe("a connection lost in the middle of a transaction", () => {
  it("fails the transaction and nothing else", async () => {
    for (let round = 0; round < 5; round++) {
      const failing = db.transaction().execute(async (transaction) => {
        await terminate(transaction);
        await one(transaction);
      });
      await expect(failing).rejects.toMatchObject({ code: "CONNECTION_LOST" });
      expect(await Promise.all([one(), one(), one()])).toHaveLength(3);
    }
  });

  it("never lets the rest of the transaction run outside it", async () => {
    await sql`create table halves (id integer)`.execute(database.db);
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into halves values (1)`.execute(transaction);
      await terminate(transaction);
      await sql`insert into halves values (2)`.execute(transaction).catch(() => {});
      await sql`insert into halves values (3)`.execute(transaction);
    });
    await expect(failing).rejects.toThrow();
    expect((await sql`select id from halves`.execute(database.db)).rows).toEqual([]);
  });
});

describe("a transaction that continues after a failed statement", () => {
  it("is reported as rolled back", async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
    });
    await expect(failing).rejects.toThrow(AbortedTransactionError);
  });
});

describe("a database that is unreachable for a while", () => {
  it("fails calls at once, and is used again as soon as it is back", async () => {
    await one();
    network.fault = "cut";
    for (let tries = 0; tries < 20; tries++) await expect(one()).rejects.toThrow();
    network.fault = "none";
    expect(await one()).toEqual([{ one: 1 }]);
  });
});

describe("a database that stops responding", () => {
  it("times out callers, those waiting for a connection included, and is used again afterwards", async () => {
    await Promise.all([one(), one()]);
    network.fault = "silent";
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => one()));
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "rejected"));
    network.fault = "none";
    expect(await Promise.all([one(), one(), one()])).toHaveLength(3);
    expect(network.openConnections).toBeLessThanOrEqual(2);
  });
});

describe("a statement that takes too long", () => {
  it("is cancelled by the database and frees its connection", async () => {
    const slow = sql`select pg_sleep(${databaseTimeouts.statementMs / 1000 + 20})`.execute(db);
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("has no time limit on a pool without limits", async () => {
    const unlimited = connect(network.address, { maxConnections: 1, hasNoTimeLimits: true });
    const { rows } = await sql`show statement_timeout`.execute(unlimited);
    expect(rows).toEqual([{ statement_timeout: "0" }]);
    await unlimited.destroy();
  });
});

describe("more callers than connections", () => {
  it("take turns without opening more connections", async () => {
    const asked = Array.from({ length: 40 }, () => sql`select pg_sleep(0.01)`.execute(db));
    await Promise.all(asked);
    expect(network.openConnections).toBeLessThanOrEqual(2);
  });
});
