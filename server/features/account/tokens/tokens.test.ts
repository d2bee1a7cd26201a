import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { forgotPassword, readSecurityEvents, resetPassword } from "#contract/endpoints/account.ts";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { logMeal } from "#contract/endpoints/add.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { getDailySummary, listMeals } from "#contract/endpoints/meals.ts";
import { createToken, listTokens, revokeToken } from "#contract/endpoints/tokens.ts";
import { personalTokensMax } from "#contract/limits.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const endpoints: readonly AnyEndpoint[] = allEndpoints;
const wanted = { name: "Script", scope: "write", expiresInDays: 30 };
async function tokenOf(person = ana, fields = {}) {
  const { status, body } = await app.call(createToken, { ...person, body: { ...wanted, ...fields } });
  expect(status).toBe(201);
  return { id: body.id, headers: { authorization: `Bearer ${body.token}` } };
}
const outcomeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const confirmAddress = () =>
  app.db
    .updateTable("users")
    .set({ email_verified_at: app.clock.read() })
    .where("id", "=", ana.userId)
    .execute();
const items = [{ from: "quick", name: "Coffee", calories: 60 }];

describe("a personal token", () => {
  it("is answered once, stored as a hash, and listed without it", async () => {
    const { body } = await app.call(createToken, { ...ana, body: wanted });
    expect(body.token).toMatch(/^platewise_[A-Za-z0-9_-]{43}$/);
    expect(body.expiresAt).toBe("2026-04-09T12:00:00.000Z");
    const { body: listed } = await app.call(listTokens, ana);
    const { token, ...rest } = body;
    expect(listed).toEqual([rest]);
    const rows = await app.db
      .selectFrom("personal_tokens")
      .selectAll()
      .where("user_id", "=", ana.userId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(10));
  });

  it("reads and writes the diary of its owner alone", async () => {
    const { headers } = await tokenOf();
    expect((await app.call(logMeal, { headers, body: { items } })).status).toBe(201);
    expect((await app.call(listMeals, { headers, body: { date: "2026-03-10" } })).body).toHaveLength(1);
    const bea = await tokenOf(await app.signUp());
    expect((await app.call(listMeals, { headers: bea.headers, body: { date: "2026-03-10" } })).body).toEqual(
      [],
    );
  });

  it("with the scope read changes nothing", async () => {
    const { headers } = await tokenOf(ana, { scope: "read" });
    expect((await app.call(getDailySummary, { headers })).status).toBe(200);
    expect(outcomeOf(await app.call(logMeal, { headers, body: { items } }))).toEqual([
      403,
      "token_reads_only",
    ]);
  });

  it("records its last use, at most every five minutes", async () => {
    const { headers } = await tokenOf();
    const lastUse = async () => (await app.call(listTokens, ana)).body[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    await app.call(getDailySummary, { headers });
    app.clock.advance(60_000);
    await app.call(getDailySummary, { headers });
    expect(await lastUse()).toBe("2026-03-10T12:00:00.000Z");
    app.clock.advance(5 * 60_000);
    await app.call(getDailySummary, { headers });
    expect(await lastUse()).toBe("2026-03-10T12:06:00.000Z");
  });

  it("does not move the person's time zone", async () => {
    const { headers } = await tokenOf();
    await app.call(getDailySummary, { headers: { ...headers, "time-zone": "Asia/Tokyo" } });
    const row = app.db.selectFrom("users").select("time_zone").where("id", "=", ana.userId);
    expect((await row.executeTakeFirstOrThrow()).time_zone).not.toBe("Asia/Tokyo");
  });

  it("is named in the security log and in a mail, when created and when revoked", async () => {
    await app.mailTo(ana.email);
    await confirmAddress();
    app.clock.advance(1000);
    const { id } = await tokenOf();
    expect((await app.mailTo(ana.email)).subject).toBe("A personal token was created");
    app.clock.advance(1000);
    await app.call(revokeToken, { ...ana, params: { id } });
    expect((await app.mailTo(ana.email)).subject).toBe("A personal token was revoked");
    const { body } = await app.call(readSecurityEvents, ana);
    expect(body.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      "token_removed",
      "token_added",
    ]);
  });

  it("is one of a limited number", async () => {
    for (let at = 0; at < personalTokensMax; at++) await tokenOf();
    expect(outcomeOf(await app.call(createToken, { ...ana, body: wanted }))).toEqual([
      409,
      "token_limit_exceeded",
    ]);
  });
});

