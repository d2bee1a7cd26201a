import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import { login, me } from "#contract/endpoints/identity.ts";
import * as passkeyCalls from "#contract/endpoints/passkeys.ts";
import { finishProviderSignIn } from "#contract/endpoints/sign-in-providers.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { linkTestProvider, returnFromProvider } from "../../../testing/sign-in-through.ts";
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
    await linkTestProvider(app, owner);
    expect((await reset(owner)).status).toBe(200);
    const { ticket, cookie } = await returnFromProvider(app, { email: owner.email });
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
