import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import * as secondFactor from "#contract/endpoints/second-factor.ts";
import { login, me } from "#contract/endpoints/sign-in.ts";
import { freshProofMinutes } from "#contract/limits.ts";
import { createSecretBox } from "../../../core/secret-box.ts";
import {
  createTestApp,
  type SignedIn,
  type TestApp,
  testPassword,
  testTokenSecret,
} from "../../../testing/test-app.ts";
import { codeOfKey } from "../../../testing/test-authenticator.ts";
import { hashPassword } from "../password-hash.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const deviceId = "0123456789abcdef0123456789abcdef";

async function signUp() {
  const ana = await app.signUp();
  await app.call(account.confirmEmail, { ...ana, body: { token: (await app.mailTo(ana.email)).token } });
  return { ana, authenticator: await app.addAuthenticator(ana) };
}
async function challengeOf({ email }: SignedIn, password = testPassword): Promise<string> {
  const { status, body } = await app.call(login, { body: { email, password, deviceId } });
  expect([status, body.accessToken]).toEqual([200, undefined]);
  return body.challenge;
}
async function complete(challenge: string, code: string, device = deviceId) {
  return app.call(secondFactor.completeLogin, { body: { challenge, code, deviceId: device } });
}
async function kindsOf(person: SignedIn): Promise<string[]> {
  const { body } = await app.call(account.readSecurityEvents, person);
  return body.map(({ kind }: { kind: string }) => kind);
}

describe("setting up an authenticator app", () => {
  it("counts only once a first code has shown that the app has the secret", async () => {
    const ana = await app.signUp();
    const { body } = await app.call(secondFactor.setUpAuthenticator, ana);
    expect(body.uri).toContain(`secret=${body.secret}`);
    const off = { authenticatorSince: null, recoveryCodesLeft: 0 };
    expect((await app.call(secondFactor.readSecondFactor, ana)).body).toEqual(off);
    const wrong = { ...ana, body: { code: "000000" } };
    expect(codeOf(await app.call(secondFactor.confirmAuthenticator, wrong))).toEqual([400, "invalid_code"]);
    const signedIn = await app.call(login, { body: { email: ana.email, password: testPassword } });
    expect(signedIn.body.accessToken).toBeDefined();
    const { recoveryCodes } = await app.addAuthenticator(ana);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await app.call(secondFactor.readSecondFactor, ana)).body).toEqual({
      authenticatorSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect(codeOf(await app.call(secondFactor.setUpAuthenticator, ana))).toEqual([
      409,
      "authenticator_exists",
    ]);
  });

  it("takes the first code with a space in the middle, as apps show it", async () => {
    const ana = await app.signUp();
    const { body } = await app.call(secondFactor.setUpAuthenticator, ana);
    const code = codeOfKey(body.secret, app.clock.read());
    const spaced = { ...ana, body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } };
    expect((await app.call(secondFactor.confirmAuthenticator, spaced)).status).toBe(200);
  });

  it("stores neither the secret nor a recovery code in readable form", async () => {
    const { ana, authenticator } = await signUp();
    const rows = await app.db
      .selectFrom("recovery_codes")
      .selectAll()
      .where("user_id", "=", ana.userId)
      .execute();
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const code of authenticator.recoveryCodes) {
      const plain = code.replace("-", "");
      const unkeyed = (form: "hex" | "base64url") => createHash("sha256").update(plain).digest(form);
      for (const readable of [code, plain, unkeyed("hex"), unkeyed("base64url")])
        expect(stored).not.toContain(readable);
    }
  });

  it("is mailed and logged, as is its end", async () => {
    const { ana } = await signUp();
    expect((await app.mailTo(ana.email)).subject).toBe("Signing in now asks for a code");
    expect((await app.call(secondFactor.removeAuthenticator, ana)).status).toBe(204);
    expect((await app.mailTo(ana.email)).subject).toBe("Signing in no longer asks for a code");
    expect(await kindsOf(ana)).toEqual(
      expect.arrayContaining(["authenticator_added", "authenticator_removed"]),
    );
    const signedIn = await app.call(login, { body: { email: ana.email, password: testPassword } });
    expect(signedIn.body.accessToken).toBeDefined();
    expect(
      await app.db.selectFrom("recovery_codes").selectAll().where("user_id", "=", ana.userId).execute(),
    ).toEqual([]);
  });
});

