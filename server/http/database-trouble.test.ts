import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { connect } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { databaseTimeouts } from "../database/timeouts.ts";
import { createFaultyNetwork, type FaultyNetwork } from "../testing/faulty-network.ts";
import { createTestApp, type SignedIn, type TestAnswer, type TestApp } from "../testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
let network: FaultyNetwork;
let db: Kysely<Database>;
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  database = await createTestDatabase();
  network = await createFaultyNetwork(database.address);
  db = connect(network.address, { maxConnections: 4 });
  app = await createTestApp({ adapters: { db, fleetingDb: db } });
  ana = await app.signUp();
});
afterEach(() => {
  Object.assign(network, { trouble: "none", delayMs: 0 });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await network.close();
  await database.drop();
});

const scan = (key: string) =>
  app.call(scanning.submitText, {
    body: { text: "two eggs and toast" },
    headers: { ...ana.headers, "idempotency-key": key },
  });
const ready = () => app.inject({ method: "GET", url: "/health/ready" });
const codesOf = (answers: readonly TestAnswer[]) => [
  ...new Set(answers.map(({ status, body }) => `${status} ${body?.code ?? ""}`)),
];
/** What the database holds, read without the faulty network. */
async function stored() {
  const submissions = await database.db.selectFrom("meal_submissions").select("id").execute();
  const usage = await database.db.selectFrom("scan_usage").select(["committed"]).execute();
  return {
    submissions: submissions.length,
    counted: usage.reduce((sum, { committed }) => sum + committed, 0),
  };
}

describe("a database that is unreachable for a while", () => {
  it("makes calls and the health check answer 503, and is used again without a restart", async () => {
    expect((await scan("before")).status).toBe(200);
    network.fault = "cut";
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => scan(`away-${at}`)),
      app.call(me, ana),
      app.call(saveGoals, { body: defaultGoals, headers: ana.headers }),
    ]);
    expect(codesOf(answers)).toEqual(["503 service_unavailable"]);
    expect((await ready()).status).toBe(503);
    network.fault = "none";
    expect((await ready()).status).toBe(200);
    expect((await scan("away-0")).status).toBe(200);
    expect(await stored()).toEqual({ submissions: 2, counted: 2 });
  });

  it("leaves nothing half-written: every stored scan is counted and vice versa", async () => {
    const before = await stored();
    network.delayMs = 5;
    const running = Promise.all(Array.from({ length: 6 }, (_, at) => scan(`middle-${at}`)));
    for (let cuts = 0; cuts < 12; cuts++) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      network.fault = "cut";
      network.fault = "none";
    }
    network.delayMs = 0;
    const answers = await running;
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const { submissions, counted } = await stored();
    expect(counted).toBe(submissions);
    expect(submissions - before.submissions).toBeGreaterThanOrEqual(
      answers.filter(({ status }) => status === 200).length,
    );
  });
});

describe("a database that answers slowly", () => {
  it("makes calls slow but not fail", async () => {
    network.delayMs = 60;
    expect(codesOf(await Promise.all([scan("slow-1"), scan("slow-2"), app.call(me, ana)]))).toEqual(["200 "]);
  });

  it("or not at all answers 503 in time under load, and is used again afterwards", async () => {
    network.fault = "silent";
    const started = performance.now();
    const calls = Array.from({ length: 30 }, () => app.call(me, ana));
    expect((await ready()).status).toBe(503);
    expect(codesOf(await Promise.all(calls))).toEqual(["503 service_unavailable"]);
    const { responseMs, acquireMs } = databaseTimeouts;
    expect(performance.now() - started).toBeLessThan(3 * (responseMs + acquireMs));
    network.fault = "none";
    expect(codesOf(await Promise.all(Array.from({ length: 10 }, () => app.call(me, ana))))).toEqual(["200 "]);
  });
});
