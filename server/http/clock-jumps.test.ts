import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkUsage, submitText } from "#contract/endpoints/scan.ts";
import { me, refresh } from "#contract/endpoints/sign-in.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { newId } from "../core/new-id.ts";
import { claimPendingEvent } from "../features/plans/payment-events-table.ts";
import { claimDueSubscriptionMail } from "../features/plans/subscription-mails-table.ts";
import { reservationValues, reserveScan } from "../features/quota/scan-usage-table.ts";
import { claimPendingTicket } from "../features/support/tickets-table.ts";
import { subscribe } from "../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

const dayMs = 86_400_000;
/** The clock is wrong by a day, and then right again. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true, freeDailyScans: 3 });
});
afterAll(() => app.close());

const scan = (who: SignedIn, key = newId()) =>
  app.call(submitText, {
    body: { text: "an apple" },
    headers: { ...who.headers, "idempotency-key": key },
  });
const remaining = async (who: SignedIn) => (await app.call(checkUsage, who)).body.remainingScans;

describe("a clock that was a day ahead and is set back", () => {
  it("does not affect the real day's scans", async () => {
    const ana = await app.signUp();
    await scan(ana);
    app.clock.advance(dayMs);
    const tomorrow = await app.logIn(ana.userId, ana.email, "correct horse");
    await scan(tomorrow);
    expect(await remaining(tomorrow)).toBe(2);
    app.clock.advance(-dayMs);
    expect(await remaining(ana)).toBe(2);
  });

  it("does not hold the reservation of a dead process for a day", async () => {
    const ana = await app.signUp();
    const period = app.clock.read().toISOString().slice(0, 10);
    const ahead = new Date(app.clock.read().getTime() + dayMs);
    const reservation = { id: newId(), ownerId: ana.userId, period };
    const terms = { limit: 3, now: ahead, durationMs: 90_000 };
    await reserveScan(reservationValues(reservation, terms)).execute(app.db);
    expect(await remaining(ana)).toBe(3);
  });

  it("does not block an idempotency key of a dead process", async () => {
    const ana = await app.signUp();
    const { body } = await scan(ana, "jump");
    const ahead = new Date(app.clock.read().getTime() + dayMs);
    await app.db
      .updateTable("idempotency_keys")
      .set({ state: "working", status: null, answer: null, locked_until: ahead })
      .where("key", "=", "jump")
      .execute();
    expect((await scan(ana, "jump")).body).toEqual(body);
  });

  it("does not extend rate limits by a day", async () => {
    const ana = await app.signUp();
    const fail = () => app.logIn(ana.userId, ana.email, "wrong");
    app.clock.advance(dayMs);
    for (let tries = 0; tries < 11; tries++) await fail();
    app.clock.advance(-dayMs);
    expect((await app.logIn(ana.userId, ana.email, "correct horse")).accessToken).toBeDefined();
  });

  it("still treats a used refresh token as used", async () => {
    const ana = await app.signUp();
    const exchange = () => app.call(refresh, { body: { refreshToken: ana.refreshToken } });
    app.clock.advance(dayMs);
    expect((await exchange()).status).toBe(200);
    app.clock.advance(-dayMs);
    expect((await exchange()).status).toBe(401);
  });

  it("mails messages written in the meantime", async () => {
    app.clock.advance(dayMs);
    const message = { name: "Ana", email: "ana@example.com", subject: "Soup", msg: "More, please." };
    const { body } = await app.call(sendTicket, { body: message });
    app.clock.advance(-dayMs);
    expect((await claimPendingTicket(app.db, app.clock.read()))?.id).toBe(body.id);
  });

  it("mails what a subscription is about, and handles what its provider reported", async () => {
    const ana = await app.signUp();
    await subscribe(app, ana);
    const ahead = new Date(app.clock.read().getTime() + dayMs);
    for (const [table, done] of [
      ["subscription_mails", "done_at"],
      ["payment_events", "handled_at"],
    ] as const)
      await sql`update ${sql.table(table)} set ${sql.ref(done)} = null, next_try_at = ${ahead}`.execute(
        app.db,
      );
    const now = app.clock.read();
    expect((await claimDueSubscriptionMail(app.db, now))?.to).toBe(ana.email);
    expect(await claimPendingEvent(app.db, "sandbox", now)).toBeDefined();
  });
});

describe("a clock that jumps a day ahead", () => {
  it("requires a new access token and keeps the session", async () => {
    const ana = await app.signUp();
    app.clock.advance(dayMs);
    expect((await app.call(me, ana)).status).toBe(401);
    const { body } = await app.call(refresh, { body: { refreshToken: ana.refreshToken } });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect((await app.call(me, { headers })).status).toBe(200);
    expect((await app.call(checkUsage, { headers })).body.remainingScans).toBe(3);
  });
});