describe("signing in with a second factor", () => {
  it("takes the password, then a code of the app", async () => {
    const { ana, authenticator } = await signUp();
    const { status, body } = await complete(await challengeOf(ana), authenticator.nextCode());
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect((await app.call(me, { headers })).body.id).toBe(ana.userId);
  });

  it("does not say whether a wrong password would have needed a code", async () => {
    const { ana } = await signUp();
    const refused = await app.call(login, { body: { email: ana.email, password: "wrong" } });
    const unknown = await app.call(login, { body: { email: "nobody@example.com", password: "wrong" } });
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
  });

  it("accepts no code twice, nor an earlier one, also in two calls at the same time", async () => {
    const { ana, authenticator } = await signUp();
    const before = authenticator.nextCode();
    const code = authenticator.nextCode();
    const challenges = [await challengeOf(ana), await challengeOf(ana)];
    const answers = await Promise.all(challenges.map((challenge) => complete(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(codeOf(await complete(await challengeOf(ana), code))).toEqual([400, "invalid_code"]);
    expect(codeOf(await complete(await challengeOf(ana), before))).toEqual([400, "invalid_code"]);
  });

  it("uses a challenge once, within five minutes, in the browser that gave the password", async () => {
    const { ana, authenticator } = await signUp();
    const used = await challengeOf(ana);
    await complete(used, authenticator.nextCode());
    const expired = await challengeOf(ana);
    app.clock.advance(5 * 60_000);
    const elsewhere = await challengeOf(ana);
    const code = authenticator.nextCode();
    for (const answer of [
      await complete(used, code),
      await complete(expired, code),
      await complete("made up", code),
      await complete(elsewhere, code, "f".repeat(32)),
    ])
      expect(codeOf(answer)).toEqual([400, "login_expired"]);
    expect((await complete(elsewhere, code)).status).toBe(200);
  });

  it("ends a challenge after five wrong codes, and logs them as one failure", async () => {
    const { ana, authenticator } = await signUp();
    const challenge = await challengeOf(ana);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await complete(challenge, "000000"))).toEqual([400, "invalid_code"]);
    }
    expect(codeOf(await complete(challenge, authenticator.nextCode()))).toEqual([400, "login_expired"]);
    const { body } = await app.call(account.readSecurityEvents, ana);
    expect(body.filter(({ kind }: { kind: string }) => kind === "second_factor_failed")).toMatchObject([
      { times: 5 },
    ]);
  });

  it("ends a challenge when the password changes", async () => {
    const { ana, authenticator } = await signUp();
    const challenge = await challengeOf(ana);
    const body = { currentPassword: testPassword, newPassword: "four small green pears" };
    expect((await app.call(account.changePassword, { ...ana, body })).status).toBe(204);
    expect(codeOf(await complete(challenge, authenticator.nextCode()))).toEqual([400, "login_expired"]);
  });

  it("does not accept a code of another account", async () => {
    const [{ ana }, { authenticator }] = [await signUp(), await signUp()];
    const answer = await complete(await challengeOf(ana), authenticator.nextCode());
    expect(codeOf(answer)).toEqual([400, "invalid_code"]);
  });

  it("is still asked for after a forgotten password, where a code was given with the new one", async () => {
    const { ana, authenticator } = await signUp();
    await app.call(account.forgotPassword, { body: { email: ana.email } });
    const { token } = await app.mailTo(ana.email);
    const password = "four small green pears";
    const body = { token, password, code: authenticator.nextCode() };
    expect((await app.call(account.resetPassword, { body })).status).toBe(200);
    expect(await challengeOf(ana, password)).toEqual(expect.any(String));
  });
});

