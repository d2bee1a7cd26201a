import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { signUpWithFullAccount } from "../../testing/sign-up-with-full-account.ts";
import { tablesNaming } from "../../testing/tables-naming.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";

const dayMs = 86_400_000;
const body = { password: testPassword };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function confirmAddress({ headers, email }: SignedIn): Promise<void> {
  const { token } = await app.mailTo(email);
  await app.call(account.confirmEmail, { headers, body: { token } });
}

const logInAgain = ({ email }: SignedIn) => app.call(signIn.login, { body: { email, ...body } });

describe("an account whose seven days are over", () => {
  it("is gone from every table, with a last mail that leaves no trace either", async () => {
    const ana = await signUpWithFullAccount(app, "Gone@example.com");
    await app.call(account.resendConfirmation, ana);
    await confirmAddress(ana);
    const words = [ana.userId, ana.email];
    await app.call(requestDeletion, ana);
    app.clock.advance(7 * dayMs - 1);
    await app.deleteDueAccounts();
    expect(await tablesNaming(app.db, words)).toContain("meals");
    await app.sendMails();

    app.clock.advance(1);
    await app.deleteDueAccounts();
    expect(app.deletionFailures).toEqual([]);
    expect(await tablesNaming(app.db, words)).toEqual(["mails"]);
    const { subject, text } = await app.mailTo(ana.email);
    expect(subject).toBe("Your account is deleted");
    expect(text).toContain("90 days");
    expect(await tablesNaming(app.db, words)).toEqual([]);
    expect((await logInAgain(ana)).status).toBe(401);
    const again = await app.signUp({ email: ana.email });
    expect(again.userId).not.toBe(ana.userId);
  });

  it("gets no last mail where nobody proved the address", async () => {
    const ana = await app.signUp();
    await app.call(requestDeletion, ana);
    app.clock.advance(7 * dayMs);
    await app.deleteDueAccounts();
    expect(await tablesNaming(app.db, [ana.userId, ana.email])).toEqual([]);
  });

  it("does not wait for a hundred others that cannot be deleted", async () => {
    const stuck = Array.from({ length: 100 }, (_, at) => ({
      id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
      email: `stuck-${at}@example.com`,
    }));
    const ana = await app.signUp();
    const {
      id: _,
      email: __,
      ...person
    } = await app.db.selectFrom("users").selectAll().where("id", "=", ana.userId).executeTakeFirstOrThrow();
    const rows = stuck.map((account) => ({ ...person, ...account, deletes_at: app.clock.read() }));
    await app.db.insertInto("users").values(rows).execute();
    await sql`create function refuse_deletion() returns trigger language plpgsql as
      $$ begin if old.email like 'stuck-%' then raise exception 'stuck'; end if; return old; end $$`.execute(
      app.db,
    );
    await sql`create trigger refuse_deletion before delete on users for each row execute function refuse_deletion()`.execute(
      app.db,
    );
    await app.call(requestDeletion, ana);
    app.clock.advance(7 * dayMs);
    await app.deleteDueAccounts();
    expect(app.deletionFailures).toHaveLength(stuck.length);
    expect(await tablesNaming(app.db, [ana.userId])).toEqual([]);
    await sql`drop trigger refuse_deletion on users`.execute(app.db);
    await app.deleteDueAccounts();
    app.deletionFailures.length = 0;
  });

  it("is deleted once when two processes look at the same time", async () => {
    const ana = await app.signUp();
    await app.call(account.resendConfirmation, ana);
    await confirmAddress(ana);
    await app.call(requestDeletion, ana);
    app.clock.advance(7 * dayMs);
    await Promise.all([app.deleteDueAccounts(), app.deleteDueAccounts()]);
    await app.sendMails();
    const last = app.mailbox.received.filter(
      ({ to, subject }) => to === ana.email && /deleted/.test(subject),
    );
    expect(last.filter(({ subject }) => subject === "Your account is deleted")).toHaveLength(1);
  });
});

describe("an account that lost its address", () => {
  /** Somebody else confirms the address that the account used without proof. */
  async function detach(): Promise<SignedIn> {
    const squatter = await app.signUp();
    await app.call(account.forgotPassword, { body: { email: squatter.email } });
    const { token } = await app.mailTo(squatter.email);
    await app.call(account.resetPassword, { body: { token, password: "the owner's password" } });
    return squatter;
  }
  const exists = async ({ userId }: SignedIn) => {
    const { rows } = await sql`select 1 from users where id = ${userId}`.execute(app.db);
    return rows.length > 0;
  };

  it("is deleted after 90 days, when nobody is signed in to it any more", async () => {
    const squatter = await detach();
    app.clock.advance(89 * dayMs);
    await app.deleteDueAccounts();
    expect(await exists(squatter)).toBe(true);
    app.clock.advance(dayMs);
    await app.deleteDueAccounts();
    expect(await exists(squatter)).toBe(false);
    expect(
      (
        await app.call(signIn.login, {
          body: { email: squatter.email, password: "the owner's password" },
        })
      ).status,
    ).toBe(200);
  });

  it("stays while somebody is signed in to it, and once it has an address again", async () => {
    const [signedIn, named] = [await detach(), await detach()];
    const email = "named-again@example.com";
    await app.call(account.changeEmail, { ...named, body: { email } });
    const { token } = await app.mailTo(email);
    await app.call(account.confirmEmail, { headers: named.headers, body: { token } });
    app.clock.advance(89 * dayMs);
    const later = new Date(app.clock.read().getTime() + 10 * dayMs);
    await sql`update refresh_token_families set expires_at = ${later}
      where user_id = ${signedIn.userId}`.execute(app.db);
    app.clock.advance(5 * dayMs);
    await app.deleteDueAccounts();
    expect([await exists(signedIn), await exists(named)]).toEqual([true, true]);
  });
});
