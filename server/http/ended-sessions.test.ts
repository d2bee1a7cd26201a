import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { listMeals, logMealAgain } from "#contract/endpoints/meals.ts";
import { logout } from "#contract/endpoints/sign-in.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { LeasedConnection } from "../database/leased-connection.ts";
import { seedMeal } from "../testing/seed-meal.ts";
import { StatementRecorder } from "../testing/statement-recorder.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../testing/test-app.ts";
import { turnLimits } from "./caller-turns.ts";

const day = "2026-03-10";
const amount = 7654.3;
const micronutrients = eachMicronutrient(() => amount);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false, hasRateLimits: true });
});
afterAll(() => app.close());

async function signUpWithMeal(): Promise<SignedIn> {
  const person = await app.signUp();
  await seedMeal(app, person, { eatenAt: `${day}T08:00Z`, changes: { micronutrients } });
  return person;
}

const list = (headers: SignedIn["headers"]) => app.call(listMeals, { headers, body: { date: day } });

/** The rows of each statement that a call sends. */
async function rowsSentFor(call: () => Promise<unknown>): Promise<string[]> {
  const original = LeasedConnection.prototype.query as (...sent: unknown[]) => unknown;
  const rows: string[] = [];
  LeasedConnection.prototype.query = async function (this: LeasedConnection, ...sent: unknown[]) {
    const result = (await original.apply(this, sent)) as { rows: unknown };
    rows.push(JSON.stringify(result.rows));
    return result;
  } as never;
  await call();
  LeasedConnection.prototype.query = original as never;
  return rows;
}

describe("a read", () => {
  it("reads nothing for a session that has ended", async () => {
    const ana = await signUpWithMeal();
    await app.call(logout, { headers: ana.headers, body: {} });
    const rows = await rowsSentFor(async () => expect((await list(ana.headers)).status).toBe(401));
    expect(rows).toEqual(["[]"]);
  });

  it("reads nothing for a forged token, without asking the database", async () => {
    const ana = await signUpWithMeal();
    const headers = { authorization: `Bearer ${ana.accessToken.slice(0, -2)}xx` };
    expect(await rowsSentFor(async () => expect((await list(headers)).status).toBe(401))).toEqual([]);
  });

  it("refuses an account that waits to be deleted", async () => {
    const ana = await signUpWithMeal();
    await app.call(requestDeletion, { headers: ana.headers, body: { password: testPassword } });
    const { headers } = await app.logIn(ana.userId, ana.email, testPassword);
    expect(await list(headers)).toMatchObject({ status: 403, body: { code: "account_to_be_deleted" } });
  });

  it("leaves what only Pro sees in the database", async () => {
    const ana = await signUpWithMeal();
    const free = await rowsSentFor(() => list(ana.headers));
    expect(free.join()).not.toContain(String(amount));
    await app.makePro(ana);
    const pro = await rowsSentFor(() => list(ana.headers));
    expect(pro.join()).toContain(String(amount));
  });

  it("answers an invalid call of a session that has ended as such", async () => {
    const ana = await signUpWithMeal();
    const invalid = { headers: ana.headers, body: { date: "yesterday" } };
    expect((await app.call(listMeals, invalid)).body).toMatchObject({ code: "invalid_request" });
    await app.call(logout, { headers: ana.headers, body: {} });
    expect((await app.call(listMeals, invalid)).status).toBe(401);
  });
});

describe("a change", () => {
  const stored = async ({ userId }: SignedIn) => {
    const owner = `user:${userId}`;
    const keys = app.db.selectFrom("idempotency_keys").select("key").where("owner", "=", owner);
    const hits = app.db.selectFrom("rate_limits").select("hits").where("bucket", "like", "change-%");
    const meals = app.db.selectFrom("meals").select("id").where("user_id", "=", userId);
    return [await keys.execute(), await hits.execute(), await meals.execute()].map((rows) => rows.length);
  };
  const logAgain = async (person: SignedIn, headers = person.headers) => {
    const [meal] = await app.db
      .selectFrom("meals")
      .select("id")
      .where("user_id", "=", person.userId)
      .execute();
    const keyed = { ...headers, "idempotency-key": person.userId };
    return app.call(logMealAgain, {
      params: { id: meal?.id ?? "" },
      headers: keyed,
      body: { date: "2026-03-09" },
    });
  };
  beforeEach(() => app.db.deleteFrom("rate_limits").execute());

  it("checks the session, counts the call with the claim of its key, and works, in three statements", async () => {
    const ana = await signUpWithMeal();
    const [meal] = await app.db.selectFrom("meals").select("id").where("user_id", "=", ana.userId).execute();
    const recorder = new StatementRecorder();
    const headers = { ...ana.headers, "idempotency-key": "one" };
    const { status } = await app.call(logMealAgain, { params: { id: meal?.id ?? "" }, headers, body: {} });
    recorder.stop();
    expect(status).toBe(201);
    expect(recorder.use).toEqual({ statements: 3, trips: 3 });
    expect(await stored(ana)).toEqual([1, 1, 2]);
  });

  it("stores nothing for a session that has ended", async () => {
    const ana = await signUpWithMeal();
    await app.call(logout, { headers: ana.headers, body: {} });
    expect((await logAgain(ana)).status).toBe(401);
    expect(await stored(ana)).toEqual([0, 0, 1]);
  });

  it("stores nothing for an account that waits to be deleted", async () => {
    const ana = await signUpWithMeal();
    await app.call(requestDeletion, { headers: ana.headers, body: { password: testPassword } });
    const { headers } = await app.logIn(ana.userId, ana.email, testPassword);
    await app.db.deleteFrom("rate_limits").execute();
    expect((await logAgain(ana, headers)).body).toMatchObject({ code: "account_to_be_deleted" });
    expect(await stored(ana)).toEqual([0, 0, 1]);
  });
});

describe("a read of many callers", () => {
  it("answers a personal token, with what its plan shows", async () => {
    const ana = await signUpWithMeal();
    const wanted = { name: "Script", scope: "read", expiresInDays: 30 };
    const { body: token } = await app.call(createToken, { headers: ana.headers, body: wanted });
    const headers = { authorization: `Bearer ${token.token}` };
    const [free] = (await list(headers)).body;
    expect(free).toEqual((await list(ana.headers)).body[0]);
    expect(free).not.toHaveProperty("micronutrients");
    await app.makePro(ana);
    expect((await list(headers)).body[0]).toHaveProperty("micronutrients");
  });

  it("answers each of more calls than a caller may make at once", async () => {
    const ana = await signUpWithMeal();
    const calls = Array.from({ length: 4 * turnLimits.running }, () => list(ana.headers));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status, body }) => status === 200 && body.length === 1)).toBe(true);
  });
});
