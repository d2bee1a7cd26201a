import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lastDays } from "#domain/time/day-range.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { dayTotalsQuery } from "./day-totals-table.ts";

let app: TestApp;
let ana: SignedIn;
/** Forty people with 500 meals each, as many a day as people eat. */
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  ana = await app.signUp();
  await sql`insert into users (id, email, first_name, password_hash)
    select gen_random_uuid(), 'seed-' || n || '@example.com', 'Seed', '-' from generate_series(1, 39) n`.execute(
    app.db,
  );
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs,
      fat, fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), users.id, date '2026-03-10' - n / 4, timestamptz '2026-03-10 08:00Z' - n * interval '6 hours',
      'UTC', 'Seed', 100, 500, 20, 60, 15, 8, 'B', '{}', '[]' from users, generate_series(0, 499) n`.execute(
    app.db,
  );
  await sql`vacuum analyze meals`.execute(app.db);
});
afterAll(() => app.close());

async function planOf(query: CompiledQuery): Promise<string> {
  const explained = { ...query, sql: `explain (costs off) ${query.sql}` };
  const { rows } = await app.db.executeQuery<Record<"QUERY PLAN", string>>(explained);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

describe("the query plans of the most frequent reads", () => {
  it("sum days from an index only", async () => {
    const query = dayTotalsQuery(app.db, ana.userId, lastDays("2026-03-10", 30)).compile();
    const plan = await planOf(query);
    expect(plan).toContain("Index Only Scan using meals_user_day_figures");
    expect(plan).not.toContain("Seq Scan");
  });

  it.each([
    ["a day's meals", "day = '2026-03-10' order by eaten_at desc, id desc"],
    ["the meals of some days", "day between '2026-03-01' and '2026-03-10' order by day, eaten_at, id"],
    ["the last meals", "true order by day desc, eaten_at desc limit 60"],
    ["one meal", "id = gen_random_uuid()"],
  ])("find %s by index", async (_, where) => {
    const { rows } = await sql<Record<"QUERY PLAN", string>>`explain (costs off)
      select * from meals where user_id = ${sql.lit(ana.userId)} and ${sql.raw(where)}`.execute(app.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(plan).not.toContain("Seq Scan");
  });
});
