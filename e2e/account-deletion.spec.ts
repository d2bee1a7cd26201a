import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { inDatabase } from "./database.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { fillInLogin } from "./log-in.ts";
import { readMail } from "./read-mail.ts";
import { accountPassword, signUp } from "./register.ts";
import { settle } from "./settle.ts";

/** The last mail goes to proven addresses only. */
async function confirmAddress(email: string): Promise<void> {
  await inDatabase((db) =>
    sql`update users set email_verified_at = now() where email = ${email}`.execute(db),
  );
}

async function letProofGoStale(email: string): Promise<void> {
  await inDatabase((db) =>
    sql`update refresh_token_families set proved_at = now() - interval '1 hour'
      where user_id = (select id from users where email = ${email})`.execute(db),
  );
}

async function askForDeletion(page: Page, t: Texts): Promise<void> {
  await page.goto("/profile");
  // What the page asks for in idle time would be refused once the sessions have ended.
  await settle(page);
  await page.getByRole("button", { name: t("profile:account.delete") }).click();
  await page.waitForURL("**/delete-account");
  // The address changes while the profile is still shown, and its button has the same name.
  await expect(page.getByRole("heading", { level: 1, name: t("account:delete.title") })).toBeVisible();
  await page.getByRole("button", { name: t("account:delete.submit") }).click();
  const dialog = page.getByRole("dialog", { name: t("account:delete.askTitle") });
  await dialog.getByRole("button", { name: t("account:delete.submit") }).click();
}

async function signIn(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, t, { email });
}

test("deletes the account, keeps it after all, and deletes it for good", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
  expectedFailures,
}) => {
  const email = await signUp(page);
  await confirmAddress(email);
  await page.goto("/delete-account");
  await expect(page.getByRole("heading", { level: 1, name: t("account:delete.title") })).toBeVisible();
  await expectAccessible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("profile:data.json") }).click();
  await download;

  await letProofGoStale(email);
  expectedFailures.add(403);
  await askForDeletion(page, t);
  const proof = page.getByRole("dialog");
  await proof.locator("input[autocomplete=current-password]").fill(accountPassword);
  await proof.locator("button[type=submit], button[form]").last().click();
  await page.waitForURL("**/deletion-requested");
  await expectAccessible();
  await expect
    .poll(() => page.evaluate("Object.keys(localStorage).filter((key) => /token/i.test(key))"))
    .toEqual([]);
  const { link } = await readMail(email, t("server/mails:deletionRequested.subject"));
  expect(new URL(link).pathname).toBe("/login");

  await signIn(page, t, email);
  await page.waitForURL("**/keep-account");
  await expectAccessible();
  await page.goto("/meals");
  await page.waitForURL("**/keep-account");
  await page.getByRole("button", { name: t("account:keep.submit") }).click();
  await page.waitForURL("**/dashboard");
  await readMail(email, t("server/mails:deletionCancelled.subject"));

  await askForDeletion(page, t);
  await page.waitForURL("**/deletion-requested");
  await inDatabase((db) => sql`update users set deletes_at = now() where email = ${email}`.execute(db));
  await readMail(email, t("server/mails:accountDeleted.subject"));
  expectedFailures.add(401);
  await signIn(page, t, email);
  await expect(page.getByRole("alert")).toBeVisible();
  const left = await inDatabase((db) => sql`select 1 from users where email = ${email}`.execute(db));
  expect(left.rows).toEqual([]);
});
