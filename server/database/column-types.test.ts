import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe("values", () => {
  it("are read as strings for days, dates for instants, parsed JSON, strings for large numbers and bytes for bytea", async () => {
    const json = JSON.stringify([{ list: [1, "é"] }]);
    const { rows } =
      await sql`select ${"2024-02-29"}::date as day, ${json}::jsonb as json, ${json}::json as plain,
      '2024-02-29T12:00:00Z'::timestamptz as instant, 9007199254740993::int8 as large, 0.10::numeric as exact,
      1.5::float8 as float, 7::int4 as int, true as yes, ${Buffer.from([0, 255])}::bytea as bytes,
      array['a', 'b'] as list, null as nothing`.execute(database.db);
    expect(rows).toEqual([
      {
        day: "2024-02-29",
        json: [{ list: [1, "é"] }],
        plain: [{ list: [1, "é"] }],
        instant: new Date("2024-02-29T12:00:00Z"),
        large: "9007199254740993",
        exact: "0.10",
        float: 1.5,
        int: 7,
        yes: true,
        bytes: Buffer.from([0, 255]),
        list: ["a", "b"],
        nothing: null,
      },
    ]);
  });

  it.each(["1890-01-01T00:00:00.123Z", "2024-03-31T01:30:00.000Z", "9999-12-31T23:59:59.999Z"])(
    "that are instants survive a round trip: %s",
    async (text) => {
      const { rows } = await sql<{ at: Date }>`select ${new Date(text)}::timestamptz as at`.execute(
        database.db,
      );
      expect(rows[0]?.at.toISOString()).toBe(text);
    },
  );

  it("that are undefined are refused instead of being written as NULL", async () => {
    await expect(sql`select ${undefined}::text`.execute(database.db)).rejects.toThrow("undefined");
  });
});
