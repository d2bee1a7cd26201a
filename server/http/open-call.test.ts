import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submitText } from "#contract/endpoints/scan.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";
import { releaseKey } from "./idempotency-table.ts";
import { openCall } from "./open-call.ts";
import { rateLimits } from "./rate-limit-list.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true, freeDailyScans: 3 });
});
afterAll(() => app.close());

const scansOf = async ({ userId }: SignedIn) =>
  (await app.db.selectFrom("scan_usage").selectAll().where("owner_id", "=", userId).execute())[0];
const keysOf = async ({ userId }: SignedIn) =>
  (await app.db.selectFrom("idempotency_keys").select("key").where("owner", "=", `user:${userId}`).execute())
    .length;

describe("counting a call, claiming its key and reserving its scan", () => {
  const scan = (who: SignedIn, key: string, text = "an apple") =>
    app.call(submitText, { body: { text }, headers: { ...who.headers, "idempotency-key": key } });

  it("gives the last scans to exactly as many of the calls sent at once", async () => {
    const ana = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => scan(ana, `key-${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await scansOf(ana)).toMatchObject({ committed: 3, reserved: {} });
    expect(await keysOf(ana)).toBe(3);
  });

  it("reserves nothing for a repeated call, a refused text or an invalid body", async () => {
    const ana = await app.signUp();
    const first = await scan(ana, "once");
    expect((await scan(ana, "once")).body).toEqual(first.body);
    expect((await scan(ana, "empty", "  ")).body.code).toBe("empty_text");
    await app.call(submitText, { body: {}, headers: ana.headers });
    expect(await scansOf(ana)).toMatchObject({ committed: 1, reserved: {} });
  });

  it("writes neither key nor reservation beyond a limit", async () => {
    const ana = await app.signUp();
    const { hits } = rateLimits.scanByAccount;
    await scan(ana, "first");
    await app.db.updateTable("rate_limits").set({ hits }).where("bucket", "like", "scan-account:%").execute();
    expect((await scan(ana, "second")).status).toBe(429);
    expect([await keysOf(ana), await scansOf(ana)]).toMatchObject([1, { committed: 1, reserved: {} }]);
  });

  it("never takes the work of one endpoint for that of another", async () => {
    const { userId } = await app.signUp();
    const one = {
      owner: `user:${userId}`,
      key: "both",
      endpoint: "POST /one",
      requestHash: Buffer.from("x"),
    };
    const claim = async (keyed: typeof one) =>
      (await openCall(app.db, { keyed, now: app.clock.read() })).newRow;
    const first = await claim(one);
    expect(first).toMatchObject({ mayExist: false });
    await releaseKey(app.db, one);
    expect(await claim({ ...one, endpoint: "POST /other" })).toBeUndefined();
    expect(await claim(one)).toEqual({ id: first?.id, mayExist: true });
  });

  it("counts an invalid call", async () => {
    const ana = await app.signUp();
    await scan(ana, "valid");
    const hits = async () =>
      (
        await app.db
          .selectFrom("rate_limits")
          .select("hits")
          .where("bucket", "like", "scan-account:%")
          .execute()
      )
        .map((row) => row.hits)
        .reduce((sum, each) => sum + each, 0);
    const before = await hits();
    await app.call(submitText, { body: { text: 1 }, headers: ana.headers });
    expect(await hits()).toBe(before + 1);
  });
});
