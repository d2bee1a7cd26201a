import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import * as passkeyCalls from "#contract/endpoints/passkeys.ts";
import { completeLogin, confirmAuthenticator } from "#contract/endpoints/second-factor.ts";
import { login, me } from "#contract/endpoints/sign-in.ts";
import { finishProviderSignIn } from "#contract/endpoints/sign-in-providers.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { linkTestProvider, returnForLink, returnFromProvider } from "../../../testing/sign-in-through.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";
import { TestPasskey } from "../../../testing/test-passkey.ts";

const newPassword = "four small green pears";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

async function verifiedPerson(): Promise<SignedIn> {
  const person = await app.signUp();
  const { token } = await app.mailTo(person.email);
  await app.call(account.confirmEmail, { ...person, body: { token } });
  return person;
}

async function addPasskey(person: SignedIn): Promise<TestPasskey> {
  const passkey = new TestPasskey();
  const { body: start } = await app.call(passkeyCalls.startPasskeyCreation, person);
  await app.call(passkeyCalls.addPasskey, { ...person, body: passkey.create(start) });
  return passkey;
}

const question = async () => (await app.call(passkeyCalls.startPasskeySignIn)).body;
const signInWith = async (passkey: TestPasskey) => {
  const body = { passkey: passkey.answer(await question()) };
  return (await app.call(passkeyCalls.signInWithPasskey, { body })).status;
};
const logIn = async ({ email }: SignedIn, password = newPassword) =>
  (await app.call(login, { body: { email, password } })).body;

async function resetLink({ email }: SignedIn): Promise<string> {
  await app.call(account.forgotPassword, { body: { email } });
  return (await app.mailTo(email)).token;
}

async function reset(person: SignedIn, proofs: object = {}) {
  const token = await resetLink(person);
  const body = { token, password: newPassword, ...proofs };
  return app.call(account.resetPassword, { body });
}

