import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as imports from "#contract/endpoints/imports.ts";
import { rejectedKeptMaxBytes } from "#contract/limits.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { badRows, fullCopies, fullDiary } from "../../testing/hostile-imports.ts";
import { measureHold } from "../../testing/measure-hold.ts";
import { sendFile } from "../../testing/send-file.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { createImportReader, type ImportReader } from "./reading/import-reader.ts";
import { stageImport } from "./stage-import.ts";

let app: TestApp;
let ana: SignedIn;
let importReader: ImportReader;
beforeAll(async () => {
  app = await createTestApp();
  importReader = createImportReader({ beginLimitMs: 60_000, timeLimitMs: 60_000 });
});
beforeEach(async () => {
  ana = await app.signUp();
});
afterAll(async () => {
  await importReader.close();
  await app.close();
});

/** Without the form, which a test would pack in the process that it measures. */
const stage = (file: Uint8Array) =>
  stageImport(
    { db: app.db, importReader },
    {
      ...{ caller: { userId: ana.userId, timeZone: "UTC" }, file, fileName: undefined },
      ...{ choices: {}, now: app.clock.read() },
    },
  ).catch((failure: unknown) => {
    if (!(failure instanceof AppError)) throw failure;
  });
const send = (file: Uint8Array) => sendFile(app, ana.headers, { endpoint: imports.createImport, file });
const store = (id: string) => app.call(imports.continueImport, { headers: ana.headers, params: { id } });

/** Processor of one turn of the event loop that serves everybody: 50 at most on a quiet machine, half as much again on a busy one. */
const holdMaxMs = 100;

/** Those that are refused are sent by `trust/largest-calls`. */
describe("the process that serves others is not held by", () => {
  it.each([fullDiary, ...fullCopies, badRows])("$name", async ({ make }) => {
    const file = make();
    const { longestMs } = await measureHold(() => stage(file));
    expect(longestMs).toBeLessThan(holdMaxMs);
  });
});

describe("an account that sends one file of bad rows after another", () => {
  it("keeps a budget of bytes, and its list carries none of them", async () => {
    const file = badRows.make();
    const files = 4;
    for (let sent = 0; sent < files; sent++) {
      const { status, body } = await send(file);
      expect([status, body.counts.rejected]).toEqual([201, 2_000]);
      expect(body.counts.listed).toBeLessThan(100);
      expect(body.rejected).toHaveLength(body.counts.listed);
      expect((await store(body.id)).body.status).toBe("done");
    }
    const { rows } = await sql<{ kept: string }>`select sum(octet_length(rejected::text)) as kept from imports
      where user_id = ${ana.userId}`.execute(app.db);
    expect(Number(rows[0]?.kept)).toBeLessThan(files * rejectedKeptMaxBytes);
    const { longestMs } = await measureHold(async () => {
      expect((await app.call(imports.listImports, ana)).body).toHaveLength(files);
    });
    expect(longestMs).toBeLessThan(holdMaxMs);
  });
});

describe("a database that stores no large part in time", () => {
  it("gets smaller parts until all is stored", async () => {
    // What PostgreSQL says of a statement that ran into its time limit.
    await sql`create function refuse_many_meals() returns trigger language plpgsql as $$ begin
      if (select count(*) from made) > 30 then raise 'too slow' using errcode = 'query_canceled'; end if;
      return null; end $$`.execute(app.db);
    await sql`create trigger refuse_many_meals after insert on meals referencing new table as made
      for each statement execute function refuse_many_meals()`.execute(app.db);
    const rows = Array.from({ length: 150 }, (_, at) => `${addDays("2020-01-01", at)},Lunch,5,1`);
    const { body } = await send(Buffer.from(`Date,Meal,Calories,Carbohydrates (g)\n${rows.join("\n")}`));
    const stored: number[] = [];
    for (let status = "running"; status !== "done"; ) {
      const part = await store(body.id);
      expect(part.status).toBe(200);
      stored.push(part.body.counts.stored);
      status = part.body.status;
    }
    await sql`drop function refuse_many_meals cascade`.execute(app.db);
    expect(stored.at(-1)).toBe(body.counts.entries);
    expect(stored).toEqual([...new Set(stored)].sort((one, other) => one - other));
    const parts = stored.map((count, at) => count - (stored[at - 1] ?? 0));
    expect(Math.max(...parts)).toBeLessThanOrEqual(30);
  });
});
