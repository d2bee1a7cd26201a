import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { personalTables } from "../../testing/personal-tables.ts";
import { signUpWithFullAccount } from "../../testing/sign-up-with-full-account.ts";
import { tablesNaming } from "../../testing/tables-naming.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { deleteAccountData, findAccount } from "./delete-account.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("deleting an account", () => {
  it("leaves no row of the user in any table, and deletes no row of others", async () => {
    const [gone, stays] = [
      await signUpWithFullAccount(app, "gone@example.com"),
      await signUpWithFullAccount(app, "stays@example.com"),
    ];
    const namesOf = ({ userId, email }: SignedIn) => [userId, email];
    expect((await findAccount(app.db, gone.email)).isSubscribed).toBe(true);
    const before = await tablesNaming(app.db, namesOf(gone));
    const unused = Object.keys(personalTables).filter((table) => !before.includes(table));
    const advice = unused.map(
      (table) =>
        `${table} has no row of the account: create one in server/testing/sign-up-with-full-account.ts, so that this test sees it deleted.`,
    );
    expect(advice).toEqual([]);
    expect(before).toEqual(Object.keys(personalTables).sort());
    const sessions = await sql<{ id: string }>`select id from anonymous_sessions
      where converted_to_user_id = ${gone.userId}`.execute(app.db);
    const removed = await deleteAccountData(app.db, { userId: gone.userId, email: gone.email });
    expect(removed).toMatchObject({ users: 1, meals: 2, meal_submissions: 3, support_tickets: 2 });
    const visitor = sessions.rows.map(({ id }) => id);
    expect(visitor).toHaveLength(1);
    expect(await tablesNaming(app.db, [...namesOf(gone), ...visitor])).toEqual([]);
    expect(await tablesNaming(app.db, namesOf(stays))).toEqual(before);
  });

  it("invalidates the user's tokens", async () => {
    const person = await app.signUp();
    await deleteAccountData(app.db, person);
    expect((await app.call(signIn.me, { headers: person.headers })).status).toBe(401);
    const { refreshToken } = person;
    expect((await app.call(signIn.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it("finds an account by its e-mail in any case, and throws for an unknown one", async () => {
    const { email, userId } = await app.signUp();
    const found = await findAccount(app.db, email.toUpperCase());
    expect([found.person.id, found.isSubscribed]).toEqual([userId, false]);
    await expect(findAccount(app.db, "nobody@example.com")).rejects.toMatchObject({ code: "not_found" });
  });
});
