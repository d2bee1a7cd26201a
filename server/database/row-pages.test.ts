import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createTroubledNetwork } from "../testing/troubled-network.ts";
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
  it("come all, in order, however slow others are on the same pool", async () => {
    const both = await Promise.all([readAll(pagesOf(database.db)), readAll(pagesOf(database.db))]);
    for (const read of both) expect(read).toEqual(Array.from({ length: 5000 }, (_, at) => at + 1));
  });

  it("may be left before the end, and the connection answers the next statement", async () => {
    const db = connect(database.address, { maxConnections: 1 });
    for await (const { rows } of pagesOf(db)) {
      expect(rows).toHaveLength(100);
      break;
    }
    expect((await sql`select 'next' as name`.execute(db)).rows).toEqual([{ name: "next" }]);
    await db.destroy();
  });

  it("that fail midway fail the reader, and no other statement", async () => {
    const db = connect(database.address, { maxConnections: 1 });
    await expect(readAll(pagesOf(db, "1 / (750 - i)"))).rejects.toMatchObject({ code: "22012" });
    expect((await sql`select 'next' as name`.execute(db)).rows).toEqual([{ name: "next" }]);
    await db.destroy();
  });

  it("fail when the connection breaks between two pages", async () => {
    const network = await createTroubledNetwork(database.address);
    const db = connect(network.address, { maxConnections: 1 });
    const reading = async () => {
      for await (const _ of pagesOf(db)) network.trouble = "cut";
    };
    await expect(reading()).rejects.toMatchObject({ code: "CONNECTION_LOST" });
    await db.destroy();
    await network.close();
  });

  it("end when the reader leaves after the connection broke", async () => {
    const network = await createTroubledNetwork(database.address);
    const db = connect(network.address, { maxConnections: 1 });
    for await (const _ of pagesOf(db)) {
      network.trouble = "silent";
      setTimeout(() => {
        network.trouble = "cut";
      }, 50);
      break;
    }
    network.trouble = "none";
    expect((await sql`select 'next' as name`.execute(db)).rows).toEqual([{ name: "next" }]);
    await db.destroy();
    await network.close();
  });
});
