import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  checkResetLink,
  confirmEmail,
  confirmEmailByCode,
  forgotPassword,
  resetPassword,
} from "#contract/endpoints/account.ts";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { login, me, refresh, register } from "#contract/endpoints/sign-in.ts";
import { seedMeal } from "../../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

const newPassword = "four small green pears";
const expired = [400, "invalid_link"];
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  ana = await verifiedPerson();
});
afterAll(() => app.close());

async function verifiedPerson(): Promise<SignedIn> {
  const person = await app.signUp();
  const { token } = await app.mailTo(person.email);
  await app.call(confirmEmail, { ...person, body: { token } });
  return person;
}

async function resetTokenFor(email: string): Promise<string> {
  const { status } = await app.call(forgotPassword, { body: { email } });
  expect(status).toBe(204);
  return (await app.mailTo(email)).token;
}

async function reset(token: string, password = newPassword) {
  const { status, body } = await app.call(resetPassword, { body: { token, password } });
  return [status, body?.code];
}

const logInStatus = async (email: string, password: string) =>
  (await app.call(login, { body: { email, password } })).status;

describe("a forgotten password", () => {
  it("is replaced with the mailed link, and every session ends", async () => {
    const elsewhere = await app.logIn(ana.userId, ana.email, testPassword);
    const token = await resetTokenFor(ana.email.toUpperCase());
    expect((await app.call(checkResetLink, { body: { token } })).body).toEqual({
      startsEmpty: false,
      ends: [{ way: "sessions", count: 2 }],
    });
    expect(await reset(token)).toEqual([200, undefined]);
    for (const { headers, refreshToken } of [ana, elsewhere]) {
      expect((await app.call(me, { headers })).status).toBe(401);
      expect((await app.call(refresh, { body: { refreshToken } })).status).toBe(401);
    }
    expect(await logInStatus(ana.email, testPassword)).toBe(401);
    expect(await logInStatus(ana.email, newPassword)).toBe(200);
    expect((await app.mailTo(ana.email)).subject).toBe("Your password was reset");
  });

  it("has a link that works once", async () => {
    const token = await resetTokenFor(ana.email);
    const answers = await Promise.all([reset(token, "the first of two"), reset(token, "the other of two")]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
    expect(await reset(token)).toEqual(expired);
    expect((await app.call(checkResetLink, { body: { token } })).body.code).toBe("invalid_link");
  });

  it("has a link that works for 30 minutes", async () => {
    const token = await resetTokenFor(ana.email);
    app.clock.advance(30 * 60_000);
    expect(await reset(token)).toEqual(expired);
    expect(await logInStatus(ana.email, testPassword)).toBe(200);
  });

  it("ends all its links when one was used, and when the password changed otherwise", async () => {
    const [first, second] = [await resetTokenFor(ana.email), await resetTokenFor(ana.email)];
    expect(await reset(first)).toEqual([200, undefined]);
    expect(await reset(second)).toEqual(expired);
  });

  it("refuses guessed links and those of another purpose", async () => {
    const bea = await app.signUp();
    const { token } = await app.mailTo(bea.email);
    for (const guess of [token, ana.refreshToken, ana.accessToken.slice(0, 100), "x", "a".repeat(43)])
      expect(await reset(guess)).toEqual(expired);
    const resetToken = await resetTokenFor(ana.email);
    const asConfirmation = await app.call(confirmEmail, { ...ana, body: { token: resetToken } });
    expect([asConfirmation.status, asConfirmation.body.code]).toEqual(expired);
  });

  it("keeps the link good when the new password is refused", async () => {
    const token = await resetTokenFor(ana.email);
    expect(await reset(token, "123456")).toEqual([422, "password_too_common"]);
    expect(await reset(token)).toEqual([200, undefined]);
  });

  it("stores no link that could be used, in the queue or in the table", async () => {
    await app.call(forgotPassword, { body: { email: ana.email } });
    const queued = JSON.stringify(await app.db.selectFrom("mails").selectAll().execute());
    const { token } = await app.mailTo(ana.email);
    expect(queued).not.toContain(token);
    const stored = await app.db.selectFrom("account_tokens").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const [done] = await app.db
      .selectFrom("mails")
      .selectAll()
      .where("kind", "=", "reset_password")
      .execute();
    expect(done).toMatchObject({ outcome: "sent", address: null, data: {} });
  });
});

describe("asking for a link", () => {
  it("answers alike whether an account exists or not, after the same statements", async () => {
    const answers = [];
    for (const email of [ana.email, "nobody@example.com"]) {
      const { status, body, headers } = await app.call(forgotPassword, { body: { email } });
      const { date: _, "x-request-id": __, ...others } = headers;
      answers.push({ status, body, others });
    }
    expect(answers[0]).toEqual(answers[1]);
    const before = app.mailbox.received.length;
    await app.sendMails();
    expect(app.mailbox.received.slice(before).map(({ to }) => to)).toEqual([ana.email]);
  });
});

describe("an address that was never confirmed", () => {
  it("goes to its real owner with an empty account; the other keeps its data without the address", async () => {
    const email = `owner-${ana.email}`;
    const squatter = await app.signUp({ email, firstName: "Mallory" });
    await seedMeal(app, squatter, { eatenAt: "2026-03-10T08:00:00Z", changes: { name: "Secret soup" } });
    const token = await resetTokenFor(email);
    const mail = await app.mailTo(email);
    expect(mail.subject).toBe("Use Platewise with this address");
    expect(mail.text + mail.html).not.toContain("Mallory");
    expect((await app.call(checkResetLink, { body: { token } })).body).toEqual({
      startsEmpty: true,
      ends: [],
    });
    expect(await reset(token)).toEqual([200, undefined]);

    const owner = await app.logIn("", email, newPassword);
    const { body: account } = await app.call(me, owner);
    expect(account).toMatchObject({ email, isEmailVerified: true, firstName: "" });
    const copy = JSON.stringify((await app.call(exportMyData, owner)).body);
    expect(copy).not.toMatch(/Secret soup|Mallory/);

    expect((await app.call(me, squatter)).body).toMatchObject({ email: "", isEmailVerified: false });
    expect(JSON.stringify((await app.call(exportMyData, squatter)).body)).toContain("Secret soup");
    expect(await logInStatus(email, testPassword)).toBe(401);
  });

  it("keeps its address and data if it is confirmed from a session first", async () => {
    const person = await app.signUp();
    const token = await resetTokenFor(person.email);
    const { code } = app.mailbox.received.findLast((mail) => mail.to === person.email && mail.code) ?? {};
    expect((await app.call(confirmEmailByCode, { ...person, body: { code } })).status).toBe(204);
    expect(await reset(token)).toEqual(expired);
    expect((await app.call(me, person)).body.isEmailVerified).toBe(true);
  });

  it("can be registered by nobody else meanwhile", async () => {
    const person = await app.signUp();
    const again = await app.call(register, {
      body: { firstName: "A", lastName: "B", email: person.email, password: newPassword },
    });
    expect([again.status, again.body.code]).toEqual([409, "email_taken"]);
  });
});
