import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import * as account from "#contract/endpoints/account.ts";
import { keepAccount, readDeletion, requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { me, refresh } from "#contract/endpoints/sign-in.ts";
import { languages } from "#domain/people/language.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";

const dayMs = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

async function signUpConfirmed(fields: Readonly<Record<string, unknown>> = {}): Promise<SignedIn> {
  const person = await app.signUp(fields);
  const { token } = await app.mailTo(person.email);
  await app.call(account.confirmEmail, { headers: person.headers, body: { token } });
  return person;
}

const signIn = ({ userId, email }: SignedIn) => app.logIn(userId, email, testPassword);
const mailsTo = ({ email }: SignedIn) => app.mailbox.received.filter(({ to }) => to === email);

describe("asking for the deletion of an account", () => {
  it("needs a fresh proof of who asks, and changes nothing without it", async () => {
    const ana = await app.signUp();
    app.clock.advance(11 * 60_000);
    const refused = await app.call(requestDeletion, ana);
    expect(refused).toMatchObject({ status: 403, body: { code: "fresh_proof_needed" } });
    expect((await app.call(readDeletion, ana)).body).toEqual({ deletesAt: null });
    expect((await app.call(me, ana)).status).toBe(200);
    await app.call(account.proveByPassword, { ...ana, body: { password: testPassword } });
    expect((await app.call(requestDeletion, ana)).status).toBe(200);
  });

  it("signs all devices out at once and names the day", async () => {
    const ana = await app.signUp();
    const phone = await signIn(ana);
    const asked = await app.call(requestDeletion, ana);
    const deletesAt = new Date(app.clock.read().getTime() + 7 * dayMs).toISOString();
    expect(asked).toMatchObject({ status: 200, body: { deletesAt } });
    for (const { headers, refreshToken } of [ana, phone]) {
      expect((await app.call(me, { headers })).status).toBe(401);
      expect((await app.call(refresh, { body: { refreshToken } })).status).toBe(401);
    }
  });

  it.each(languages)("mails the day to a proven address, in %s", async (language) => {
    const ana = await signUpConfirmed({ language, firstName: "Ana" });
    await app.call(requestDeletion, ana);
    const { text, html } = await app.mailTo(ana.email);
    const day = new Date(app.clock.read().getTime() + 7 * dayMs);
    const options = { dateStyle: "full", timeZone: "UTC" } as const;
    const date = new Intl.DateTimeFormat(language, options).format(day);
    for (const part of [date, "Ana", "https://platewise.example/login"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it.each([
    ["en", "GB", /\w+day,? \d+ \w+ \d{4}/],
    ["en", "US", /\w+day, \w+ \d+, \d{4}/],
  ] as const)("writes the day in %s as %s does", async (language, country, written) => {
    const ana = await signUpConfirmed({ language });
    await app.call(saveSettings, { ...ana, body: { country } });
    await app.call(requestDeletion, ana);
    expect((await app.mailTo(ana.email)).text).toMatch(written);
  });

  it("mails nothing to an address that nobody proved", async () => {
    const ana = await app.signUp();
    await app.call(requestDeletion, ana);
    app.mailbox.received.length = 0;
    await app.sendMails();
    expect(mailsTo(ana)).toEqual([]);
  });
});

describe("until the account is deleted", () => {
  it("a person who signs in is served nothing but the choice to keep it, whatever the plan", async () => {
    const ana = await app.signUp();
    await app.makePro(ana);
    await app.call(requestDeletion, ana);
    const { headers } = await signIn(ana);
    const endpoints: readonly AnyEndpoint[] = allEndpoints.filter(({ access }) => access !== "public");
    const served: string[] = [];
    for (const endpoint of endpoints.filter(({ isOpenBeforeDeletion }) => !isOpenBeforeDeletion)) {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, ana.userId]);
      const params = Object.fromEntries(names);
      const { status, body: answer } = await app.call(endpoint, { headers, params });
      if (status !== 403 || answer?.code !== "account_to_be_deleted") served.push(endpoint.path);
    }
    expect(served).toEqual([]);
    const open = endpoints.filter(({ isOpenBeforeDeletion }) => isOpenBeforeDeletion);
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "DELETE /api/user/deletion",
      "GET /api/user/deletion",
      "POST /api/auth/logout",
      "POST /api/tickets",
    ]);
  });

  it("keeping it brings everything back, and is mailed and logged", async () => {
    const ana = await signUpConfirmed();
    await app.call(requestDeletion, ana);
    const again = await signIn(ana);
    expect((await app.call(readDeletion, again)).body.deletesAt).toMatch(/^2026-03-17/);
    expect((await app.call(keepAccount, again)).status).toBe(204);
    expect((await app.call(me, again)).status).toBe(200);
    expect((await app.mailTo(ana.email)).subject).toBe("Your account stays");
    const { body: events } = await app.call(account.readSecurityEvents, again);
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["deletion_requested", "deletion_cancelled"]));
    app.clock.advance(8 * dayMs);
    await app.deleteDueAccounts();
    expect((await signIn(ana)).accessToken).toBeDefined();
  });

  it("keeping an account that nobody asked to delete does nothing", async () => {
    const ana = await signUpConfirmed();
    const before = mailsTo(ana).length;
    expect((await app.call(keepAccount, ana)).status).toBe(204);
    await app.sendMails();
    expect(mailsTo(ana)).toHaveLength(before);
  });

  it("sends no mail but about the deletion and what protects the account", async () => {
    const ana = await app.signUp();
    await app.call(requestDeletion, ana);
    await app.sendMails();
    // The confirmation waited in the queue.
    expect(mailsTo(ana)).toEqual([]);
    const eva = await signUpConfirmed();
    await app.call(requestDeletion, eva);
    await app.call(account.forgotPassword, { body: { email: eva.email } });
    const { token, subject } = await app.mailTo(eva.email);
    expect(subject).toBe("Set a new password");
    const password = "a quite new password";
    expect((await app.call(account.resetPassword, { body: { token, password } })).status).toBe(200);
    const back = await app.logIn(eva.userId, eva.email, password);
    expect((await app.call(keepAccount, back)).status).toBe(204);
  });
});
