import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as account from "#contract/endpoints/account.ts";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { readConfig } from "../core/config.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../testing/test-app.ts";
import { runAccountCommand } from "./account-commands.ts";

let app: TestApp;
let printed: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  app.clock.set(new Date());
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const config = { ...readConfig({}), baseUrl: "https://platewise.example" };

async function run(command: Parameters<typeof runAccountCommand>[1], email: string, isConfirmed = true) {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  await runAccountCommand({ db: app.db, config }, command, {
    ...{ email, isConfirmed, canCancelSubscription: false },
  });
}

async function kindsOf({ headers }: Pick<SignedIn, "headers">): Promise<string[]> {
  const { body } = await app.call(account.readSecurityEvents, { headers });
  return body.map(({ kind }: { kind: string }) => kind);
}

describe("the operator's commands for one account", () => {
  it("print a link that sets a new password once, and log it", async () => {
    const ana = await app.signUp();
    const { token: confirmation } = await app.mailTo(ana.email);
    await app.call(account.confirmEmail, { ...ana, body: { token: confirmation } });
    await run("reset-link", ana.email.toUpperCase());
    const link = printed.at(-1) ?? "";
    expect(link).toMatch(/^https:\/\/platewise\.example\/reset-password#token=/);
    expect(await kindsOf(ana)).toContain("operator_reset_link");
    const [, token] = link.split("#token=");
    const password = "four small green pears";
    expect((await app.call(account.resetPassword, { body: { token, password } })).status).toBe(200);
    expect((await app.call(account.resetPassword, { body: { token, password } })).status).toBe(400);
    expect((await app.logIn(ana.userId, ana.email, password)).accessToken).toBeDefined();
  });

  it("say that a link for an unproven address leads to an empty account", async () => {
    const ana = await app.signUp();
    await run("reset-link", ana.email);
    expect(printed.join()).toContain("never confirmed");
  });

  it("sign all devices out, and log it", async () => {
    const ana = await app.signUp();
    await run("end-sessions", ana.email);
    expect((await app.call(signIn.me, ana)).status).toBe(401);
    const again = await app.logIn(ana.userId, ana.email, testPassword);
    expect(await kindsOf(again)).toContain("operator_ended_sessions");
  });

  it("keep an account that is to be deleted", async () => {
    const ana = await app.signUp();
    await app.call(requestDeletion, ana);
    await run("keep", ana.email);
    expect(printed).toContain("The account stays.");
    const again = await app.logIn(ana.userId, ana.email, testPassword);
    expect((await app.call(signIn.me, again)).status).toBe(200);
    await run("keep", ana.email);
    expect(printed).toContain("The account was not to be deleted.");
  });

  it("change nothing without confirmation, and name an unknown address", async () => {
    const ana = await app.signUp();
    await expect(run("end-sessions", ana.email, false)).rejects.toThrow("add --yes");
    expect((await app.call(signIn.me, ana)).status).toBe(200);
    await expect(run("delete", "nobody@example.com")).rejects.toThrow("No account has the address");
  });
});
