import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logMeal } from "#contract/endpoints/add.ts";
import * as insights from "#contract/endpoints/insights.ts";
import { connect } from "./database/connect.ts";
import { migrate } from "./database/migrate.ts";
import { ReplicaReader } from "./database/read-replica.ts";
import type { Database } from "./database/schema.ts";
import { type ReplicatedDatabase, startReplicatedDatabase } from "./testing/standby.ts";
import { createTestApp, type SignedIn, type TestApp } from "./testing/test-app.ts";

let replicated: ReplicatedDatabase;
let db: Kysely<Database>;
let replica: Kysely<Database>;
/** The replica's own, beside those that are counted. */
let standby: Kysely<Database>;
let reader: ReplicaReader;
let app: TestApp;
let ana: SignedIn;
let readsOfReplica = 0;
beforeAll(async () => {
  replicated = await startReplicatedDatabase();
  const { primary, standby: address } = replicated;
  db = connect(primary);
  await migrate(db);
  standby = connect(address, { maxConnections: 1 });
  replica = connect(address, {
    onStatement: ({ sql: text, hasFailed }) => {
      if (!hasFailed && / from "meals"/.test(text)) readsOfReplica += 1;
    },
  });
  reader = new ReplicaReader(db, replica);
  app = await createTestApp({
    database: { db, address: primary, drop: () => db.destroy() },
    adapters: { read: reader.read },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([replica.destroy(), standby.destroy()]);
  await replicated.stop();
});
beforeEach(async () => {
  ana = await app.signUp();
});

async function eat(calories: number): Promise<void> {
  const item = { from: "quick", name: "Cake", calories, protein: 0, carbs: 0, fat: 0 };
  expect((await app.call(logMeal, { ...ana, body: { items: [item] } })).status).toBe(201);
}

async function caloriesOfWeek(): Promise<number> {
  const { status, body } = await app.call(insights.getCaloriesOfWeek, ana);
  expect(status).toBe(200);
  return body.reduce((sum: number, { calories }: { calories: number }) => sum + calories, 0);
}

/** Until the replica has answered a read again. */
async function readUntilFromReplica(): Promise<void> {
  const before = readsOfReplica;
  const isAnswered = async () => {
    await caloriesOfWeek();
    return readsOfReplica > before;
  };
  await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true);
}

describe("reads over many days, with a replica", () => {
  it("come from it", async () => {
    await eat(100);
    await readUntilFromReplica();
    expect(await caloriesOfWeek()).toBe(100);
  });

  it("always have what the person has just stored", async () => {
    await readUntilFromReplica();
    for (let meals = 1; meals <= 30; meals += 1) {
      await eat(10);
      expect(await caloriesOfWeek()).toBe(10 * meals);
    }
  });

  it("have it while the replica is held back, and come from the replica once it has it", async () => {
    await readUntilFromReplica();
    await sql`select pg_wal_replay_pause()`.execute(standby);
    await expect.poll(async () => (await replayState()).isPaused).toBe(true);
    const before = readsOfReplica;
    for (let meals = 1; meals <= 5; meals += 1) {
      await eat(10);
      expect(await caloriesOfWeek()).toBe(10 * meals);
    }
    expect(readsOfReplica).toBe(before);
    await sql`select pg_wal_replay_resume()`.execute(standby);
    await readUntilFromReplica();
    expect(await caloriesOfWeek()).toBe(50);
  });

  it("come from the database while the replica is away", async () => {
    await eat(70);
    await readUntilFromReplica();
    await replicated.stopStandby();
    expect(await caloriesOfWeek()).toBe(70);
    expect(reader.isUsable).toBe(false);
    expect((await app.inject({ method: "GET", url: "/health/ready" })).status).toBe(200);
  });
});

async function replayState(): Promise<{ isPaused: boolean }> {
  const { rows } = await sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`.execute(
    standby,
  );
  return { isPaused: rows[0]?.state === "paused" };
}