describe("a recovery code", () => {
  it("replaces a code of the app once, in any spelling, and its use is mailed and logged", async () => {
    const { ana, authenticator } = await signUp();
    const [code = ""] = authenticator.recoveryCodes;
    const typed = ` ${code.toUpperCase().replace("-", " ")} `;
    expect((await complete(await challengeOf(ana), typed)).status).toBe(200);
    expect(codeOf(await complete(await challengeOf(ana), code))).toEqual([400, "invalid_code"]);
    expect((await app.call(secondFactor.readSecondFactor, ana)).body.recoveryCodesLeft).toBe(9);
    await app.sendMails();
    const subjects = app.mailbox.received.filter(({ to }) => to === ana.email).map(({ subject }) => subject);
    expect(subjects).toContain("A recovery code was used");
    expect(await kindsOf(ana)).toContain("recovery_code_used");
  });

  it("costs no password hash: ten of them made other people wait", async () => {
    const { ana } = await signUp();
    const rows = await app.db
      .selectFrom("recovery_codes")
      .select("code_hash")
      .where("user_id", "=", ana.userId)
      .execute();
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(rows.map(({ code_hash }) => code_hash)).size).toBe(10);
  });

  it("is accepted where it was made when codes were hashed as passwords are, once", async () => {
    const { ana, authenticator } = await signUp();
    const [code = "", other = ""] = authenticator.recoveryCodes;
    const [row] = await app.db
      .selectFrom("recovery_codes")
      .select("id")
      .where("user_id", "=", ana.userId)
      .where("code_hash", "=", createSecretBox(testTokenSecret).digest(code.replace("-", ""), ana.userId))
      .execute();
    const code_hash = await hashPassword(code.replace("-", ""));
    await app.db
      .updateTable("recovery_codes")
      .set({ code_hash })
      .where("id", "=", row?.id ?? "")
      .execute();
    expect((await complete(await challengeOf(ana), code)).status).toBe(200);
    expect(codeOf(await complete(await challengeOf(ana), code))).toEqual([400, "invalid_code"]);
    expect((await complete(await challengeOf(ana), other)).status).toBe(200);
  });

  it("ends when new ones are made", async () => {
    const { ana, authenticator } = await signUp();
    const { body } = await app.call(secondFactor.renewRecoveryCodes, ana);
    expect(body.recoveryCodes).toHaveLength(10);
    const [old = ""] = authenticator.recoveryCodes;
    expect(codeOf(await complete(await challengeOf(ana), old))).toEqual([400, "invalid_code"]);
    expect((await complete(await challengeOf(ana), body.recoveryCodes[9])).status).toBe(200);
  });
});

describe("a fresh proof of an account with a second factor", () => {
  it("takes both, and a change of password takes the proof too", async () => {
    const { ana, authenticator } = await signUp();
    app.clock.advance(freshProofMinutes * 60_000 + 1);
    const prove = async (body: object) => codeOf(await app.call(account.proveByPassword, { ...ana, body }));
    const body = { currentPassword: testPassword, newPassword: "four small green pears" };
    const change = async () => codeOf(await app.call(account.changePassword, { ...ana, body }));
    expect(await change()).toEqual([403, "fresh_proof_needed"]);
    expect(await prove({ password: testPassword })).toEqual([403, "second_factor_needed"]);
    expect(await prove({ password: testPassword, secondFactor: "000000" })).toEqual([400, "invalid_code"]);
    expect(await change()).toEqual([403, "fresh_proof_needed"]);
    expect(await prove({ password: testPassword, secondFactor: authenticator.nextCode() })).toEqual([
      204,
      undefined,
    ]);
    expect(await change()).toEqual([204, undefined]);
  });
});
