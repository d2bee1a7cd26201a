import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  confirmEmail,
  forgotPassword,
  readSecurityEvents,
  resetPassword,
} from "#contract/endpoints/account.ts";
import { completeLogin } from "#contract/endpoints/second-factor.ts";
import { login, me } from "#contract/endpoints/sign-in.ts";
import * as endpoints from "#contract/endpoints/sign-in-providers.ts";
import {
  createSignInHarness,
  finish,
  type SignInHarness,
  signInAtProvider,
  signInThrough,
} from "../../../testing/oidc/sign-in-harness.ts";
import { beginLink } from "../../../testing/sign-in-through.ts";
import { type SignedIn, type TestAnswer, testPassword } from "../../../testing/test-app.ts";

let harness: SignInHarness;
beforeAll(async () => {
  harness = await createSignInHarness();
});
afterAll(() => harness.close());

const newPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  given_name: "Marta",
  family_name: "Soler",
});
const headersOf = ({ body }: TestAnswer) => ({ authorization: `Bearer ${body.tokens.accessToken}` });
const whoIs = async (answer: TestAnswer) => (await harness.app.call(me, { headers: headersOf(answer) })).body;

async function verify({ userId }: SignedIn): Promise<void> {
  const { app } = harness;
  const verified = { email_verified_at: app.clock.read() };
  await app.db.updateTable("users").set(verified).where("id", "=", userId).execute();
}

/** Somebody whom Google vouches for, with the address of this account. */
async function claim({ email }: { readonly email: string }) {
  harness.google.person = { ...newPerson(), email };
  const { ticket, cookie } = await signInAtProvider(harness.app, "google");
  const answer = await finish(harness.app, { ticket, cookie });
  return { answer, ticket: answer.body.ticket, cookie };
}

const linkedBy = async (headers: SignedIn["headers"]) => {
  const { body } = await harness.app.call(endpoints.listSignInMethods, { headers });
  return body.linked.map(({ provider, email }: { provider: string; email: string }) => [provider, email]);
};

describe("signing in through Google", () => {
  it("makes an account with a confirmed address, no password, and what the call says of the person", async () => {
    const person = newPerson();
    harness.google.person = person;
    const answer = await signInThrough(harness.app, "google");
    expect([answer.status, answer.body.outcome]).toEqual([200, "signed_in"]);
    expect(await whoIs(answer)).toMatchObject({
      email: person.email,
      isEmailVerified: true,
      hasPassword: false,
      firstName: "Marta",
      lastName: "Soler",
      country: "MX",
    });
    const stored = await harness.app.db
      .selectFrom("users")
      .select(["time_zone", "language"])
      .where("email", "=", person.email)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ time_zone: "Europe/Madrid", language: "en" });
  });

  it("knows the person again by the subject, whatever the address is now", async () => {
    const person = newPerson();
    harness.google.person = person;
    const first = await whoIs(await signInThrough(harness.app, "google"));
    harness.google.person = { ...person, email: "changed@example.com", email_verified: false };
    const again = await signInThrough(harness.app, "google");
    expect(await whoIs(again)).toMatchObject({ id: first.id, email: person.email });
  });

  it("never takes an account for its address", async () => {
    const ana = await harness.app.signUp();
    await verify(ana);
    const { answer } = await claim(ana);
    expect(answer.body).toEqual({
      outcome: "account_exists",
      provider: "google",
      ticket: expect.any(String),
      email: ana.email,
      isConfirmed: true,
    });
    expect(await linkedBy(ana.headers)).toEqual([]);
  });

  it.each([
    ["is not confirmed", { email_verified: false }],
    ["is called confirmed by a word", { email_verified: "false" as const }],
    ["is missing", { email: undefined as unknown as string }],
    ["is none", { email: "no address" }],
  ])("makes no account when the address %s", async (_, change) => {
    harness.google.person = { ...newPerson(), ...change };
    const { status, body } = await signInThrough(harness.app, "google");
    expect([status, body.code]).toEqual([403, "provider_address_unconfirmed"]);
  });

  it("mails a sign-in from a new device, and lists it in the log", async () => {
    const person = newPerson();
    harness.google.person = person;
    await signInThrough(harness.app, "google");
    harness.app.clock.advance(1_000);
    const { ticket, cookie } = await signInAtProvider(harness.app, "google");
    const headers = { "user-agent": "Mozilla/5.0 (Android 15) Gecko/144.0 Firefox/144.0" };
    const answer = await finish(harness.app, { ticket, cookie, headers });
    expect((await harness.app.mailTo(person.email)).subject).toBe("New sign-in to your account");
    const { body } = await harness.app.call(readSecurityEvents, { headers: headersOf(answer) });
    expect(body[0].kind).toBe("signed_in_new_device");
  });

  it("leaves an account that the login refuses, until a password is set by mail", async () => {
    const person = newPerson();
    harness.google.person = person;
    const { id } = await whoIs(await signInThrough(harness.app, "google"));
    const credentials = { email: person.email, password: "four small green pears" };
    const refused = await harness.app.call(login, { body: credentials });
    expect([refused.status, refused.body.code]).toEqual([401, "invalid_credentials"]);
    await harness.app.call(forgotPassword, { body: { email: person.email } });
    const { token } = await harness.app.mailTo(person.email);
    await harness.app.call(resetPassword, { body: { token, password: credentials.password } });
    const { body } = await harness.app.call(login, { body: credentials });
    expect(await whoIs({ ...refused, body: { tokens: body } })).toMatchObject({ id, hasPassword: true });
  });
});

