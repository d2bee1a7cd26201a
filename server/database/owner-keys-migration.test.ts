import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmptyDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate, readMigrations } from "./migrate.ts";

const ana = "00000000-0000-7000-8000-00000000000a";
const visit = "00000000-0000-7000-8000-0000000000f1";
const scans = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000010${n}`);

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const all = await readMigrations();
  await migrate(
    database.db,
    all.filter(({ name }) => name < "0053"),
  );
  await fill();
  await migrate(database.db, all);
});
afterAll(() => database.drop());

/** As the release before writes it. */
async function insertScan(id: string | undefined, owner: "user_id" | "anonymous_session_id"): Promise<void> {
  await sql`insert into meal_submissions (id, ${sql.ref(owner)}, text, language, analysis, status, day, time_zone)
    values (${id}, ${owner === "user_id" ? ana : visit}, 'eggs', 'en', '{}', 'accepted', '2026-03-10', 'UTC')
    on conflict (id) do nothing`.execute(database.db);
}

async function fill(): Promise<void> {
  const { db } = database;
  await sql`insert into users (id, email, first_name) values (${ana}, 'ana@example.com', 'Ana')`.execute(db);
  await sql`insert into anonymous_sessions (id, token_hash) values (${visit}, '\\x01')`.execute(db);
  await insertScan(scans[0], "user_id");
  await insertScan(scans[1], "anonymous_session_id");
  await sql`insert into meals (id, user_id, submission_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein,
      carbs, fat, fiber, micronutrients, foods)
    values (${scans[0]}, ${ana}, ${scans[0]}, '2026-03-10', now(), 'UTC', 'eggs', 1, 1, 1, 1, 1, 1, '{}', '[]')`.execute(
    db,
  );
  await sql`insert into meal_undo (meal_id, user_id, meal) values (${scans[0]}, ${ana}, '{}')`.execute(db);
}

async function owners(): Promise<Record<string, string>> {
  const rows = await database.db.selectFrom("meal_submissions").select(["id", "owner_id"]).execute();
  return Object.fromEntries(rows.map(({ id, owner_id }) => [id, owner_id]));
}

it("names the owner of every scan that was stored before", async () => {
  expect(await owners()).toEqual({ [scans[0] ?? ""]: ana, [scans[1] ?? ""]: visit });
});

it("lets processes of the release before go on: they store, repeat and hand over scans without naming the owner", async () => {
  await insertScan(scans[2], "anonymous_session_id");
  await insertScan(scans[2], "anonymous_session_id");
  expect((await owners())[scans[2] ?? ""]).toBe(visit);
  await sql`update meal_submissions set user_id = ${ana}, anonymous_session_id = null
    where anonymous_session_id = ${visit}`.execute(database.db);
  expect(new Set(Object.values(await owners()))).toEqual(new Set([ana]));
});

it("keeps what follows from a deletion: a meal outlives its scan, an undo goes with its meal", async () => {
  await database.db.deleteFrom("meal_submissions").where("owner_id", "=", ana).execute();
  const meals = await database.db.selectFrom("meals").select(["user_id", "submission_id"]).execute();
  expect(meals).toEqual([{ user_id: ana, submission_id: null }]);
  await database.db.deleteFrom("meals").where("user_id", "=", ana).execute();
  expect(await database.db.selectFrom("meal_undo").select("meal_id").execute()).toEqual([]);
});
