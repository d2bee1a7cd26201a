import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findUnownedAccess, splitByAnd } from "./owner-of-statement.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const access = (text: string) => findUnownedAccess(database.db, text);

describe("a statement on a person's table", () => {
  it.each([
    "select * from meals where user_id = $1 and id = $2",
    'select "meals"."id" from "meals" where "meals"."user_id" = $1',
    "update meals set name = $1 where id = any($2) and user_id = $3",
    "select * from meals join meal_undo using (user_id) where meal_undo.user_id = $1",
    "select * from meals m left join meal_undo u on u.user_id = m.user_id and u.meal_id = m.id where m.user_id = $1",
    "select 1 from goals where user_id = $1 and exists (select from meals where meals.user_id = goals.user_id)",
    "insert into goals (user_id, calories, protein, carbs, fat, fiber) values ($1, 1, 1, 1, 1, 1) on conflict (user_id) do nothing",
    "with gone as (delete from meals where user_id = $1 returning id) select count(*) from gone",
  ])("of one owner passes: %s", async (text) => {
    expect(await access(text)).toEqual([]);
  });

  it.each([
    ["select * from meals where id = $1", "meals: read without user_id"],
    ["select * from meals where user_id = $1 or id = $2", "meals: read without user_id"],
    ["select * from meals where user_id = any($1)", "meals: read without user_id"],
    [
      "select * from meals join users on users.id = meals.user_id where users.email = $1",
      "meals: read without user_id",
    ],
    ["select * from meals where user_id <> $1", "meals: read without user_id"],
    [
      "delete from meal_submissions where id = $1 and status = 'discarded'",
      "meal_submissions: read without owner_id",
    ],
    [
      "select * from goals g join meals m on m.calories = g.calories where g.user_id = $1",
      "meals: read without user_id",
    ],
    ["update meals set user_id = $1 where id = $2", "meals: read without user_id"],
    [
      "with gone as (delete from meals where id = $1 returning id) select count(*) from gone",
      "meals: read without user_id",
    ],
  ])("of several owners is found: %s", async (text, expected) => {
    expect(await access(text)).toEqual([expected]);
  });

  it("is not asked about other tables", async () => {
    expect(await access("select * from users where email = $1")).toEqual([]);
  });
});

describe("splitting a condition", () => {
  it.each([
    ["(user_id = $1)", ["user_id = $1"]],
    ["((user_id = $1) AND (id = $2))", ["(user_id = $1)", "(id = $2)"]],
    ["((a = 1) AND ((b = 2) OR (c = 3)))", ["(a = 1)", "((b = 2) OR (c = 3))"]],
  ])("%s", (condition, parts) => {
    expect(splitByAnd(condition)).toEqual(parts);
  });
});
