import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFaultyNetwork } from "../testing/faulty-network.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pagesOf = (db: TestDatabase["db"], text = "i") =>
  db
    .getExecutor()
    .stream<{ n: number }>(
      sql<{ n: number }>`select ${sql.raw(text)} as n from generate_series(1, 5000) i where i > ${0}`.compile(
        db,
      ),
      100,
    );

async function readAll(pages: AsyncIterable<{ rows: { n: number }[] }>): Promise<number[]> {
  const read: number[] = [];
  for await (const { rows } of pages) read.push(...rows.map(({ n }) => n));
  return read;
}

describe("rows read in pages", () => {
  it("arrive completely and in order, with other readers on the same pool", async () => {
    const both = await Promise.all([readAll(pagesOf(database.db)), readAll(pagesOf(database.db))]);
    for (const read of both) expect(read).toEqual(Array.from({ length: 5000 }, (_, at) => at + 1));
  });

  it("can be abandoned early, and the connection then runs the next statement", async () => {
    const db = connect(database.address, { maxConnections: 1 });
    for await (const { rows } of pagesOf(db)) {
      expect(rows).toHaveLength(100);
      break;
    }
    expect((await sql`select 'next' as name`.execute(db)).rows).toEqual([{ name: "next" }]);
    await db.destroy();
  });

  it("fail the reader and no other statement when the query fails midway", async () => {
    const db = connect(database.address, { maxConnections: 1 });
    await expect(readAll(pagesOf(db, "1 / (750 - i)"))).rejects.toMatchObject({ code: "22012" });
    expect((await sql`select 'next' as name`.execute(db)).rows).toEqual([{ name: "next" }]);
    await db.destroy();
  });

  it("fail when the connection breaks between two pages", async () => {
    const network = await createFaultyNetwork(database.address);
    const db = connect(network.address, { maxConnections: 1 });
    const reading = async () => {
      for await (const _ of pagesOf(db)) network.fault = "cut";
    };
    await expect(reading()).rejects.toMatchObject({ code: "CONNECTION_LOST" });
    await db.destroy();
    await network.close();
  });

  it("do not hang when the reader stops after the connection broke", async () => {
    const network = await createFaultyNetwork(database.address);
    const db = connect(network.address, { maxConnections: 1 });
    for await (const _ of pagesOf(db)) {
      network.fault = "silent";
      setTimeout(() => {
        network.fault = "cut";
      }, 50);
      break;
    }
    network.fault = "none";
    expect((await sql`select 'next' as name`.execute(db)).rows).toEqual([{ name: "next" }]);
    await db.destroy();
    await network.close();
  });
});