describe("signing in through Apple", () => {
  it("reads the name that comes only once, a relay address, and truth as a text", async () => {
    const email = `${randomUUID()}@privaterelay.appleid.com`;
    harness.apple.person = { ...newPerson(), email, email_verified: "true" };
    const first = await whoIs(await signInThrough(harness.app, "apple"));
    expect(first).toMatchObject({ email, firstName: "Marta", lastName: "Soler", isEmailVerified: true });
    const { given_name: _, family_name: __, ...unnamed } = harness.apple.person;
    harness.apple.person = unnamed;
    expect(await whoIs(await signInThrough(harness.app, "apple"))).toEqual({
      ...first,
      lastLogin: expect.any(String),
    });
  });
});

describe("an address that an account has", () => {
  it("is linked once its person has signed in, and both ways lead to the account", async () => {
    const ana = await harness.app.signUp();
    await verify(ana);
    const { ticket, cookie } = await claim(ana);
    const fresh = await harness.app.logIn(ana.userId, ana.email, testPassword);
    const headers = { ...fresh.headers, cookie };
    expect(
      (await harness.app.call(endpoints.linkClaimedProvider, { headers, body: { ticket } })).status,
    ).toBe(204);
    expect(await whoIs(await signInThrough(harness.app, "google"))).toMatchObject({ id: ana.userId });
    const mail = await harness.app.mailTo(ana.email);
    expect([mail.subject, mail.text]).toEqual([
      "A new way to sign in to your account",
      expect.stringContaining("Google"),
    ]);
    const again = await harness.app.call(endpoints.linkClaimedProvider, { headers, body: { ticket } });
    expect([again.status, again.body.code]).toEqual([400, "sign_in_expired"]);
  });

  it("is not linked from another browser, or later", async () => {
    const ana = await harness.app.signUp();
    const { ticket, cookie } = await claim(ana);
    const other = await signInAtProvider(harness.app, "google");
    const link = async (own: string, session = ana.headers) => {
      const headers = { ...session, cookie: own };
      return (await harness.app.call(endpoints.linkClaimedProvider, { headers, body: { ticket } })).status;
    };
    expect([await link(other.cookie), await link("")]).toEqual([400, 400]);
    harness.app.clock.advance(15 * 60_000 + 1);
    const { headers } = await harness.app.logIn(ana.userId, ana.email, testPassword);
    expect(await link(cookie, headers)).toBe(400);
  });

  it("is confirmed by the link, as mailbox and account are then proven", async () => {
    const ana = await harness.app.signUp();
    const { answer, ticket, cookie } = await claim(ana);
    expect(answer.body.isConfirmed).toBe(false);
    const headers = { ...ana.headers, cookie };
    await harness.app.call(endpoints.linkClaimedProvider, { headers, body: { ticket } });
    expect((await harness.app.call(me, ana)).body).toMatchObject({ email: ana.email, isEmailVerified: true });
  });

  it("goes to a new, empty account if it was never confirmed; the other keeps its data", async () => {
    const squatter = await harness.app.signUp();
    const { ticket, cookie } = await claim(squatter);
    const { body } = await harness.app.call(endpoints.startEmptyAccount, {
      headers: { cookie },
      body: { ticket },
    });
    const owner = await harness.app.call(me, { headers: { authorization: `Bearer ${body.accessToken}` } });
    expect(owner.body).toMatchObject({ email: squatter.email, isEmailVerified: true });
    expect(owner.body.id).not.toBe(squatter.userId);
    expect((await harness.app.call(me, squatter)).body).toMatchObject({ id: squatter.userId, email: "" });
  });

  it("does not go to a new account once it is confirmed", async () => {
    const ana = await harness.app.signUp();
    const { ticket, cookie } = await claim(ana);
    await verify(ana);
    const refused = await harness.app.call(endpoints.startEmptyAccount, {
      headers: { cookie },
      body: { ticket },
    });
    expect([refused.status, refused.body.code]).toEqual([409, "email_taken"]);
  });
});

