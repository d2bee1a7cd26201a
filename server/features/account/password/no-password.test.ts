import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changePassword, forgotPassword, resetPassword } from "#contract/endpoints/account.ts";
import { login, me } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

const password = "four small green pears";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

/** As somebody who signs in through a provider. */
async function signUpWithoutPassword(): Promise<SignedIn> {
  const person = await app.signUp();
  await app.db
    .updateTable("users")
    .set({ password_hash: null, email_verified_at: app.clock.read() })
    .where("id", "=", person.userId)
    .execute();
  return person;
}

describe("an account without a password", () => {
  it("is refused at the login like any wrong password", async () => {
    const ana = await signUpWithoutPassword();
    const refused = await app.call(login, { body: { email: ana.email, password: testPassword } });
    const unknown = await app.call(login, { body: { email: "nobody@example.com", password: testPassword } });
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    expect((await app.call(me, ana)).body.hasPassword).toBe(false);
  });

  it("cannot change it, and says so", async () => {
    const body = { currentPassword: testPassword, newPassword: password };
    const refused = await app.call(changePassword, { ...(await signUpWithoutPassword()), body });
    expect([refused.status, refused.body.code]).toEqual([409, "no_password"]);
  });

  it("gets one by the mailed link", async () => {
    const ana = await signUpWithoutPassword();
    await app.call(forgotPassword, { body: { email: ana.email } });
    const { token } = await app.mailTo(ana.email);
    expect((await app.call(resetPassword, { body: { token, password } })).status).toBe(200);
    const again = await app.logIn(ana.userId, ana.email, password);
    expect((await app.call(me, again)).body).toMatchObject({ id: ana.userId, hasPassword: true });
  });
});
