import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseUse, StatementRecorder } from "../testing/statement-recorder.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import type { Owner } from "./make-samples.ts";
import { onlyForVisitors } from "./sample-calls.ts";
import { createSampleCall, endpoints, named, sendSample } from "./send-sample.ts";

// After a change that is meant: RECORD_ROUND_TRIPS=1 npx vitest run server/trust/round-trips.test.ts
const isRecording = process.env.RECORD_ROUND_TRIPS === "1";
const tableFile = join(import.meta.dirname, "round-trips.tsv");
const loginWindowMs = 16 * 60_000;
/** Our pages name it in every call. It is the accounts' own, so that nothing is moved. */
const timeZone = "UTC";

function readTable(): Map<string, DatabaseUse> {
  const lines = readFileSync(tableFile, "utf8").trimEnd().split("\n").slice(1);
  return new Map(
    lines.map((line) => {
      const [name = "", statements, trips] = line.split("\t");
      return [name, { statements: Number(statements), trips: Number(trips) }];
    }),
  );
}

function writeTable(measured: ReadonlyMap<string, DatabaseUse>): void {
  const lines = [...measured].map(([name, { statements, trips }]) => `${name}\t${statements}\t${trips}\n`);
  writeFileSync(tableFile, `endpoint\tstatements\ttrips\n${lines.join("")}`);
}

let app: TestApp;
let recorder: StatementRecorder;
const measured = new Map<string, DatabaseUse>();
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000, hasRateLimits: true });
  recorder = new StatementRecorder();
});
afterAll(async () => {
  recorder.stop();
  if (isRecording) writeTable(measured);
  await app.close();
});

/** So that no call waits for a connection to be opened. */
async function openConnections(): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.01)`.execute(app.db)));
}

describe("an endpoint, with limits and an idempotency key", () => {
  it.each(named(endpoints))(
    "%s needs no more statements and trips to the database than recorded",
    async (name, endpoint) => {
      app.clock.advance(loginWindowMs);
      const ana = await app.signUp();
      await app.makePro(ana);
      const owner: Owner =
        name === onlyForVisitors
          ? { headers: await app.createVisitor() }
          : { headers: ana.headers, account: ana };
      const call = await createSampleCall(app, endpoint, owner);
      const headers = {
        ...owner.headers,
        "time-zone": timeZone,
        ...(endpoint.isIdempotent && { "idempotency-key": name }),
      };
      await openConnections();
      recorder.reset();
      const { status } = await sendSample(app, endpoint, { call, headers });
      measured.set(name, recorder.use);
      expect(status).toBeLessThan(300);
      if (isRecording) return;
      const recorded = readTable().get(name);
      if (!recorded) throw new Error(`${name} is a new endpoint: record it, see the top of this test.`);
      expect(recorder.use.statements).toBeLessThanOrEqual(recorded.statements);
      expect(recorder.use.trips).toBeLessThanOrEqual(recorded.trips);
    },
  );
});