describe("a personal token opens nothing", () => {
  const closed = endpoints.filter(({ token, access }) => token === undefined && access !== "public");

  it("that is not listed for tokens", async () => {
    const { headers } = await tokenOf();
    const params = { id: ana.userId, day: "2026-03-10", provider: "google", code: "96385074" };
    expect(closed.length).toBeGreaterThan(50);
    for (const endpoint of closed) {
      const { method, path } = endpoint;
      const outcome = outcomeOf(await app.call(endpoint, { headers, params }));
      expect([method, path, ...outcome]).toEqual([method, path, 403, "token_not_allowed"]);
    }
  });

  it("that concerns the account, its security, its plan or all data", () => {
    const account = /^\/api\/(auth|user|subscriptions|notifications|imports|anonymous|tickets)\b/;
    expect(endpoints.filter(({ path, token }) => account.test(path) && token !== undefined)).toEqual([]);
    expect(endpoints.filter(({ needsFreshProof, token }) => needsFreshProof && token)).toEqual([]);
    const reads = endpoints.filter(({ token }) => token === "read").map(({ method }) => method);
    expect(new Set(reads)).toEqual(new Set(["GET", "POST"]));
    const posts = endpoints.filter(({ token, method }) => token === "read" && method === "POST");
    expect(posts.map(({ path }) => path)).toEqual(["/api/meals/list"]);
  });

  const refused = async (headers: Readonly<Record<string, string>>) =>
    outcomeOf(await app.call(getDailySummary, { headers }));

  it("once it was revoked, by its owner alone", async () => {
    const { id, headers } = await tokenOf();
    const bea = await app.signUp();
    expect(outcomeOf(await app.call(revokeToken, { ...bea, params: { id } }))).toEqual([404, "not_found"]);
    expect((await app.call(getDailySummary, { headers })).status).toBe(200);
    expect((await app.call(revokeToken, { ...ana, params: { id } })).status).toBe(204);
    expect(await refused(headers)).toEqual([401, "unauthorized"]);
  });

  it("once it has expired", async () => {
    const { headers } = await tokenOf();
    app.clock.advance(30 * 24 * 3_600_000);
    expect(await refused(headers)).toEqual([401, "unauthorized"]);
  });

  it("once the account is to be deleted, and once it is deleted", async () => {
    const [{ headers }, later] = [await tokenOf(), await app.signUp()];
    expect((await app.call(requestDeletion, ana)).status).toBeLessThan(300);
    expect(await refused(headers)).toEqual([401, "unauthorized"]);
    const other = await tokenOf(later);
    await app.db.deleteFrom("users").where("id", "=", later.userId).execute();
    expect(await refused(other.headers)).toEqual([401, "unauthorized"]);
  });

  it("once the password was reset by mail", async () => {
    const { headers } = await tokenOf();
    await app.sendMails();
    await confirmAddress();
    await app.call(forgotPassword, { body: { email: ana.email } });
    const { token } = await app.mailTo(ana.email);
    const body = { token, password: "another password of tests" };
    expect((await app.call(resetPassword, { body })).status).toBeLessThan(300);
    expect(await refused(headers)).toEqual([401, "unauthorized"]);
  });

  it("when it is made up", async () => {
    expect(await refused({ authorization: `Bearer platewise_${"a".repeat(43)}` })).toEqual([
      401,
      "unauthorized",
    ]);
  });
});
