import { Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("sends the messages of a statement in one write", async () => {
  const ask = () => sql`select ${1}::int`.execute(database.db);
  await ask();
  const writes = [vi.spyOn(Socket.prototype, "_write"), vi.spyOn(Socket.prototype, "_writev")];
  await ask();
  expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
});
