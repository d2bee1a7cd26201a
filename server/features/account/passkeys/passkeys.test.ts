import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import * as passkeys from "#contract/endpoints/passkeys.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { freshProofMinutes, passkeysMax } from "#contract/limits.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
import { TestPasskey } from "../../../testing/test-passkey.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const refused = [400, "passkey_refused"];

async function addTo(ana: SignedIn, passkey = new TestPasskey()) {
  const { body: start } = await app.call(passkeys.startPasskeyCreation, ana);
  return codeOf(await app.call(passkeys.addPasskey, { ...ana, body: passkey.create(start) }));
}
async function signUp() {
  const ana = await app.signUp();
  const passkey = new TestPasskey();
  expect(await addTo(ana, passkey)).toEqual([204, undefined]);
  return { ana, passkey };
}
const start = async () => (await app.call(passkeys.startPasskeySignIn)).body;
const signIn = (passkey: object) => app.call(passkeys.signInWithPasskey, { body: { passkey } });

describe("a passkey", () => {
  it("signs in by itself, and is listed with its last use", async () => {
    const { ana, passkey } = await signUp();
    const { body } = await signIn(passkey.answer(await start()));
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect((await app.call(me, { headers })).body.id).toBe(ana.userId);
    expect((await app.call(passkeys.listPasskeys, ana)).body).toMatchObject([
      { name: "Test key", lastUsedAt: app.clock.read().toISOString() },
    ]);
  });

  it("is mailed and logged when it is added and removed, and can be renamed", async () => {
    const ana = await app.signUp();
    await app.call(account.confirmEmail, { ...ana, body: { token: (await app.mailTo(ana.email)).token } });
    await addTo(ana);
    expect((await app.mailTo(ana.email)).subject).toBe("A passkey was added");
    const [{ id }] = (await app.call(passkeys.listPasskeys, ana)).body;
    const params = { id };
    await app.call(passkeys.renamePasskey, { ...ana, params, body: { name: "My phone" } });
    expect((await app.call(passkeys.listPasskeys, ana)).body).toMatchObject([{ name: "My phone" }]);
    expect((await app.call(passkeys.removePasskey, { ...ana, params })).status).toBe(204);
    expect((await app.mailTo(ana.email)).subject).toBe("A passkey was removed");
    const { body } = await app.call(account.readSecurityEvents, ana);
    const kinds = body.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["passkey_added", "passkey_removed"]));
  });

  it("signs in without a code where the password would need one: it is two factors in one", async () => {
    const { ana, passkey } = await signUp();
    await app.addAuthenticator(ana);
    expect((await signIn(passkey.answer(await start()))).body.accessToken).toEqual(expect.any(String));
  });

  it("signs in with a counter of 32 bits", async () => {
    const { passkey } = await signUp();
    passkey.counter = 2 ** 31;
    expect((await signIn(passkey.answer(await start()))).status).toBe(200);
  });

  it("is a fresh proof", async () => {
    const { ana, passkey } = await signUp();
    app.clock.advance(freshProofMinutes * 60_000 + 1);
    expect(codeOf(await app.call(account.endOtherSessions, ana))).toEqual([403, "fresh_proof_needed"]);
    const { body: question } = await app.call(passkeys.startPasskeyProof, ana);
    const body = { passkey: passkey.answer(question) };
    // The browser asks where the passkey is, instead of offering every way.
    expect(question.credentials).toEqual([{ id: body.passkey.id, transports: ["internal"] }]);
    expect((await app.call(passkeys.proveByPasskey, { ...ana, body })).status).toBe(204);
    expect((await app.call(account.endOtherSessions, ana)).status).toBe(204);
  });

  it("is one of ten at most", async () => {
    const ana = await app.signUp();
    for (let count = 0; count < passkeysMax; count += 1) expect(await addTo(ana)).toEqual([204, undefined]);
    const answer = await app.call(passkeys.startPasskeyCreation, ana);
    expect(codeOf(answer)).toEqual([409, "passkey_limit_exceeded"]);
  });

  it("cannot be removed where it is the only way to sign in", async () => {
    const { ana } = await signUp();
    await app.removePassword(ana);
    const [{ id }] = (await app.call(passkeys.listPasskeys, ana)).body;
    const answer = await app.call(passkeys.removePasskey, { ...ana, params: { id } });
    expect(codeOf(answer)).toEqual([409, "last_sign_in_method"]);
    expect((await app.call(passkeys.listPasskeys, ana)).body).toHaveLength(1);
  });
});

