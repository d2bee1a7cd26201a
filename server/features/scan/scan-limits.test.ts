import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listMeals } from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { convertAnonymousSession, validateAnonymousSession } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 3 });
});
afterAll(() => app.close());

/** Leaves nothing to ask. */
const meal = { text: "150 g raw apple" };
type Headers = Readonly<Record<string, string>>;

function scan(headers: Headers, key?: string) {
  const keyed = key === undefined ? headers : { ...headers, "idempotency-key": key };
  return app.call(scanning.submitText, { body: meal, headers: keyed });
}

const usage = async (headers: Headers) => (await app.call(scanning.checkUsage, { headers })).body;

describe("a free user's scans", () => {
  it("are granted exactly as often as scans are left, of 50 sent at once", async () => {
    const { headers } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => scan(headers)));
    const refused = answers.filter(({ status }) => status === 403);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(refused).toHaveLength(47);
    expect(refused[0]?.body.code).toBe("daily_scan_limit_exceeded");
    expect(await usage(headers)).toMatchObject({ canScan: false, remainingScans: 0, dailyLimit: 3 });
  });

  it("count once for 20 concurrent requests with the same key", async () => {
    const { headers } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(headers, "same")));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await usage(headers)).toMatchObject({ remainingScans: 2 });
  });

  it("are reset at the user's own midnight", async () => {
    app.clock.set(new Date("2026-03-10T22:45:00Z"));
    const { headers } = await app.signUp();
    const inMadrid = { ...headers, "time-zone": "Europe/Madrid" };
    await scan(inMadrid);
    expect(await usage(inMadrid)).toMatchObject({ remainingScans: 2, resetTime: "2026-03-10T23:00:00.000Z" });
    app.clock.advance(16 * 60_000);
    expect(await usage(inMadrid)).toMatchObject({ remainingScans: 3, resetTime: "2026-03-11T23:00:00.000Z" });
  });

  it("are unlimited with Pro", async () => {
    const person = await app.signUp();
    await app.makePro(person);
    for (let count = 0; count < 5; count += 1) expect((await scan(person.headers)).status).toBe(200);
    expect(await usage(person.headers)).toEqual({
      canScan: true,
      remainingScans: null,
      dailyLimit: null,
      resetTime: null,
    });
  });
});

describe("a visitor's scans", () => {
  it("are five for the whole session, whatever the client sends", async () => {
    const headers = await app.createVisitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => scan(headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    app.clock.advance(48 * 3_600_000);
    expect((await scan(headers)).body.code).toBe("anonymous_scan_limit_exceeded");
    const session = await app.call(validateAnonymousSession, { headers });
    expect(session.body).toEqual({ scanCount: 5, scanLimit: 5 });
  });

  it("become the account's meals if they were saved", async () => {
    const visitor = await app.createVisitor();
    const [saved, notSaved] = [await scan(visitor), await scan(visitor)];
    const call = { params: { id: saved.body.id }, body: {}, headers: visitor };
    expect((await app.call(scanning.acceptSubmission, call)).body).toEqual({ mealId: null });
    const { headers } = await app.signUp();
    const body = { sessionToken: visitor["x-anonymous-session-token"] };
    const converted = await app.call(convertAnonymousSession, { body, headers });
    expect(converted.body).toEqual({ movedMeals: 1 });
    const again = await app.call(convertAnonymousSession, { body, headers });
    expect(again.status).toBe(401);
    const day = { date: app.clock.read().toISOString().slice(0, 10) };
    expect((await app.call(listMeals, { body: day, headers })).body).toHaveLength(1);
    const late = { params: { id: notSaved.body.id }, body: {}, headers };
    expect((await app.call(scanning.acceptSubmission, late)).status).toBe(200);
    expect((await app.call(listMeals, { body: day, headers })).body).toHaveLength(2);
  });
});
