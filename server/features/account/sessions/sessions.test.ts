import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changePassword,
  confirmEmail,
  endOneSession,
  endOtherSessions,
  listSessions,
  readSecurityEvents,
} from "#contract/endpoints/account.ts";
import { login, me, refresh } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";
const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0";
const dayMs = 86_400_000;
const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    hasFoods: false,
    logLevel: "info",
    logDestination: { write: (line) => lines.push(line) },
  });
});
afterAll(() => app.close());

interface SignIn {
  readonly userAgent?: string;
  readonly deviceId?: string;
  readonly password?: string;
}

async function signIn(
  { email }: SignedIn,
  { userAgent = chrome, deviceId, password = testPassword }: SignIn = {},
) {
  const body = { email, password, ...(deviceId !== undefined && { deviceId }) };
  const headers = { "user-agent": userAgent, "time-zone": "Europe/Madrid" };
  const answer = await app.call(login, { body, headers });
  return {
    refreshToken: answer.body.refreshToken,
    headers: { authorization: `Bearer ${answer.body.accessToken}` },
  };
}

async function verifiedPerson(): Promise<SignedIn> {
  const person = await app.signUp();
  await app.call(confirmEmail, { ...person, body: { token: (await app.mailTo(person.email)).token } });
  return person;
}

const kindsOf = async ({ headers }: Pick<SignedIn, "headers">) =>
  (await app.call(readSecurityEvents, { headers })).body.map(({ kind }: { kind: string }) => kind);

describe("the list of sessions", () => {
  it("names device, place and last use, and marks the caller's own", async () => {
    const ana = await app.signUp();
    app.clock.advance(60_000);
    const phone = await signIn(ana, { userAgent: firefox });
    app.clock.advance(60_000);
    await app.call(refresh, { body: { refreshToken: ana.refreshToken } });
    const { body } = await app.call(listSessions, { headers: phone.headers });
    expect(body).toMatchObject([
      { browser: null, isCurrent: false, lastUsedAt: app.clock.read().toISOString() },
      { browser: "Firefox", system: "Android", timeZone: "Europe/Madrid", isCurrent: true },
    ]);
  });

  it("ends one, at once, and nobody else's", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    const other = await signIn(ana);
    const { body: sessions } = await app.call(listSessions, { headers: other.headers });
    const id = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    expect((await app.call(endOneSession, { ...bea, params: { id } })).status).toBe(404);
    expect((await app.call(me, { headers: other.headers })).status).toBe(200);
    expect((await app.call(endOneSession, { ...ana, params: { id } })).status).toBe(204);
    expect((await app.call(me, { headers: other.headers })).status).toBe(401);
    expect((await app.call(refresh, { body: { refreshToken: other.refreshToken } })).status).toBe(401);
    expect((await app.call(endOneSession, { ...ana, params: { id } })).status).toBe(404);
  });

  it("ends all others", async () => {
    const ana = await app.signUp();
    const others = [await signIn(ana), await signIn(ana, { userAgent: firefox })];
    expect((await app.call(endOtherSessions, ana)).status).toBe(204);
    for (const { headers } of others) expect((await app.call(me, { headers })).status).toBe(401);
    expect((await app.call(listSessions, ana)).body).toHaveLength(1);
  });

  it("holds a session for 90 days at most, however often it is used", async () => {
    const ana = await app.signUp();
    let { refreshToken } = ana;
    for (let day = 0; day < 75; day += 25) {
      app.clock.advance(25 * dayMs);
      refreshToken = (await app.call(refresh, { body: { refreshToken } })).body.refreshToken;
    }
    app.clock.advance(14 * dayMs);
    refreshToken = (await app.call(refresh, { body: { refreshToken } })).body.refreshToken;
    expect(refreshToken).toBeTypeOf("string");
    app.clock.advance(dayMs);
    expect((await app.call(refresh, { body: { refreshToken } })).status).toBe(401);
  });
});

describe("a sign-in", () => {
  it("from a browser that was not seen before is mailed, from a known one it is not", async () => {
    const ana = await verifiedPerson();
    app.clock.advance(1000);
    await signIn(ana, { deviceId: "a-browser-of-her-own" });
    expect((await app.mailTo(ana.email)).subject).toBe("New sign-in to your account");
    expect(app.mailbox.lastTo(ana.email).text).toContain("Chrome on Windows");
    const before = app.mailbox.received.length;
    await signIn(ana, { deviceId: "a-browser-of-her-own", userAgent: firefox });
    await app.sendMails();
    expect(app.mailbox.received).toHaveLength(before);
  });

  it("after registering is not mailed", async () => {
    const ana = await verifiedPerson();
    await app.sendMails();
    expect(app.mailbox.lastTo(ana.email).subject).toBe("Confirm your email address");
  });
});

describe("the security log", () => {
  it("shows sign-ins, failures and changes, latest first", async () => {
    const ana = await verifiedPerson();
    for (let tries = 0; tries < 3; tries += 1) await signIn(ana, { password: "wrong" });
    app.clock.advance(1000);
    const body = { currentPassword: testPassword, newPassword: "four small green pears" };
    await app.call(changePassword, { ...ana, body });
    expect((await kindsOf(ana)).sort()).toEqual([
      "email_confirmed",
      "password_changed",
      "sign_in_failed",
      "signed_in",
    ]);
    const { body: events } = await app.call(readSecurityEvents, ana);
    expect(events[0].kind).toBe("password_changed");
    expect(events.find(({ kind }: { kind: string }) => kind === "sign_in_failed")).toMatchObject({
      times: 3,
      browser: "Chrome",
      timeZone: "Europe/Madrid",
    });
  });

  it("is bounded, and failures do not push the rest out", async () => {
    const ana = await app.signUp();
    for (let hours = 0; hours < 60; hours += 1) {
      app.clock.advance(3_600_001);
      await signIn(ana, { password: "wrong" });
    }
    const again = await app.logIn(ana.userId, ana.email, testPassword);
    const kinds = await kindsOf(again);
    expect(kinds.filter((kind: string) => kind === "sign_in_failed")).toHaveLength(50);
    expect(kinds.filter((kind: string) => kind.startsWith("signed_in"))).toHaveLength(2);
  });

  it("gives the operator one line each, without anybody's data", async () => {
    lines.length = 0;
    const ana = await app.signUp();
    await signIn(ana, { password: "wrong" });
    const written = lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);
    expect(written.map(({ security, level }) => [security, level])).toEqual([
      ["signed_in", 30],
      ["sign_in_failed", 40],
    ]);
    for (const line of written)
      expect(Object.keys(line).sort()).toEqual(["hostname", "level", "msg", "pid", "security", "time"]);
  });
});
