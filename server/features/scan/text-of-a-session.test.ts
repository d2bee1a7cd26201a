import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { submitText } from "#contract/endpoints/scan.ts";
import { logout } from "#contract/endpoints/sign-in.ts";
import { StatementRecorder } from "../../testing/statement-recorder.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";

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

  it("takes four statements: session, reservation, own names, answer", async () => {
    const ana = await app.signUp();
    const recorder = new StatementRecorder();
    expect((await scan(ana)).status).toBe(200);
    recorder.stop();
    expect(recorder.use).toEqual({ statements: 4, trips: 4 });
  });

  it("stores nothing for a session that has ended", async () => {
    const ana = await app.signUp();
    await app.call(logout, { headers: ana.headers, body: {} });
    expect((await scan(ana)).status).toBe(401);
    expect(await stored(ana)).toEqual({ keys: 0, hits: [], scans: [] });
  });

  it("stores nothing for an account that waits to be deleted", async () => {
    const ana = await app.signUp();
    await app.call(requestDeletion, { headers: ana.headers, body: { password: testPassword } });
    const { headers } = await app.logIn(ana.userId, ana.email, testPassword);
    await app.db.deleteFrom("rate_limits").execute();
    expect((await scan({ ...ana, headers })).body).toMatchObject({ code: "account_to_be_deleted" });
    expect(await stored(ana)).toEqual({ keys: 0, hits: [], scans: [] });
  });

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
