import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { submitText } from "#contract/endpoints/scan.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const today = "2026-03-10";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true, freeDailyScans: 1 });
  app.clock.set(new Date(`${today}T12:00:00Z`));
});
afterAll(() => app.close());

describe("a text scan of a session", () => {
  const scan = ({ headers }: SignedIn, timeZone = "UTC") =>
    app.call(submitText, {
      headers: { ...headers, "time-zone": timeZone, "idempotency-key": crypto.randomUUID() },
      body: { text: "150 g raw apple" },
    });
  const stored = async ({ userId }: SignedIn) => {
    const keys = app.db.selectFrom("idempotency_keys").select("key").where("owner", "=", `user:${userId}`);
    const hits = app.db.selectFrom("rate_limits").select("hits").where("bucket", "like", "scan-account%");
    const scans = app.db
      .selectFrom("scan_usage")
      .select(["period", "committed", "reserved"])
      .where("owner_id", "=", userId);
    return { keys: (await keys.execute()).length, hits: await hits.execute(), scans: await scans.execute() };
  };
  beforeEach(() => app.db.deleteFrom("rate_limits").execute());

  it("counts once, in the account's own day, a call from another time zone", async () => {
    const ana = await app.signUp();
    expect((await scan(ana, "Pacific/Kiritimati")).status).toBe(200);
    expect(await stored(ana)).toEqual({
      keys: 1,
      hits: [{ hits: 1 }],
      scans: [{ period: today, committed: 1, reserved: {} }],
    });
  });

  it("knows the plan of the moment", async () => {
    const ana = await app.signUp();
    expect((await scan(ana)).status).toBe(200);
    expect((await scan(ana)).body).toMatchObject({ code: "daily_scan_limit_exceeded" });
    await app.makePro(ana);
    expect((await scan(ana)).body).toHaveProperty("nutritionalTip");
    expect((await stored(ana)).scans).toMatchObject([{ committed: 2, reserved: {} }]);
  });
});