it("signs nobody in without the second factor of the account", async () => {
  const { app } = harness;
  const ana = await app.signUp();
  await verify(ana);
  const { ticket, cookie } = await claim(ana);
  const headers = { ...ana.headers, cookie };
  await app.call(endpoints.linkClaimedProvider, { headers, body: { ticket } });
  const authenticator = await app.addAuthenticator(ana);
  const { body } = await signInThrough(app, "google");
  expect(body).toEqual({ outcome: "second_factor", challenge: expect.any(String) });
  const completion = { challenge: body.challenge, code: authenticator.nextCode() };
  const completed = await app.call(completeLogin, { body: completion });
  expect(completed.status).toBe(200);
  expect(await whoIs({ ...completed, body: { tokens: completed.body } })).toMatchObject({ id: ana.userId });
});

describe("linking from one's own account", () => {
  async function link(person: SignedIn, headers = person.headers) {
    const { ticket, cookie } = await signInAtProvider(
      harness.app,
      "google",
      await beginLink(harness.app, person.headers),
    );
    return finish(harness.app, { ticket, cookie, headers });
  }

  it("takes any address, and shows it", async () => {
    const ana = await harness.app.signUp();
    harness.google.person = { ...newPerson(), email: "ana.at.google@example.com" };
    expect((await link(ana)).body).toEqual({ outcome: "linked", provider: "google" });
    expect(await linkedBy(ana.headers)).toEqual([["google", "ana.at.google@example.com"]]);
  });

  it("ends where somebody else is signed in when the browser comes back", async () => {
    const [ana, bea] = [await harness.app.signUp(), await harness.app.signUp()];
    harness.google.person = newPerson();
    expect((await link(ana, bea.headers)).body.code).toBe("sign_in_expired");
    expect((await link(ana, {})).body.code).toBe("sign_in_expired");
    expect([await linkedBy(ana.headers), await linkedBy(bea.headers)]).toEqual([[], []]);
  });

  it("refuses what another account has, and a second one of the same provider", async () => {
    const [ana, bea] = [await harness.app.signUp(), await harness.app.signUp()];
    harness.google.person = newPerson();
    await link(ana);
    expect((await link(bea)).body.code).toBe("provider_linked_elsewhere");
    harness.google.person = newPerson();
    expect((await link(ana)).body.code).toBe("provider_linked_elsewhere");
  });

  it("mails the owner when it is made and when it is undone", async () => {
    const ana = await harness.app.signUp();
    const { token } = await harness.app.mailTo(ana.email);
    await harness.app.call(confirmEmail, { ...ana, body: { token } });
    harness.google.person = newPerson();
    await link(ana);
    expect((await harness.app.mailTo(ana.email)).subject).toBe("A new way to sign in to your account");
    await harness.app.call(endpoints.unlinkProvider, { ...ana, body: { provider: "google" } });
    const { subject, text } = await harness.app.mailTo(ana.email);
    expect(subject).toBe("A way to sign in to your account was removed");
    expect(text).toContain("Google was disconnected from your Platewise account");
  });

  it("can be undone, but not for the only way to sign in", async () => {
    const unlink = (headers: SignedIn["headers"]) =>
      harness.app.call(endpoints.unlinkProvider, { headers, body: { provider: "google" } });
    const ana = await harness.app.signUp();
    harness.google.person = newPerson();
    await link(ana);
    expect((await unlink(ana.headers)).status).toBe(204);
    expect((await unlink(ana.headers)).status).toBe(404);
    const kinds = (await harness.app.call(readSecurityEvents, ana)).body.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(["provider_linked", "provider_unlinked"]));

    const marta = headersOf(await signInThrough(harness.app, "google"));
    const refused = await unlink(marta);
    expect([refused.status, refused.body.code]).toEqual([409, "last_sign_in_method"]);
    expect(await linkedBy(marta)).toHaveLength(1);
  });
});
