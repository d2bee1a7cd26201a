import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import { login, me } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const isVerified = async (person: SignedIn) => (await app.call(me, person)).body.isEmailVerified;

async function confirm(token: string, headers: SignedIn["headers"] = {}, password?: string) {
  const body = { token, ...(password !== undefined && { password }) };
  const { status, body: answer } = await app.call(account.confirmEmail, { headers, body });
  return [status, answer?.code];
}

async function enterCode({ headers }: SignedIn, code: string) {
  const { status, body } = await app.call(account.confirmEmailByCode, { headers, body: { code } });
  return [status, body?.code];
}

const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

describe("a new account's address", () => {
  it("is confirmed by the mailed link from a session of the account, once", async () => {
    const ana = await app.signUp();
    expect(await isVerified(ana)).toBe(false);
    const { token, subject } = await app.mailTo(ana.email);
    expect(subject).toBe("Confirm your email address");
    expect(await confirm(token, ana.headers)).toEqual([204, undefined]);
    expect(await isVerified(ana)).toBe(true);
    expect(await confirm(token, ana.headers)).toEqual([400, "invalid_link"]);
  });

  it("is not confirmed by a reader of the mail who is not signed in to the account", async () => {
    const ana = await app.signUp();
    const stranger = await app.signUp();
    const { token } = await app.mailTo(ana.email);
    expect(await confirm(token)).toEqual([403, "password_needed"]);
    expect(await confirm(token, stranger.headers)).toEqual([403, "password_needed"]);
    expect(await confirm(token, {}, "a guess")).toEqual([403, "wrong_password"]);
    expect(await isVerified(ana)).toBe(false);
    expect(await confirm(token, {}, testPassword)).toEqual([204, undefined]);
    expect(await isVerified(ana)).toBe(true);
  });

  it("is confirmed by the code, which ends after five wrong tries", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    const { code } = await app.mailTo(ana.email);
    expect(await enterCode(bea, code)).toEqual([400, "invalid_code"]);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await enterCode(ana, otherThan(code))).toEqual([400, "invalid_code"]);
    expect(await enterCode(ana, code)).toEqual([400, "invalid_code"]);
    app.clock.advance(1000);
    await app.call(account.resendConfirmation, ana);
    const next = await app.mailTo(ana.email);
    expect(await enterCode(ana, next.code)).toEqual([204, undefined]);
    expect(await isVerified(ana)).toBe(true);
    expect(await enterCode(ana, next.code)).toEqual([400, "invalid_code"]);
  });

  it("takes no more than five of many codes tried at once", async () => {
    const ana = await app.signUp();
    const { code } = await app.mailTo(ana.email);
    const guesses = Array.from({ length: 9 }, () => enterCode(ana, otherThan(code)));
    await Promise.all(guesses);
    expect(await enterCode(ana, code)).toEqual([400, "invalid_code"]);
  });

  it("cannot be confirmed with links and codes older than a day", async () => {
    const ana = await app.signUp();
    const { token, code } = await app.mailTo(ana.email);
    app.clock.advance(24 * 3_600_000);
    const again = await app.logIn(ana.userId, ana.email, testPassword);
    expect(await confirm(token, again.headers)).toEqual([400, "invalid_link"]);
    expect(await enterCode(again, code)).toEqual([400, "invalid_code"]);
  });

  it("is not mailed again once it is confirmed", async () => {
    const ana = await app.signUp();
    await confirm((await app.mailTo(ana.email)).token, ana.headers);
    const before = app.mailbox.received.length;
    expect((await app.call(account.resendConfirmation, ana)).status).toBe(204);
    await app.sendMails();
    expect(app.mailbox.received).toHaveLength(before);
  });
});

describe("another address", () => {
  const change = (person: SignedIn, email: string) =>
    app.call(account.changeEmail, { ...person, body: { email } });

  it("applies once it is confirmed at the new address, and notifies the old one", async () => {
    const ana = await app.signUp();
    await confirm((await app.mailTo(ana.email)).token, ana.headers);
    expect((await change(ana, "ana-new@example.com")).status).toBe(204);
    const { token } = await app.mailTo("ana-new@example.com");
    expect((await app.call(me, ana)).body).toMatchObject({
      email: ana.email,
      pendingEmail: "ana-new@example.com",
    });
    expect(await confirm(token, ana.headers)).toEqual([204, undefined]);
    expect((await app.call(me, ana)).body).toMatchObject({
      email: "ana-new@example.com",
      pendingEmail: null,
      isEmailVerified: true,
    });
    const told = await app.mailTo(ana.email);
    expect(told.subject).toBe("Your email address was changed");
    expect(told.text).not.toContain("ana-new");
    const body = { email: "ana-new@example.com", password: testPassword };
    expect((await app.call(login, { body })).status).toBe(200);
  });

  it("can be taken back before it is confirmed", async () => {
    const ana = await app.signUp();
    await change(ana, "ana-other@example.com");
    const { token, code } = await app.mailTo("ana-other@example.com");
    expect((await app.call(account.cancelEmailChange, ana)).status).toBe(204);
    expect(await confirm(token, ana.headers)).toEqual([400, "invalid_link"]);
    expect(await enterCode(ana, code)).toEqual([400, "invalid_code"]);
    expect((await app.call(me, ana)).body).toMatchObject({ email: ana.email, pendingEmail: null });
  });

  it("that has an account already is refused by mail to its owner only", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    await confirm((await app.mailTo(bea.email)).token, bea.headers);
    expect((await change(ana, bea.email)).status).toBe((await change(ana, "free@example.com")).status);
    await change(ana, bea.email);
    const mail = await app.mailTo(bea.email);
    expect([mail.subject, mail.token]).toEqual(["This address already has an account", ""]);
  });

  it("that another account uses without proof goes to the account that confirms it", async () => {
    const [ana, squatter] = [await app.signUp(), await app.signUp()];
    await change(ana, squatter.email);
    const { token } = await app.mailTo(squatter.email);
    expect(await confirm(token, ana.headers)).toEqual([204, undefined]);
    expect((await app.call(me, ana)).body.email).toBe(squatter.email);
    expect((await app.call(me, squatter)).body.email).toBe("");
  });
});

describe("the name", () => {
  it("can be changed", async () => {
    const ana = await app.signUp();
    await app.call(account.changeName, { ...ana, body: { firstName: " Anna ", lastName: "Ruiz Gil" } });
    expect((await app.call(me, ana)).body).toMatchObject({ firstName: "Anna", lastName: "Ruiz Gil" });
  });
});