describe("signing in is refused", () => {
  it("for an answer given on another site", async () => {
    const { passkey } = await signUp();
    passkey.origin = "https://platewise.example.evil.example";
    expect(codeOf(await signIn(passkey.answer(await start())))).toEqual(refused);
  });

  it("for another site's id", async () => {
    const { passkey } = await signUp();
    const question = { ...(await start()), relyingPartyId: "evil.example" };
    expect(codeOf(await signIn(passkey.answer(question)))).toEqual(refused);
  });

  it("for a challenge that is made up, used, expired or of another kind", async () => {
    const { ana, passkey } = await signUp();
    const question = await start();
    expect(codeOf(await signIn(passkey.answer({ ...question, challenge: "bWFkZSB1cA" })))).toEqual(refused);
    const answer = passkey.answer(question);
    expect((await signIn(answer)).status).toBe(200);
    expect(codeOf(await signIn(answer))).toEqual(refused);
    expect(codeOf(await signIn(passkey.answer(question)))).toEqual(refused);
    const expired = await start();
    app.clock.advance(5 * 60_000);
    expect(codeOf(await signIn(passkey.answer(expired)))).toEqual(refused);
    const { body: proof } = await app.call(passkeys.startPasskeyProof, ana);
    expect(codeOf(await signIn(passkey.answer(proof)))).toEqual(refused);
  });

  it("for a challenge that a refused answer has used up", async () => {
    const { passkey } = await signUp();
    const question = await start();
    const good = passkey.answer(question);
    expect(codeOf(await signIn({ ...good, signature: "AAAA" }))).toEqual(refused);
    expect(codeOf(await signIn(good))).toEqual(refused);
  });

  it("for one challenge in two calls at the same time", async () => {
    const { passkey } = await signUp();
    const answer = passkey.answer(await start());
    const answers = await Promise.all([signIn(answer), signIn(answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("without a finger, a face or a PIN", async () => {
    const { passkey } = await signUp();
    passkey.isVerifying = false;
    expect(codeOf(await signIn(passkey.answer(await start())))).toEqual(refused);
  });

  it("for a counter that does not advance: there may be a copy", async () => {
    const { passkey } = await signUp();
    expect((await signIn(passkey.answer(await start()))).status).toBe(200);
    passkey.counter = 0;
    expect(codeOf(await signIn(passkey.answer(await start())))).toEqual(refused);
  });

  it("for an unknown passkey, and for one that names another account", async () => {
    const [{ ana }, { passkey }] = [await signUp(), await signUp()];
    expect(codeOf(await signIn(new TestPasskey().answer(await start())))).toEqual(refused);
    const userHandle = Buffer.from(ana.userId).toString("base64url");
    expect(codeOf(await signIn({ ...passkey.answer(await start()), userHandle }))).toEqual(refused);
  });
});

describe("another account's passkey", () => {
  it("proves nothing, and can neither be added again, renamed nor removed", async () => {
    const [{ ana }, { ana: bea, passkey }] = [await signUp(), await signUp()];
    const { body: question } = await app.call(passkeys.startPasskeyProof, ana);
    const body = { passkey: passkey.answer(question) };
    expect(codeOf(await app.call(passkeys.proveByPasskey, { ...ana, body }))).toEqual(refused);
    expect(await addTo(ana, passkey)).toEqual(refused);
    const [{ id }] = (await app.call(passkeys.listPasskeys, bea)).body;
    const params = { id };
    const renamed = await app.call(passkeys.renamePasskey, { ...ana, params, body: { name: "Mine" } });
    const removed = await app.call(passkeys.removePasskey, { ...ana, params });
    expect([renamed.status, removed.status]).toEqual([404, 404]);
  });

  it("cannot be added with a challenge of another account", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    const { body: question } = await app.call(passkeys.startPasskeyCreation, ana);
    const body = new TestPasskey().create(question);
    expect(codeOf(await app.call(passkeys.addPasskey, { ...bea, body }))).toEqual(refused);
  });
});

it("is refused, and no failure of the server, to who calls by a name that is not known to be ours", async () => {
  const lines: string[] = [];
  const logDestination = { write: (line: string) => lines.push(line) };
  const unnamed = await createTestApp({
    hasFoods: false,
    baseUrl: undefined,
    logLevel: "info",
    logDestination,
  });
  const start = (host: string) =>
    unnamed.inject({ method: "POST", url: passkeys.startPasskeySignIn.path, headers: { host } });
  expect(codeOf(await start("copy.example"))).toEqual([403, "passkeys_unavailable"]);
  expect((await start("localhost:3000")).status).toBe(200);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([30, 30]);
  await unnamed.close();
});
