import type { Kysely, Transaction } from "kysely";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database } from "../../../database/schema.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { findLink, lockLink } from "../account-links.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { type AccountEmail, detachEmail } from "../email/account-email-table.ts";
import { hashPassword } from "../password-hash.ts";
import { endSessionsOf } from "../sessions-table.ts";
import { insertPerson, replacePasswordHash } from "../users-table.ts";
import type { PasswordParts } from "./change-password.ts";
import { checkNewPassword } from "./check-new-password.ts";

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  /** For the account that is made where the address was never confirmed. */
  readonly newcomer: {
    readonly language: Language;
    readonly country: Country | null;
    readonly timeZone: string;
  };
}

/** Whether the link leads to a new, empty account. Throws `invalid_link`. */
export async function startsEmpty(db: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const { account } = await findLink(db, { token, purpose: "reset_password", now });
  return account.verifiedAt === null;
}

/** Throws `invalid_link`, `password_too_short` or `password_too_common`; the link stays good then. */
export async function resetPassword(
  { db, passwordMinLength, securityLog }: PasswordParts,
  reset: PasswordReset,
  now: Date,
): Promise<void> {
  const link = { token: reset.token, purpose: "reset_password", now } as const;
  const { account } = await findLink(db, link);
  await checkNewPassword(reset.password, passwordMinLength, account);
  const passwordHash = await hashPassword(reset.password);
  await db.transaction().execute(async (transaction) => {
    const { account: locked } = await lockLink(transaction, link);
    await deleteAccountTokens(transaction, locked.id, "reset_password");
    if (locked.verifiedAt) {
      await replacePassword(transaction, { userId: locked.id, passwordHash }, now);
      await securityLog.record(transaction, { userId: locked.id, kind: "password_reset" }, now);
    } else
      await claimAddress(
        transaction,
        { account: locked, newcomer: { ...reset.newcomer, passwordHash } },
        now,
      );
  });
}

async function replacePassword(
  db: Kysely<Database>,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
  now: Date,
) {
  await replacePasswordHash(db, userId, passwordHash);
  await endSessionsOf(db, { userId, reason: "password" }, now);
  await queueMail(db, { kind: "password_changed", userId }, now);
}

interface AddressClaim {
  readonly account: AccountEmail;
  readonly newcomer: PasswordReset["newcomer"] & { readonly passwordHash: string };
}

/**
 * The owner of the mailbox gets a new account; the one that used the address without proof keeps its data and its sessions,
 * and must name another address (decision 044).
 */
async function claimAddress(
  db: Transaction<Database>,
  { account: { id, email }, newcomer }: AddressClaim,
  now: Date,
): Promise<void> {
  await detachEmail(db, id, now);
  const person = { id: newId(now), email, firstName: "", lastName: "", isEmailVerified: true, ...newcomer };
  await insertPerson(db, person, now);
}
