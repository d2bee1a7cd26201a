import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendTicket } from "#contract/endpoints/support.ts";
import { deleteExpiredData } from "./housekeeping.ts";
import { createTestApp, type SignedIn, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  ana = await app.signUp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate meal_submissions, support_tickets, scan_usage cascade`.execute(app.db);
});

const daysAgo = (days: number) => new Date(app.clock.read().getTime() - days * 86_400_000);

interface Seeded {
  readonly status: "analysed" | "clarification_needed" | "accepted" | "discarded";
  readonly days: number;
  readonly count?: number;
}

/** Scans of Ana, or of the newest visitor. */
async function seedScans({ status, days, count = 1 }: Seeded, isVisitors = false): Promise<void> {
  const visitor = sql`(select id from anonymous_sessions order by id desc limit 1)`;
  const owner = isVisitors ? sql`null, ${visitor}` : sql`${ana.userId}::uuid, null`;
  await sql`insert into meal_submissions
      (id, user_id, anonymous_session_id, text, language, analysis, status, day, time_zone, created_at)
    select gen_random_uuid(), ${owner}, ${`${status} ${days}`}, 'en', '{}', ${status}, '2026-03-01', 'UTC',
      ${daysAgo(days)} from generate_series(1, ${count}::int)`.execute(app.db);
}

async function scansLeft(): Promise<string[]> {
  const rows = await app.db.selectFrom("meal_submissions").select("text").orderBy("text").execute();
  return rows.map(({ text }) => text);
}

describe("housekeeping", () => {
  it("deletes unsaved scans after 30 days, discarded ones after 7, saved ones never", async () => {
    for (const days of [6, 8, 29, 31]) {
      await seedScans({ status: "analysed", days });
      await seedScans({ status: "clarification_needed", days });
      await seedScans({ status: "discarded", days });
      await seedScans({ status: "accepted", days });
    }
    await deleteExpiredData(app.served, app.clock.read());
    expect(await scansLeft()).toEqual([
      "accepted 29",
      "accepted 31",
      "accepted 6",
      "accepted 8",
      "analysed 29",
      "analysed 6",
      "analysed 8",
      "clarification_needed 29",
      "clarification_needed 6",
      "clarification_needed 8",
      "discarded 6",
    ]);
  });

  it("deletes a visitor's unsaved scans after 7 days", async () => {
    await app.createVisitor();
    for (const days of [6, 8]) {
      await seedScans({ status: "analysed", days }, true);
      await seedScans({ status: "accepted", days }, true);
    }
    await deleteExpiredData(app.served, app.clock.read());
    expect(await scansLeft()).toEqual(["accepted 6", "accepted 8", "analysed 6"]);
  });

  it("deletes more than one batch, also when two processes clean up at once", async () => {
    await seedScans({ status: "analysed", days: 40, count: 2500 });
    await seedScans({ status: "accepted", days: 40 });
    await Promise.all([
      deleteExpiredData(app.served, app.clock.read()),
      deleteExpiredData(app.served, app.clock.read()),
    ]);
    expect(await scansLeft()).toEqual(["accepted 40"]);
  });

  it("finds expired scans by their index", async () => {
    await seedScans({ status: "accepted", days: 40, count: 3000 });
    await seedScans({ status: "analysed", days: 40, count: 10 });
    await sql`analyze meal_submissions`.execute(app.db);
    const { rows } = await sql<Record<"QUERY PLAN", string>>`explain (costs off)
      select id from meal_submissions where status <> 'accepted' and not (user_id is null or status = 'discarded')
        and created_at < ${sql.lit(daysAgo(30).toISOString())} order by created_at limit 1000`.execute(
      app.db,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("meal_submissions_unaccepted");
  });

  it("deletes messages a year after they were mailed, and never one that is still waiting", async () => {
    for (const msg of ["mailed long ago", "mailed lately", "waits since long"]) {
      const body = { name: "Ana", email: "ana@example.com", subject: "Question", msg };
      expect((await app.call(sendTicket, { body })).status).toBe(201);
    }
    await sql`update support_tickets set created_at = ${daysAgo(800)},
      mailed_at = case message when 'mailed long ago' then ${daysAgo(366)}::timestamptz
        when 'mailed lately' then ${daysAgo(364)}::timestamptz end`.execute(app.db);
    await deleteExpiredData(app.served, app.clock.read());
    const left = await app.db.selectFrom("support_tickets").select("message").orderBy("message").execute();
    expect(left.map(({ message }) => message)).toEqual(["mailed lately", "waits since long"]);
  });

  it("deletes scan counts after a week, and a visitor's together with the visitor", async () => {
    await app.createVisitor();
    await sql`insert into scan_usage (owner_id, period, committed)
      values (${ana.userId}, '2026-03-01', 3), (${ana.userId}, '2026-03-09', 2)`.execute(app.db);
    await sql`insert into scan_usage (owner_id, period, committed)
      select id, 'session', 1 from anonymous_sessions`.execute(app.db);
    await deleteExpiredData(app.served, app.clock.read());
    const periods = async () =>
      (await app.db.selectFrom("scan_usage").select("period").orderBy("period").execute()).map(
        (row) => row.period,
      );
    expect((await periods()).filter((period) => period !== "session")).toEqual(["2026-03-09"]);
    expect(await periods()).toContain("session");
    await sql`update anonymous_sessions set last_seen_at = ${daysAgo(91)}`.execute(app.db);
    await deleteExpiredData(app.served, app.clock.read());
    expect(await periods()).toEqual(["2026-03-09"]);
  });
});
