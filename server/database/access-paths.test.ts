import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const id = `'${randomUUID()}'`;
const now = "now()";

/**
 * The product's look-ups: each must be able to use an index. With sequential scans disabled, the planner still falls back to
 * one when no index fits.
 */
const lookUps: readonly (readonly [what: string, table: string, where: string])[] = [
  ["an account by its address", "users", "lower(email) = 'ana@example.com'"],
  ["a session by its id", "refresh_token_families", `id = ${id}`],
  ["a person's sessions", "refresh_token_families", `user_id = ${id}`],
  ["expired sessions", "refresh_token_families", `expires_at < ${now}`],
  ["a refresh token", "refresh_tokens", "token_hash = '\\x00'"],
  ["a session's tokens", "refresh_tokens", `family_id = ${id}`],
  ["a visitor by the token", "anonymous_sessions", "token_hash = '\\x00'"],
  ["visitors who have not come back", "anonymous_sessions", `last_seen_at < ${now}`],
  ["the scans of a day", "scan_usage", `owner_id = ${id} and period = '2026-01-01'`],
  ["a submission", "meal_submissions", `id = ${id} and user_id = ${id}`],
  ["a person's submissions", "meal_submissions", `user_id = ${id} order by created_at, id limit 200`],
  ["a visitor's submissions", "meal_submissions", `anonymous_session_id = ${id}`],
  ["a meal of a submission", "meals", `user_id = ${id} and submission_id = ${id}`],
  ["a person's goals", "goals", `user_id = ${id}`],
  ["a person's profile", "profiles", `user_id = ${id}`],
  ["a message that is due", "support_tickets", `mailed_at is null and next_try_at <= ${now}`],
  ["a person's messages", "support_tickets", `user_id = ${id} order by created_at`],
  ["a mail that is due", "mails", `done_at is null and next_try_at <= ${now}`],
  ["mails for an address", "mails", "lower(address) = 'ana@example.com'"],
  ["people who may be notified", "notification_settings", `next_at <= ${now}`],
  ["a browser's subscription", "push_subscriptions", "endpoint = 'https://example.com'"],
  ["a person's notified devices", "push_subscriptions", `user_id = ${id} order by created_at`],
  ["a notification that is due", "push_messages", `claimed_at is null and next_try_at <= ${now}`],
  ["old notifications", "push_messages", `created_at < ${now}`],
  ["a mailed link", "account_tokens", "token_hash = '\\x00'"],
  ["a person's links", "account_tokens", `user_id = ${id} and purpose = 'reset_password'`],
  ["a person's security log", "security_events", `user_id = ${id} order by at desc`],
  ["old security events", "security_events", `at < ${now}`],
  ["expired links", "account_tokens", `expires_at < ${now}`],
  ["a key", "idempotency_keys", "owner = 'user:1' and key = 'a'"],
  ["old keys", "idempotency_keys", `created_at < ${now}`],
  ["a limit", "rate_limits", "bucket = 'a'"],
  ["expired limits", "rate_limits", `window_ends_at < ${now}`],
  ["a person's subscriptions", "subscriptions", `user_id = ${id}`],
  ["a person's checkouts", "checkouts", `user_id = ${id}`],
  ["a payment event that is due", "payment_events", `handled_at is null and next_try_at <= ${now}`],
];

describe("every access path has an index", () => {
  it.each(lookUps)("%s", async (_, table, where) => {
    const plan = await database.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<Record<"QUERY PLAN", string>>`explain (costs off)
        select * from ${sql.table(table)} where ${sql.raw(where)}`.execute(transaction);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(plan).toMatch(/Index Cond|Index Scan using \w+_waiting/);
    expect(plan).not.toContain("Seq Scan");
  });
});

describe("foreign keys", () => {
  it("have an index on the referencing column, so that deleting an account scans no whole table", async () => {
    const { rows } = await sql<{ table: string; key: string }>`
      select conrelid::regclass as table, conname as key from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(database.db);
    const advice = rows.map(
      ({ table, key }) => `${table}.${key} has no index: a new migration must create one on its column.`,
    );
    expect(advice).toEqual([]);
  });
});
