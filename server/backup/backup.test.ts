import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { mealsPerDayMax } from "#contract/limits.ts";
import { connect } from "../database/connect.ts";
import { migrate, readMigrations } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { scanMealToEnd } from "../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../testing/test-app.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { DamagedBackup } from "./backup-format.ts";
import { readBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let app: TestApp;
let ana: SignedIn;
let folder: string;
let targets: TestDatabase[];
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1_000_000 });
  folder = await mkdtemp(join(tmpdir(), "platewise-backup-"));
  ana = await app.signUp({ email: "ana@example.com", firstName: "Añá \u2028 “\\\\n” 🍏" });
  await saveMeal(ana);
  // More than one page of the cursor, with every kind of value that is hard to copy.
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs,
      fat, fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), ${ana.userId}, '2024-02-29', '2024-02-29T23:59:59.123456Z', 'UTC',
      e'tab\\tline\\nfeed \\\\. "quoted" ' || n, 0.1::float8 + 0.2, 1e-300, 1e300, 'Infinity', n / 3.0, 5e-324, 'A',
      '{"iron": 1.10}', '[]' from generate_series(1, 1300) n`.execute(app.db);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  targets = [];
});
afterEach(() => Promise.all(targets.map((target) => target.drop())));

async function saveMeal({ headers }: SignedIn): Promise<void> {
  const scanned = await scanMealToEnd(app, headers);
  const call = {
    params: { id: scanned.id },
    body: {},
    headers: { ...headers, "idempotency-key": randomUUID() },
  };
  expect((await app.call(scanning.acceptSubmission, call)).status).toBe(200);
}

async function emptyDatabase(): Promise<TestDatabase> {
  const target = await createEmptyDatabase();
  targets.push(target);
  return target;
}

async function migratedDatabase(): Promise<TestDatabase> {
  const target = await createTestDatabase();
  targets.push(target);
  return target;
}

/** On its own connection, as the command does it. */
async function restoreInto(target: TestDatabase, file: string, isReplacing = false) {
  const db = connect(target.address, { maxConnections: 1 });
  return restoreBackup(db, file, { isReplacing }).finally(() => db.destroy());
}

async function backUp(name: string): Promise<string> {
  const file = join(folder, `${name}.backup.gz`);
  await writeBackup(app.db, file, new Date());
  return file;
}

const countOf = async (db: Kysely<Database>, table: keyof Database) =>
  Number(
    (await db.selectFrom(table).select(sql<string>`count(*)`.as("count")).executeTakeFirstOrThrow()).count,
  );

describe("a backup", () => {
  it("taken while people save meals is consistent, restores completely, and can be served", async () => {
    let isOver = false;
    let saved = 0;
    const people = [ana, await app.signUp()];
    const saving = Promise.all(
      people.map(async (first) => {
        // A day holds only so many meals, and a fast machine saves more.
        for (let person = first; !isOver; person = await app.signUp()) {
          for (let count = 0; !isOver && count < mealsPerDayMax / 2; count += 1) {
            await saveMeal(person);
            saved += 1;
          }
        }
      }),
    );
    const files: string[] = [];
    for (let round = 0; round < 2; round += 1) files.push(await backUp(`under-load-${round}`));
    isOver = true;
    await saving;
    expect(saved).toBeGreaterThan(2);
    for (const file of files) {
      const target = await emptyDatabase();
      const restored = await restoreInto(target, file);
      expect(restored.migrated).toEqual([]);
      // A scan is counted in the transaction that stores it; a meal is saved together with its scan's status.
      const { rows } = await sql<{ torn: number }>`select (
          (select count(*) from meal_submissions) - (select coalesce(sum(committed), 0) from scan_usage)
          + (select count(*) from meals where submission_id is not null)
          - (select count(*) from meal_submissions where status = 'accepted'))::int as torn`.execute(
        target.db,
      );
      expect(rows).toEqual([{ torn: 0 }]);
      const counts = await Promise.all(
        restored.tables.map(({ name }) => countOf(target.db, name as keyof Database)),
      );
      expect(counts).toEqual(restored.tables.map((table) => table.rows));
    }
    const [first] = targets;
    if (!first) throw new Error("nothing was restored");
    const served = await createTestApp({ database: first, hasFoods: false });
    const body = { email: "ana@example.com", password: testPassword };
    const { accessToken } = (await served.call(signIn.login, { body })).body;
    const headers = { authorization: `Bearer ${accessToken}` };
    const list = await served.call(meals.listMeals, { headers, body: { date: "2026-03-10" } });
    const ofToday = sql<{
      id: string;
    }>`select id from meals where user_id = ${ana.userId} and day = '2026-03-10'`;
    const ids = (await ofToday.execute(first.db)).rows.map(({ id }) => id).sort();
    expect(ids.length).toBeGreaterThan(0);
    expect(list.body.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
    expect((await served.call(signIn.me, { headers })).body.firstName).toBe("Añá \u2028 “\\\\n” 🍏");
    await served.app.close();
  });

  it("of a restored database is identical, row for row", async () => {
    const [file, target] = [await backUp("original"), await emptyDatabase()];
    await restoreInto(target, file);
    const again = join(folder, "again.backup.gz");
    await writeBackup(target.db, again, new Date());
    expect((await readBackup(again)).tables).toEqual((await readBackup(file)).tables);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("contains every table except unlogged counters and the key for notifications", async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(app.db);
    const { tables } = await readBackup(await backUp("tables"));
    const copied = new Set(tables.map(({ name }) => name));
    const left = rows.filter(({ name }) => !copied.has(name)).map(({ name }) => name);
    expect(left.sort()).toEqual(["applied_migrations", "push_keys", "rate_limits"]);
  });

  it("lets identity columns continue after their last value", async () => {
    const counted = await migratedDatabase();
    await sql`insert into users (id, email, first_name, password_hash) values (${ana.userId}, 'a@example.com', 'A', '-')`.execute(
      counted.db,
    );
    const subscription = randomUUID();
    await sql`insert into subscriptions (id, user_id, provider, provider_id, customer_id, plan_id, plan_name, price_cents,
        currency, plan_interval, status, started_at, current_period_end, cancel_at_period_end, is_refunded, is_disputed, looks, looked_at)
      values (${subscription}, ${ana.userId}, 'p', 's', 'c', 'pro', 'Pro', 999, 'USD', 'month', 'active', now(), now(), false,
        false, false, 1, now())`.execute(counted.db);
    const note = (db: Kysely<Database>) =>
      sql<{
        position: string;
      }>`insert into subscription_history (id, user_id, subscription_id, movement, kind, at, plan_name)
        values (gen_random_uuid(), ${ana.userId}, ${subscription}, gen_random_uuid(), 'started', now(), 'Pro')
        returning position::text`.execute(db);
    for (let at = 0; at < 5; at += 1) await note(counted.db);
    const file = join(folder, "counted.backup.gz");
    await writeBackup(counted.db, file, new Date());
    const target = await emptyDatabase();
    await restoreInto(target, file);
    expect((await note(target.db)).rows).toEqual([{ position: "6" }]);
  });

  it("can be restored into a freshly migrated database without --replace", async () => {
    const target = await migratedDatabase();
    await target.db.destroy();
    expect((await restoreInto(target, await backUp("into-fresh"))).rows).toBeGreaterThan(1300);
  });

  it("of an older schema is migrated forward", async () => {
    const old = await emptyDatabase();
    const [first, ...later] = await readMigrations();
    if (!first) throw new Error("no migration");
    await migrate(old.db, [first]);
    await sql`insert into users (id, email, first_name, password_hash) values (gen_random_uuid(), 'old@example.com', 'Old', '-')`.execute(
      old.db,
    );
    const file = join(folder, "old.backup.gz");
    await writeBackup(old.db, file, new Date());
    const target = await emptyDatabase();
    const { migrated } = await restoreInto(target, file);
    expect(migrated).toEqual(later.map(({ name }) => name));
    expect(await countOf(target.db, "users")).toBe(1);
    expect(await migrate(target.db)).toEqual([]);
  });

  it("leaves no file behind when it fails", async () => {
    const empty = await emptyDatabase();
    await expect(writeBackup(empty.db, join(folder, "none.backup.gz"), new Date())).rejects.toThrow(
      "nothing to back up",
    );
    expect(readdirSync(folder).filter((name) => name.startsWith("none"))).toEqual([]);
  });
});

describe("restoring refuses and changes nothing", () => {
  let whole: Buffer;
  /** Of which nothing may change: all damaged files are tried on it. */
  let untouched: TestDatabase;
  beforeAll(async () => {
    whole = readFileSync(await backUp("whole"));
    untouched = await createTestDatabase();
    await sql`insert into language_model_spend values ('2026-01-01', 7)`.execute(untouched.db);
    await untouched.db.destroy();
  });
  afterAll(() => untouched.drop());

  /** A backup whose content was modified. */
  const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(whole).toString()));
  const flipped = () => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 0x10, bytes.length >> 1);
    return bytes;
  };

  it.each<readonly [string, () => Buffer]>([
    ["truncated in the middle", () => whole.subarray(0, whole.length >> 1)],
    ["without its last byte", () => whole.subarray(0, -1)],
    ["empty", () => Buffer.alloc(0)],
    ["with one bit changed", flipped],
    ["not a backup", () => Buffer.from("a picture of a cat")],
    ["a gzip of something else", () => gzipSync("hello\n")],
    ["a gzip of nothing", () => gzipSync("")],
    [
      "with one letter of a row changed",
      () => changed((text) => text.replace("ana@example.com", "eve@example.com")),
    ],
    ["without one row", () => changed((text) => text.replace(/\n\{"id".*\n/, "\n"))],
    ["without its end", () => changed((text) => text.slice(0, text.lastIndexOf("# ")))],
    [
      "without one table",
      () => changed((text) => text.replace(/# \{"table":"goals"[\s\S]*?# \{"end":"goals".*\n/, "")),
    ],
    ["with more after its end", () => changed((text) => `${text}{"id":1}\n`)],
    ["of a future version", () => changed((text) => text.replace('"version":1', '"version":2'))],
  ])("a file that is %s", async (_, bytes) => {
    const file = join(folder, "damaged.backup.gz");
    await writeFile(file, bytes());
    await expect(restoreInto(untouched, file, true)).rejects.toBeInstanceOf(DamagedBackup);
    const after = connect(untouched.address, { maxConnections: 1 });
    expect(await countOf(after, "language_model_spend")).toBe(1);
    await after.destroy();
  });

  it("a database with rows, unless told to replace them", async () => {
    const target = await migratedDatabase();
    await sql`insert into language_model_spend values ('2026-01-01', 7)`.execute(target.db);
    await target.db.destroy();
    const file = await backUp("onto-rows");
    await expect(restoreInto(target, file)).rejects.toThrow("--replace");
    await restoreInto(target, file, true);
    const after = connect(target.address, { maxConnections: 1 });
    expect([await countOf(after, "language_model_spend"), await countOf(after, "users")]).toEqual([
      0,
      await countOf(app.db, "users"),
    ]);
    await after.destroy();
  });

  // Through a pooler it cannot be seen who is connected: the command refuses one.
  it.skipIf(inject("pooler"))("a database that a server is using", async () => {
    const target = await migratedDatabase();
    await countOf(target.db, "users");
    const file = await backUp("while-served");
    await expect(restoreInto(target, file, true)).rejects.toThrow("stop every process");
  });

  it("a backup of a newer version of Platewise", async () => {
    const file = join(folder, "newer.backup.gz");
    await writeFile(
      file,
      changed((text) =>
        text.replace('"migrations":[', '"migrations":[{"name":"9999-later.sql","checksum":"x"},'),
      ),
    );
    await expect(restoreInto(await emptyDatabase(), file)).rejects.toThrow("newer version");
  });
});
