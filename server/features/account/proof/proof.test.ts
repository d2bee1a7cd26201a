import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import { refresh } from "#contract/endpoints/sign-in.ts";
import { freshProofMinutes } from "#contract/limits.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const freshMs = freshProofMinutes * 60_000;
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

async function endOthers(person: SignedIn) {
  return codeOf(await app.call(account.endOtherSessions, person));
}
async function prove(person: SignedIn, password = testPassword) {
  return codeOf(await app.call(account.proveByPassword, { ...person, body: { password } }));
}
async function enter(person: SignedIn, code: string) {
  return codeOf(await app.call(account.proveByMailedCode, { ...person, body: { code } }));
}

describe("a fresh proof", () => {
  it("is what signing in gives, for ten minutes", async () => {
    const ana = await app.signUp();
    app.clock.advance(freshMs);
    expect(await endOthers(ana)).toEqual([204, undefined]);
    app.clock.advance(1);
    expect(await endOthers(ana)).toEqual([403, "fresh_proof_needed"]);
  });

  it("is not given by exchanging a refresh token", async () => {
    const ana = await app.signUp();
    app.clock.advance(freshMs + 1);
    const { body } = await app.call(refresh, { body: { refreshToken: ana.refreshToken } });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect(await endOthers({ ...ana, headers })).toEqual([403, "fresh_proof_needed"]);
  });

  it("is given by the password, to this session alone", async () => {
    const ana = await app.signUp();
    const elsewhere = await app.logIn(ana.userId, ana.email, testPassword);
    app.clock.advance(freshMs + 1);
    expect((await app.call(account.readProofOptions, ana)).body).toMatchObject({
      password: true,
      mail: false,
    });
    expect(await prove(ana, "wrong")).toEqual([403, "wrong_password"]);
    expect(await endOthers(ana)).toEqual([403, "fresh_proof_needed"]);
    expect(await prove(ana)).toEqual([204, undefined]);
    expect(await endOthers(elsewhere)).toEqual([403, "fresh_proof_needed"]);
    expect(await endOthers(ana)).toEqual([204, undefined]);
  });

  it("is not given by a mailed code where there is a password", async () => {
    const ana = await app.signUp();
    expect(codeOf(await app.call(account.mailProofCode, ana))).toEqual([403, "proof_not_possible"]);
  });
});

describe("a person without a password", () => {
  async function signUpWithout() {
    const ana = await app.signUp();
    await app.sendMails();
    await app.removePassword(ana);
    app.clock.advance(freshMs + 1);
    return ana;
  }
  async function mailedCode(ana: SignedIn) {
    expect((await app.call(account.mailProofCode, ana)).status).toBe(204);
    return (await app.mailTo(ana.email)).code;
  }

  it("proves with a mailed code, once", async () => {
    const ana = await signUpWithout();
    expect((await app.call(account.readProofOptions, ana)).body).toMatchObject({
      password: false,
      mail: true,
    });
    expect(await prove(ana)).toEqual([403, "proof_not_possible"]);
    const code = await mailedCode(ana);
    expect(await enter(ana, code)).toEqual([204, undefined]);
    expect(await endOthers(ana)).toEqual([204, undefined]);
    expect(await enter(ana, code)).toEqual([400, "invalid_code"]);
  });

  it("uses one code once, also in two calls at the same time", async () => {
    const ana = await signUpWithout();
    const code = await mailedCode(ana);
    const answers = await Promise.all([enter(ana, code), enter(ana, code)]);
    expect(answers.map(([status]) => status).sort()).toEqual([204, 400]);
  });

  it("cannot use an expired code, or one of another account", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    for (const person of [ana, bea]) await app.removePassword(person);
    const code = await mailedCode(ana);
    expect(await enter(bea, code)).toEqual([400, "invalid_code"]);
    app.clock.advance(freshMs);
    expect(await enter(ana, code)).toEqual([400, "invalid_code"]);
  });

  it("cannot guess", async () => {
    const ana = await signUpWithout();
    const another = await mailedCode(ana);
    const wrong = another === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) await enter(ana, wrong);
    expect(await enter(ana, another)).toEqual([400, "invalid_code"]);
    expect(await endOthers(ana)).toEqual([403, "fresh_proof_needed"]);
  });
});
