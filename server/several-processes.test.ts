import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkUsage, submitText } from "#contract/endpoints/scan.ts";
import { login, me, refresh, register } from "#contract/endpoints/sign-in.ts";
import { connect } from "./database/connect.ts";
import { databaseUrlOf } from "./database/embedded/running-address.ts";
import { createRateLimiter } from "./http/rate-limits.ts";
import { createFaultyNetwork } from "./testing/faulty-network.ts";
import { postUntilAvailable } from "./testing/post-json.ts";
import { makeScratchFolder } from "./testing/scratch-folder.ts";
import { SpawnedServer } from "./testing/spawn-server.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "./testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

const limit = 5;
let database: TestDatabase;
let apps: readonly [TestApp, TestApp];
let pools: ReturnType<typeof connect>[];
/** Two applications that share only the database. */
beforeAll(async () => {
  database = await createTestDatabase();
  pools = [connect(database.address), connect(database.address)];
  const made = pools.map((db) => {
    const limiter = createRateLimiter(db, true);
    return createTestApp({ freeDailyScans: limit, adapters: { db, fleetingDb: db, limiter } });
  });
  const [first, second] = await Promise.all(made);
  if (!first || !second) throw new Error("no application");
  apps = [first, second];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(pools.map((pool) => pool.destroy()));
  await database.drop();
});

const inTurn = (at: number): TestApp => apps[at % 2 === 0 ? 0 : 1];
const scan = (app: TestApp, { headers }: SignedIn, key: string) =>
  app.call(submitText, { body: { text: "an apple" }, headers: { ...headers, "idempotency-key": key } });
const times = <Value>(all: readonly Value[], value: Value) => all.filter((one) => one === value).length;

describe("two processes on one database", () => {
  it("grant exactly the remaining scans to fifty concurrent requests", async () => {
    const ana = await apps[0].signUp();
    for (let scans = 0; scans < limit - 3; scans++) await scan(inTurn(scans), ana, `before-${scans}`);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => scan(inTurn(at), ana, `at-${at}`)),
    );
    const ends = answers.map(({ status, body }) => body.code ?? status);
    expect([times(ends, 200), times(ends, "daily_scan_limit_exceeded")]).toEqual([3, 47]);
    for (const app of apps) expect((await app.call(checkUsage, ana)).body.remainingScans).toBe(0);
  });

  it("handle a request sent to both under one idempotency key once", async () => {
    const ana = await apps[0].signUp({ email: "one-key@example.com" });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => scan(inTurn(at), ana, "same")));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await apps[1].call(checkUsage, ana)).body.remainingScans).toBe(limit - 1);
  });

  it("count failed logins together", async () => {
    const ana = await apps[0].signUp({ email: "tries@example.com" });
    const statuses: number[] = [];
    for (let at = 0; at < 14; at++) {
      const { status } = await inTurn(at).call(login, { body: { email: ana.email, password: "wrong" } });
      statuses.push(status);
    }
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([10, 4]);
  });

  it("accept each other's sessions, and end them together", async () => {
    const ana = await apps[0].signUp({ email: "sessions@example.com" });
    expect((await apps[1].call(me, ana)).status).toBe(200);
    const exchange = (app: TestApp) => app.call(refresh, { body: { refreshToken: ana.refreshToken } });
    expect((await exchange(apps[0])).status).toBe(200);
    for (const app of apps) app.clock.advance(60_000);
    expect((await exchange(apps[1])).status).toBe(401);
    expect((await apps[0].call(me, ana)).status).toBe(401);
  });
});

describe("two servers that start at once on an empty database", () => {
  it("create its tables once, and both serve", async () => {
    const name = `empty_${process.pid}`;
    const administration = connect(inject("postgresql"), { maxConnections: 1 });
    await sql`create database ${sql.id(name)}`.execute(administration);
    const network = await createFaultyNetwork({ ...inject("postgresql"), database: name });
    const folder = await makeScratchFolder("platewise-two-");
    const environment = { DATABASE_URL: databaseUrlOf(network.address) };
    const servers = [1, 2].map(() => new SpawnedServer(folder, environment));
    const [first = "", second = ""] = await Promise.all(servers.map((server) => server.ready()));
    const account = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", password: testPassword };
    expect((await postUntilAvailable(first, register.path, account)).status).toBe(201);
    const credentials = { email: account.email, password: account.password };
    expect((await postUntilAvailable(second, login.path, credentials)).status).toBe(200);
    await Promise.all(servers.map((server) => server.stop()));
    await network.close();
    await rm(folder, { recursive: true, force: true });
    await sql`drop database ${sql.id(name)} with (force)`.execute(administration);
    await administration.destroy();
  });
});
