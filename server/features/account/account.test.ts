import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { login, logout, me, refresh, register } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { verifyPassword } from "./password-hash.ts";
import { passwordStrength } from "./password-strength.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const person = {
  firstName: "Zoë",
  lastName: "Núñez Ortega",
  email: "Zoe@Example.com",
  password: "k7#wq",
  language: "es",
};

describe("registering", () => {
  it("makes a free account and never shows the password", async () => {
    const { status, body } = await app.call(register, { body: person });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: "Zoë",
      lastName: "Núñez Ortega",
      email: "Zoe@Example.com",
      language: "es",
      accountType: "free",
      isPremium: false,
      lastLogin: null,
      dailyScanLimit: 10,
      scansUsedToday: 0,
    });
    expect(JSON.stringify(body)).not.toContain("k7#wq");
  });

  it("refuses an address that is taken, however it is written", async () => {
    const { status, body } = await app.call(register, { body: { ...person, email: "zoe@EXAMPLE.com" } });
    expect([status, body.code]).toEqual([409, "email_taken"]);
  });

  it("lets one of many who want the same address at once have it", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.call(register, { body: { ...person, email: "race@example.com" } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ["no first name", { firstName: " " }, "firstName"],
    ["an e-mail without dot", { email: "zoe@example" }, "email"],
    ["a password of four characters", { password: "1234" }, "password"],
    ["a password of 257 characters", { password: "x".repeat(257) }, "password"],
    ["a language we do not speak", { language: "de" }, "language"],
    ["a number for a name", { lastName: 7 }, "lastName"],
  ])("refuses %s and names the field", async (_, fault, path) => {
    const { status, body } = await app.call(register, {
      body: { ...person, email: "new@example.com", ...fault },
    });
    expect([status, body.code]).toEqual([400, "invalid_request"]);
    expect(body.details.map((detail: { path: string }) => detail.path)).toEqual([path]);
  });

  it("refuses fields that are nobody's business to set", async () => {
    const { status } = await app.call(register, {
      body: { ...person, email: "pro@example.com", accountType: "pro" },
    });
    expect(status).toBe(400);
  });

  // How strong that is, is tested in password-hash.test.ts.
  it("keeps passwords as argon2id of the strength in force", async () => {
    const { password_hash } = await app.db
      .selectFrom("users")
      .select("password_hash")
      .where("email", "=", "Zoe@Example.com")
      .executeTakeFirstOrThrow();
    const { memoryCost, timeCost, parallelism } = passwordStrength;
    expect(password_hash).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
    expect(await verifyPassword(password_hash ?? "", person.password)).toBe(true);
  });
});

describe("logging in", () => {
  it("takes the password exactly as it was given, and the e-mail in any case", async () => {
    await app.call(register, { body: { ...person, email: "exact@example.com", password: " pass word " } });
    const attempt = (email: string, password: string) => app.call(login, { body: { email, password } });
    expect((await attempt("EXACT@example.com", " pass word ")).status).toBe(200);
    expect((await attempt("exact@example.com", "pass word")).status).toBe(401);
  });

  it("says the same of an unknown e-mail and of a wrong password", async () => {
    const wrong = await app.call(login, { body: { email: person.email, password: "wrong" } });
    const unknown = await app.call(login, { body: { email: "nobody@example.com", password: "wrong" } });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toEqual({ code: "invalid_credentials", message: "Email or password is incorrect." });
  });

  it("gives an access token for 20 minutes with the claims of the specification", async () => {
    const { accessToken, userId } = await app.signUp({ firstName: "Ana", lastName: "Ruiz", language: "fr" });
    const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: userId, name: "Ana Ruiz", language: "fr", userType: 0 });
    expect(claims.email).toMatch(/^person-/);
    expect(claims.iat).toBe(app.clock.read().getTime() / 1000);
    expect(claims.exp - claims.iat).toBe(20 * 60);
  });

  it("shows the login before the present one", async () => {
    const first = await app.signUp();
    const firstAt = app.clock.read();
    expect((await app.call(me, first)).body.lastLogin).toBeNull();
    app.clock.advance(3_600_000);
    const second = await app.logIn(first.userId, first.email, testPassword);
    expect((await app.call(me, second)).body.lastLogin).toBe(firstAt.toISOString());
  });
});

describe("the signed-in person", () => {
  it("sees the database's current values, not the token's", async () => {
    const ana = await app.signUp();
    await app.makePro(ana);
    expect((await app.call(me, ana)).body).toMatchObject({ accountType: "pro", isPremium: true });
  });

  it("is signed out at once when the session ends", async () => {
    const ana = await app.signUp();
    expect((await app.call(logout, ana)).status).toBe(204);
    const { status, body } = await app.call(me, ana);
    expect([status, body.code]).toEqual([401, "unauthorized"]);
    expect((await app.call(refresh, { body: { refreshToken: ana.refreshToken } })).status).toBe(401);
  });

  it("stays signed in elsewhere when one session ends", async () => {
    const phone = await app.signUp();
    const laptop = await app.logIn(phone.userId, phone.email, testPassword);
    await app.call(logout, phone);
    expect((await app.call(me, laptop)).status).toBe(200);
  });

  describe("signs out", () => {
    const isLive = async (refreshToken: string) =>
      (await app.call(refresh, { body: { refreshToken } })).status === 200;

    it("with the refresh token alone, once the access token has expired", async () => {
      const { headers, refreshToken } = await app.signUp();
      app.clock.advance(21 * 60_000);
      expect((await app.call(me, { headers })).status).toBe(401);
      expect((await app.call(logout, { headers, body: { refreshToken } })).status).toBe(204);
      expect(await isLive(refreshToken)).toBe(false);
    });

    it("with a refresh token that was exchanged before", async () => {
      const ana = await app.signUp();
      const renewed = await app.call(refresh, { body: { refreshToken: ana.refreshToken } });
      const { status } = await app.call(logout, { headers: {}, body: { refreshToken: ana.refreshToken } });
      expect(status).toBe(204);
      expect(await isLive(renewed.body.refreshToken)).toBe(false);
    });

    it("from both sessions where the two tokens belong to different ones", async () => {
      const phone = await app.signUp();
      const laptop = await app.logIn(phone.userId, phone.email, testPassword);
      await app.call(logout, { headers: phone.headers, body: { refreshToken: laptop.refreshToken } });
      expect([await isLive(phone.refreshToken), await isLive(laptop.refreshToken)]).toEqual([false, false]);
    });

    it("quietly with a refresh token that nobody has, but not without any token", async () => {
      const unknown = { headers: {}, body: { refreshToken: "unknown" } };
      expect((await app.call(logout, unknown)).status).toBe(204);
      const { status, body } = await app.call(logout, { headers: {} });
      expect([status, body.code]).toEqual([401, "unauthorized"]);
    });
  });

  it("is signed out when the account is deleted", async () => {
    const ana = await app.signUp();
    await app.db.deleteFrom("users").where("id", "=", ana.userId).execute();
    expect((await app.call(me, ana)).status).toBe(401);
  });
});
