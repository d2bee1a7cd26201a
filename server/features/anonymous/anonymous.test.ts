import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listMeals } from "#contract/endpoints/meals.ts";
import { acceptSubmission, submitText } from "#contract/endpoints/scan.ts";
import {
  convertAnonymousSession,
  createAnonymousSession,
  validateAnonymousSession,
} from "#contract/endpoints/sign-in.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Readonly<Record<string, string>>;
/** Words that leave nothing to ask. */
const clearMeal = "150 g raw apple";
const scan = (headers: Headers, text = clearMeal) => app.call(submitText, { headers, body: { text } });
const tokenIn = (headers: Headers) => headers["x-anonymous-session-token"] ?? "";

describe("a visitor's session", () => {
  it("starts with no scans used, and counts scans that led to a result", async () => {
    const { status, body } = await app.call(createAnonymousSession, { body: { userAgent: "a browser" } });
    expect(status).toBe(201);
    expect(body.scanCount).toBe(0);
    const headers = { "x-anonymous-session-token": body.sessionToken };
    await scan(headers);
    await scan(headers, "   ");
    expect((await app.call(validateAnonymousSession, { headers })).body).toEqual({
      scanCount: 1,
      scanLimit: 5,
    });
  });

  it("allows five scans, however many are sent at once", async () => {
    const headers = await app.createVisitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => scan(headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(["403 anonymous_scan_limit_exceeded"]),
    );
    app.clock.advance(48 * 3_600_000);
    expect((await scan(headers)).status).toBe(403);
  });

  it("rejects an unknown token, and does not store its own in plain text", async () => {
    const headers = await app.createVisitor();
    const { status, body } = await app.call(validateAnonymousSession, {
      headers: { "x-anonymous-session-token": "made up" },
    });
    expect([status, body.code]).toEqual([401, "invalid_anonymous_session"]);
    const rows = await app.db.selectFrom("anonymous_sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenIn(headers));
  });

  it("keeps the kind of browser, and not what else the browser tells of itself", async () => {
    const userAgent =
      "Mozilla/5.0 (X11; Linux x86_64; SM-G998B Build/1) AppleWebKit/537.36 Chrome/143.0 Safari/537.36";
    await app.db.deleteFrom("anonymous_sessions").execute();
    await app.call(createAnonymousSession, { body: { userAgent } });
    const row = await app.db.selectFrom("anonymous_sessions").select("user_agent").executeTakeFirst();
    expect(row).toEqual({ user_agent: "Chrome" });
  });

  it("cannot be validated by a signed-in account", async () => {
    const ana = await app.signUp();
    expect((await app.call(validateAnonymousSession, ana)).status).toBe(401);
  });
});

describe("converting a session to an account", () => {
  it("moves the saved meals to the account, once", async () => {
    const visitor = await app.createVisitor();
    const saved = await scan(visitor);
    await scan(visitor, "an apple");
    await app.call(acceptSubmission, {
      headers: visitor,
      params: { id: saved.body.id },
      body: { name: "Breakfast" },
    });
    const ana = await app.signUp();
    const convert = () =>
      app.call(convertAnonymousSession, { ...ana, body: { sessionToken: tokenIn(visitor) } });
    expect((await convert()).body).toEqual({ movedMeals: 1 });
    const date = app.clock.read().toISOString().slice(0, 10);
    const meals = await app.call(listMeals, { ...ana, body: { date } });
    expect(meals.body.map(({ name }: { name: string }) => name)).toEqual(["Breakfast"]);
    expect((await convert()).status).toBe(401);
    expect((await app.call(validateAnonymousSession, { headers: visitor })).status).toBe(401);
  });

  it("moves the meals to only one of two accounts that convert it at once", async () => {
    const visitor = await app.createVisitor();
    const { body } = await scan(visitor);
    await app.call(acceptSubmission, { headers: visitor, params: { id: body.id }, body: {} });
    const people = [await app.signUp(), await app.signUp()];
    const answers = await Promise.all(
      people.map((person) =>
        app.call(convertAnonymousSession, { ...person, body: { sessionToken: tokenIn(visitor) } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
