import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getGoals, saveGoals } from "#contract/endpoints/goals.ts";
import { listMeals } from "#contract/endpoints/meals.ts";
import { submitText } from "#contract/endpoints/scan.ts";
import { me, register } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  ana = await app.signUp();
});
afterAll(() => app.close());

const json = { "content-type": "application/json" };
const post = (payload: string, headers: Record<string, string> = json) =>
  app.inject({ method: "POST", url: register.path, payload, headers });

describe("an invalid body", () => {
  it.each([
    ["cut off", '{"email":'],
    ["not JSON at all", "email=a@b.co"],
    ["two values", "{}{}"],
    ["a bare zero character", "\0"],
  ])("%s is malformed JSON", async (_, payload) => {
    const { status, body } = await post(payload);
    expect([status, body]).toEqual([
      400,
      { code: "malformed_json", message: "The request body is not valid JSON." },
    ]);
  });

  it.each(["", "null", "7", '"text"', "[]", '{"__proto__":{"x":1}}'])(
    "%j is an invalid request",
    async (payload) => {
      const { status, body } = await post(payload);
      expect([status, body.code]).toEqual([400, "invalid_request"]);
      expect(body.details.length).toBeGreaterThan(0);
    },
  );

  it("of another content type is refused", async () => {
    const { status, body } = await post("<email/>", { "content-type": "application/xml" });
    expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
  });

  it("that is too large is refused without being read", async () => {
    const { status, body } = await post(JSON.stringify({ text: "x".repeat(300 * 1024) }));
    expect([status, body.code]).toEqual([413, "payload_too_large"]);
  });

  it("nested a hundred thousand levels deep is refused", async () => {
    const { status } = await post("[".repeat(100_000));
    expect(status).toBe(400);
  });

  it.each([
    ["a string", { calories: "2000", protein: 150, carbs: 250, fat: 65, fiber: 25 }],
    ["a fraction", { calories: 2000.5, protein: 150, carbs: 250, fat: 65, fiber: 25 }],
    ["beyond the range", { calories: 1e9, protein: 150, carbs: 250, fat: 65, fiber: 25 }],
    ["missing", { protein: 150, carbs: 250, fat: 65, fiber: 25 }],
    ["unknown", { calories: 2000, protein: 150, carbs: 250, fat: 65, fiber: 25, sugar: 1 }],
  ])("with a number that is %s changes nothing", async (_, body) => {
    expect((await app.call(saveGoals, { ...ana, body })).status).toBe(400);
    expect((await app.call(getGoals, ana)).status).toBe(404);
  });

  it.each(["2026-02-30", "10/03/2026", "", "2026-03-10T00:00:00Z"])(
    "with the day %j is refused",
    async (date) => {
      expect((await app.call(listMeals, { ...ana, body: { date } })).status).toBe(400);
    },
  );
});

describe("text that PostgreSQL cannot store", () => {
  it.each(["two eggs\\u0000", "two eggs \\ud800", "\\udc00 two eggs"])(
    "%s is accepted as a meal",
    async (text) => {
      const { status, body } = await app.inject({
        method: "POST",
        url: submitText.path,
        payload: `{"text":"${text}"}`,
        headers: { ...json, ...ana.headers },
      });
      expect([status, body.foods?.length]).toEqual([200, 1]);
    },
  );

  it("keeps emoji intact, also as escapes", async () => {
    const names = { firstName: "\ud83e\udd66", lastName: "B" };
    const signed = await app.signUp(names);
    expect((await app.call(me, signed)).body.firstName).toBe("🥦");
  });
});

describe("unknown paths and methods", () => {
  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/meals/list/more",
    "/assets/gone.js",
    "/locales/de/common.json",
    "/locales/en/server/payments.json",
    "/locales/server/payments.json",
  ])("%s answers 404", async (url) => {
    const { status, body } = await app.inject({ method: "GET", url });
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("list the allowed methods with 405", async () => {
    const { status, body, headers } = await app.inject({ method: "PUT", url: "/api/goals/daily" });
    expect([status, body.code, headers.allow]).toEqual([405, "method_not_allowed", "GET, POST, DELETE"]);
  });

  it("that cannot be decoded are refused", async () => {
    const { status } = await app.inject({ method: "GET", url: "/api/%zz" });
    expect(status).toBe(404);
  });
});

describe("callers", () => {
  it.each([
    ["no token", {}, "unauthorized"],
    ["another scheme", { authorization: "Basic YTpi" }, "unauthorized"],
    ["a made-up token", { authorization: "Bearer a.b.c" }, "unauthorized"],
    ["a made-up session", { "x-anonymous-session-token": "x" }, "invalid_anonymous_session"],
  ])("with %s are unauthenticated", async (_, headers, code) => {
    const { status, body } = await app.call(submitText, { headers, body: { text: "an apple" } });
    expect([status, body.code]).toEqual([401, code]);
  });

  it("can log in while sending a stale token", async () => {
    const { status } = await app.call(register, {
      headers: { authorization: "Bearer stale" },
      body: { firstName: "A", lastName: "B", email: "stale@example.com", password: "k7#wq" },
    });
    expect(status).toBe(201);
  });

  it.each(["Mars/Olympus", "+02:00", "x".repeat(300), "Europe/Madrid; drop table users"])(
    "with the time zone %j are refused",
    async (zone) => {
      const { status, body } = await app.call(me, { headers: { ...ana.headers, "time-zone": zone } });
      expect([status, body.code]).toEqual([400, "invalid_time_zone"]);
    },
  );

  it("keep the last call's time zone", async () => {
    await app.call(me, { headers: { ...ana.headers, "time-zone": "pacific/kiritimati" } });
    const row = app.db.selectFrom("users").select("time_zone").where("id", "=", ana.userId);
    expect(await row.executeTakeFirst()).toEqual({ time_zone: "Pacific/Kiritimati" });
  });
});
