import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFavourites } from "#contract/endpoints/add.ts";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { createAnonymousSession, login } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type TestApp, testPassword } from "../testing/test-app.ts";
import { networkOf } from "./network-of.ts";
import { costlyRead } from "./rate-limit-list.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false, hasRateLimits: true, trustedProxies: ["127.0.0.1"] });
});
afterAll(() => app.close());

const attempt = (email: string, password: string, address = "203.0.113.1") =>
  app.call(login, { body: { email, password }, headers: { "x-forwarded-for": address } });

describe("guessing passwords", () => {
  it("is blocked for 15 minutes after ten attempts at an account", async () => {
    const ana = await app.signUp();
    for (let tries = 0; tries < 10; tries++) expect((await attempt(ana.email, "wrong")).status).toBe(401);
    const { status, body, headers } = await attempt(ana.email, testPassword);
    expect([status, body.code, headers["retry-after"]]).toEqual([429, "too_many_login_attempts", "900"]);
    app.clock.advance(10 * 60_000);
    expect((await attempt(ana.email, testPassword)).headers["retry-after"]).toBe("300");
    app.clock.advance(5 * 60_000);
    expect((await attempt(ana.email, testPassword)).status).toBe(200);
  });

  it("from one network does not lock out the owner in another", async () => {
    const ana = await app.signUp();
    for (let tries = 0; tries < 12; tries++) await attempt(ana.email.toUpperCase(), "wrong", "203.0.113.2");
    expect((await attempt(ana.email, testPassword, "203.0.113.2")).status).toBe(429);
    expect((await attempt(ana.email, testPassword, "203.0.113.3")).status).toBe(200);
  });

  it("from many networks is blocked too", async () => {
    const ana = await app.signUp();
    const tries = Array.from({ length: 50 }, (_, at) => attempt(ana.email, "wrong", `198.51.100.${at}`));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
    expect((await attempt(ana.email, testPassword, "198.51.100.200")).status).toBe(429);
  });

  it("counts for one account, however its e-mail is spelt", async () => {
    const ana = await app.signUp({ email: "iris.kiwi@example.com" });
    // PostgreSQL takes the dotted capital I for an i, JavaScript does not; the Kelvin sign is a k to both.
    const spellings = ["IRIS.kiwi@example.com", "İris.kİwi@example.com", "iris.\u212aiwi@example.com"];
    for (let tries = 0; tries < 10; tries++) {
      const { body } = await attempt(spellings[tries % spellings.length] ?? "", "wrong", "203.0.113.12");
      expect(body.code).toBe("invalid_credentials");
    }
    for (const email of [...spellings, ana.email])
      expect((await attempt(email, testPassword, "203.0.113.12")).status).toBe(429);
  });

  it("is limited in the same way for accounts that do not exist", async () => {
    for (let tries = 0; tries < 10; tries++) await attempt("nobody@example.com", "x", "203.0.113.9");
    expect((await attempt("nobody@example.com", "x", "203.0.113.9")).status).toBe(429);
  });

  it("does not block people who know their password", async () => {
    const ana = await app.signUp();
    for (let tries = 0; tries < 15; tries++)
      expect((await attempt(ana.email, testPassword)).status).toBe(200);
  });
});

describe("a refusal", () => {
  it("is repeated for a second without asking the database", async () => {
    const address = "203.0.113.60";
    for (let tries = 0; tries < 11; tries++) await attempt("flood@example.com", "x", address);
    // As if another process had forgiven the attempts.
    await app.db.deleteFrom("rate_limits").execute();
    const again = await attempt("flood@example.com", "x", address);
    expect([again.status, again.headers["retry-after"]]).toEqual([429, "900"]);
    app.clock.advance(1000);
    expect((await attempt("flood@example.com", "x", address)).status).toBe(401);
  });
});

describe("visitors' sessions", () => {
  it("cannot be used to refill free scans", async () => {
    const create = () =>
      app.call(createAnonymousSession, { body: {}, headers: { "x-forwarded-for": "203.0.113.50" } });
    const answers = await Promise.all(Array.from({ length: 125 }, create));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("networks", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
  ])("%s is in network %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("reads that cost much", () => {
  it("are counted for their account, whose other calls go on", async () => {
    const [ana, ben] = [await app.signUp(), await app.signUp()];
    const { hits, windowSeconds } = costlyRead;
    for (let read = 0; read < hits; read++) expect((await app.call(listFavourites, ana)).status).toBe(200);
    const { status, body, headers } = await app.call(listFavourites, ana);
    expect([status, body.code, headers["retry-after"]]).toEqual([
      429,
      "too_many_requests",
      `${windowSeconds}`,
    ]);
    expect((await app.call(listFavourites, ben)).status).toBe(200);
    expect((await app.call(getDailySummary, ana)).status).toBe(200);
    app.clock.advance(windowSeconds * 1000);
    expect((await app.call(listFavourites, ana)).status).toBe(200);
  });
});
