import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changePassword, confirmEmail, forgotPassword, resetPassword } from "#contract/endpoints/account.ts";
import { login, me, refresh, register } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

const newPassword = "four small green pears";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

async function change({ headers }: SignedIn, currentPassword = testPassword, password = newPassword) {
  const { status, body } = await app.call(changePassword, {
    headers,
    body: { currentPassword, newPassword: password },
  });
  return [status, body?.code];
}

describe("changing the password", () => {
  it("asks for the present one, ends the other sessions and keeps this one", async () => {
    const ana = await app.signUp();
    const elsewhere = await app.logIn(ana.userId, ana.email, testPassword);
    expect(await change(ana, "a wrong one")).toEqual([403, "wrong_password"]);
    expect((await app.call(me, elsewhere)).status).toBe(200);
    expect(await change(ana)).toEqual([204, undefined]);
    expect((await app.call(me, ana)).status).toBe(200);
    expect((await app.call(refresh, { body: { refreshToken: ana.refreshToken } })).status).toBe(200);
    expect((await app.call(me, elsewhere)).status).toBe(401);
    const { email } = ana;
    expect((await app.call(login, { body: { email, password: testPassword } })).status).toBe(401);
    expect((await app.call(login, { body: { email, password: newPassword } })).status).toBe(200);
  });

  it("ends a reset link that was mailed before", async () => {
    const ana = await app.signUp();
    await app.call(confirmEmail, { ...ana, body: { token: (await app.mailTo(ana.email)).token } });
    await app.call(forgotPassword, { body: { email: ana.email } });
    const { token } = await app.mailTo(ana.email);
    await change(ana);
    const { body } = await app.call(resetPassword, { body: { token, password: "yet another one" } });
    expect(body.code).toBe("invalid_link");
  });

  it.each([
    ["the most common", "12345678"],
    ["a common one in capitals", "QWERTYUIOP"],
    ["the product's name", "Platewise"],
    ["the person's address", "pears-and-plums@example.com"],
    ["the part of it before the @", "Pears-And-Plums"],
    ["the first name", "Bartholomea"],
  ])("refuses %s", async (_, password) => {
    const email = `pears-and-plums@example.com`;
    const body = { firstName: "Bartholomea", lastName: "Ruiz", email, password };
    const { status, body: answer } = await app.call(register, { body });
    expect([status, answer.code]).toEqual([422, "password_too_common"]);
  });

  it("takes 64 characters and more, of any kind, exactly as they are", async () => {
    const ana = await app.signUp();
    const long = ` ${"p\u00eache \u{1F351} ".repeat(20)}`;
    expect(await change(ana, testPassword, long)).toEqual([204, undefined]);
    const { email } = ana;
    expect((await app.call(login, { body: { email, password: long } })).status).toBe(200);
    expect((await app.call(login, { body: { email, password: long.trim() } })).status).toBe(401);
  });
});

describe("PASSWORD_MIN_LENGTH", () => {
  it("holds wherever a password is set, not where one is entered", async () => {
    const strict = await createTestApp({ hasFoods: false, passwordMinLength: 12, database: app.database });
    const short = "k7#wq";
    const old = await app.signUp({ email: "short@example.com", password: short });
    const person = { firstName: "A", lastName: "B", email: "new@example.com", password: short };
    expect((await strict.call(register, { body: person })).body.code).toBe("password_too_short");
    const signedIn = await strict.logIn(old.userId, old.email, short);
    const body = { currentPassword: short, newPassword: "k7#wq k7#wq" };
    const refused = await strict.call(changePassword, { ...signedIn, body });
    expect([refused.status, refused.body.code]).toEqual([422, "password_too_short"]);
    await strict.app.close();
  });
});