describe("a password that was stolen", () => {
  it("opens nothing after its reset: not with a passkey that the thief added", async () => {
    const owner = await verifiedPerson();
    const thief = await app.logIn(owner.userId, owner.email, testPassword);
    const passkey = await addPasskey(thief);
    expect(await signInWith(passkey)).toBe(200);
    expect((await reset(owner)).status).toBe(200);
    expect(await signInWith(passkey)).toBe(400);
  });

  it("opens nothing after its reset: not with a linked provider", async () => {
    const owner = await verifiedPerson();
    const { email, userId: subject } = owner;
    await linkTestProvider(app, owner, { subject });
    expect((await reset(owner)).status).toBe(200);
    const { ticket, cookie } = await returnFromProvider(app, { email, subject });
    const again = await app.call(finishProviderSignIn, { body: { ticket }, headers: { cookie } });
    expect(again.body.outcome).toBe("account_exists");
  });

  it("opens nothing after its reset: not with a personal token", async () => {
    const owner = await verifiedPerson();
    const body = { name: "Script", scope: "read", expiresInDays: 30 };
    const { body: made } = await app.call(createToken, { ...owner, body });
    await reset(owner);
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await app.call(me, { headers })).status).toBe(401);
  });

  it("keeps nobody out with an authenticator app that the thief set up", async () => {
    const owner = await verifiedPerson();
    await app.addAuthenticator(owner);
    expect(await logIn(owner, testPassword)).toHaveProperty("challenge");
    await reset(owner);
    expect(await logIn(owner)).toHaveProperty("accessToken");
    const { rows } = await sql`select 1 from recovery_codes where user_id = ${owner.userId}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it("moves the account to no other address: a change that waits for its confirmation ends", async () => {
    const owner = await verifiedPerson();
    await app.call(account.changeEmail, { ...owner, body: { email: `thief-${owner.email}` } });
    const { token } = await app.mailTo(`thief-${owner.email}`);
    await reset(owner);
    const back = await app.logIn(owner.userId, owner.email, newPassword);
    expect((await app.call(me, back)).body.pendingEmail).toBeNull();
    const late = await app.call(account.confirmEmail, { ...back, body: { token } });
    expect([late.status, late.body.code]).toEqual([400, "invalid_link"]);
  });
});

describe("what is proved at the reset", () => {
  it("stays: the authenticator app, by one of its codes", async () => {
    const owner = await verifiedPerson();
    const app2fa = await app.addAuthenticator(owner);
    const passkey = await addPasskey(owner);
    const { status, body } = await reset(owner, { code: app2fa.nextCode() });
    expect(status).toBe(200);
    expect(body.ended.map(({ way }: { way: string }) => way)).toEqual(["sessions", "passkeys"]);
    expect(await logIn(owner)).toHaveProperty("challenge");
    expect(await signInWith(passkey)).toBe(400);
  });

  it("stays: the authenticator app, by a recovery code, with the codes that are left", async () => {
    const owner = await verifiedPerson();
    const [code, other] = (await app.addAuthenticator(owner)).recoveryCodes;
    expect((await reset(owner, { code })).status).toBe(200);
    const { challenge } = await logIn(owner);
    const refused = await app.call(completeLogin, { body: { challenge, code } });
    expect(refused.status).toBe(400);
    expect((await app.call(completeLogin, { body: { challenge, code: other } })).status).toBe(200);
  });

  it("stays: one passkey of two, by its answer", async () => {
    const owner = await verifiedPerson();
    const [mine, other] = [await addPasskey(owner), await addPasskey(owner)];
    const answer = mine.answer(await question());
    expect((await reset(owner, { passkey: answer })).body.ended).toContainEqual({
      way: "passkeys",
      count: 1,
    });
    expect([await signInWith(mine), await signInWith(other)]).toEqual([200, 400]);
  });

  it("stays where a code was mistyped first: the passkey's answer is still good", async () => {
    const owner = await verifiedPerson();
    const authenticator = await app.addAuthenticator(owner);
    const mine = await addPasskey(owner);
    const token = await resetLink(owner);
    const body = { token, password: newPassword, passkey: mine.answer(await question()) };
    const mistyped = await app.call(account.resetPassword, { body: { ...body, code: "000000" } });
    expect(mistyped.body.code).toBe("invalid_code");
    const code = authenticator.nextCode();
    const done = await app.call(account.resetPassword, { body: { ...body, code } });
    expect(done.body.ended).toEqual([{ way: "sessions", count: 1 }]);
  });

  it("ends nothing where the proof is wrong, and the link stays good", async () => {
    const [owner, stranger] = [await verifiedPerson(), await verifiedPerson()];
    const authenticator = await app.addAuthenticator(owner);
    await addPasskey(owner);
    const token = await resetLink(owner);
    const foreign = (await addPasskey(stranger)).answer(await question());
    const wrong = [{ code: "000000" }, { code: "aaaaa-aaaaa" }, { passkey: foreign }];
    const answers = [];
    for (const proof of wrong) {
      const body = { token, password: newPassword, ...proof };
      answers.push((await app.call(account.resetPassword, { body })).body.code);
    }
    expect(answers).toEqual(["invalid_code", "invalid_code", "passkey_refused"]);
    expect((await app.call(me, owner)).status).toBe(200);
    const body = { token, password: newPassword, code: authenticator.nextCode() };
    expect((await app.call(account.resetPassword, { body })).status).toBe(200);
  });

  it("is named before and after, with what ends, on the page and in the mail", async () => {
    const owner = await verifiedPerson();
    await app.addAuthenticator(owner);
    await addPasskey(owner);
    await app.call(createToken, { ...owner, body: { name: "Script", scope: "read", expiresInDays: 30 } });
    const token = await resetLink(owner);
    const ends = ["sessions", "passkeys", "authenticator", "tokens"].map((way) => ({ way, count: 1 }));
    const foreseen = await app.call(account.checkResetLink, { body: { token } });
    expect(foreseen.body).toEqual({ startsEmpty: false, ends });
    const done = await app.call(account.resetPassword, { body: { token, password: newPassword } });
    expect(done.body).toEqual({ ended: ends });
    const { text } = await app.mailTo(owner.email);
    for (const line of ["1 signed-in device", "1 passkey", "Authenticator app", "1 personal token"])
      expect(text).toContain(`• ${line}`);
  });
});

describe("a first password", () => {
  it("ends no passkey, provider or app, as there was none to steal", async () => {
    const person = await verifiedPerson();
    const [passkey] = [await addPasskey(person), await app.addAuthenticator(person)];
    await app.removePassword(person);
    const { body } = await reset(person);
    expect(body.ended).toEqual([{ way: "sessions", count: 1 }]);
    expect(await signInWith(passkey)).toBe(200);
    expect(await logIn(person)).toHaveProperty("challenge");
  });
});

describe("a thief who calls while the password is reset", () => {
  /** Both calls wait for the account, the reset before the thief. Returns the answer to the thief. */
  async function raceReset(owner: SignedIn, call: () => Promise<{ status: number; body?: object }>) {
    const token = await resetLink(owner);
    const waiting = async (count: number) => {
      for (let tries = 0; tries < 3_000; tries += 1) {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
        if (rows.length >= count) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const calls = await app.db.transaction().execute(async (transaction) => {
      await sql`select 1 from users where id = ${owner.userId} for update`.execute(transaction);
      const body = { token, password: newPassword };
      const resetting = app.call(account.resetPassword, { body });
      await waiting(1);
      const stealing = call();
      await waiting(2);
      return { resetting, stealing };
    });
    expect((await calls.resetting).status).toBe(200);
    return calls.stealing;
  }

  it("gets no session for the old password", async () => {
    const owner = await verifiedPerson();
    const body = { email: owner.email, password: testPassword };
    expect((await raceReset(owner, () => app.call(login, { body }))).status).toBe(401);
  });

  it("gets no session by the passkey that ends", async () => {
    const owner = await verifiedPerson();
    const passkey = await addPasskey(owner);
    const body = { passkey: passkey.answer(await question()) };
    const stolen = await raceReset(owner, () => app.call(passkeyCalls.signInWithPasskey, { body }));
    expect(stolen.status).toBe(400);
  });

  it("adds no passkey", async () => {
    const owner = await verifiedPerson();
    const passkey = new TestPasskey();
    const { body: start } = await app.call(passkeyCalls.startPasskeyCreation, owner);
    const body = passkey.create(start);
    const stolen = await raceReset(owner, () => app.call(passkeyCalls.addPasskey, { ...owner, body }));
    expect(stolen.status).toBe(401);
    expect(await signInWith(passkey)).toBe(400);
  });

  it("makes no personal token", async () => {
    const owner = await verifiedPerson();
    const body = { name: "Script", scope: "read", expiresInDays: 30 };
    const stolen = await raceReset(owner, () => app.call(createToken, { ...owner, body }));
    expect(stolen.status).toBe(401);
  });

  it("sets no other password", async () => {
    const owner = await verifiedPerson();
    const body = { currentPassword: testPassword, newPassword: "what the thief likes" };
    const stolen = await raceReset(owner, () => app.call(account.changePassword, { ...owner, body }));
    expect(stolen.status).toBe(401);
    expect(await logIn(owner)).toHaveProperty("accessToken");
  });

  it("links no provider, sets up no app and asks for no other address", async () => {
    const owner = await verifiedPerson();
    const { ticket, cookie } = await returnForLink(app, owner);
    const headers = { ...owner.headers, cookie };
    const linked = await raceReset(owner, () =>
      app.call(finishProviderSignIn, { body: { ticket }, headers }),
    );
    expect([400, 401]).toContain(linked.status);

    const other = await verifiedPerson();
    const code = (await app.setUpAuthenticator(other)).nextCode();
    const confirmed = await raceReset(other, () =>
      app.call(confirmAuthenticator, { ...other, body: { code } }),
    );
    expect(confirmed.status).toBeGreaterThanOrEqual(400);
    expect(await logIn(other)).toHaveProperty("accessToken");

    const third = await verifiedPerson();
    const body = { email: `thief-${third.email}` };
    const asked = await raceReset(third, () => app.call(account.changeEmail, { ...third, body }));
    expect(asked.status).toBe(401);
  });
});
