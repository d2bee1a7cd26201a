import type { Kysely, Transaction } from "kysely";
import type { CountedWay } from "#contract/shapes/ways-in.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database } from "../../../database/schema.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { findLink, lockLink } from "../account-links.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { type AccountEmail, detachEmail } from "../email/account-email-table.ts";
import { hashPassword } from "../password-hash.ts";
import type { SecondFactorParts } from "../second-factor/verify-second-factor.ts";
import { insertPerson } from "../users-table.ts";
import { countWaysIn, endWaysIn, type Occasion, type ProvedWays } from "../ways-in.ts";
import type { PasswordParts } from "./change-password.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { replacePasswordHash } from "./password-table.ts";
import { type ResetProofs, verifyResetProofs } from "./verify-reset-proofs.ts";

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  readonly proofs: ResetProofs;
  /** The account that is made where the address was never confirmed. */
  readonly newcomer: {
    readonly language: Language;
    readonly country: Country | null;
    readonly timeZone: string;
  };
}

/** The occasion of a reset. A password that did not exist cannot have been stolen. */
function occasionOf({ passwordHash }: AccountEmail): Occasion {
  return passwordHash === null ? "first_password" : "reset";
}

/** Says whether the link leads to a new, empty account, and if not, which ways in end. Throws `invalid_link`. */
export async function previewReset(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ startsEmpty: boolean; ends: CountedWay[] }> {
  const { account } = await findLink(db, { token, purpose: "reset_password", now });
  if (account.verifiedAt === null) return { startsEmpty: true, ends: [] };
  const ended = { userId: account.id, occasion: occasionOf(account) };
  return { startsEmpty: false, ends: await countWaysIn(db, ended, now) };
}

/**
 * Sets a new password by a mailed link, and returns the ways in that this ended. Throws `invalid_link`, `password_too_short`,
 * `password_too_common`, `invalid_code` or `passkey_refused`; after any but the first the link can be used again.
 */
export async function resetPassword(
  parts: PasswordParts & SecondFactorParts,
  reset: PasswordReset,
  now: Date,
): Promise<CountedWay[]> {
  const { db, passwordMinLength } = parts;
  const link = { token: reset.token, purpose: "reset_password", now } as const;
  const { account } = await findLink(db, link);
  await checkNewPassword(reset.password, passwordMinLength, account);
  const passwordHash = await hashPassword(reset.password);
  const proved = await verifyResetProofs(parts, { ...reset.proofs, userId: account.id }, now);
  return db.transaction().execute(async (transaction) => {
    const { account: locked } = await lockLink(transaction, link);
    if (locked.verifiedAt)
      return replacePassword({ ...parts, db: transaction }, { account: locked, passwordHash, proved }, now);
    await deleteAccountTokens(transaction, locked.id, "reset_password");
    const newcomer = { ...reset.newcomer, passwordHash };
    await claimAddress(transaction, { account: locked, newcomer }, now);
    return [];
  });
}

interface Replacement {
  readonly account: AccountEmail;
  readonly passwordHash: string;
  readonly proved: ProvedWays;
}

async function replacePassword(
  { db, securityLog }: Pick<PasswordParts, "db" | "securityLog">,
  { account, passwordHash, proved }: Replacement,
  now: Date,
): Promise<CountedWay[]> {
  const userId = account.id;
  await replacePasswordHash(db, { userId, passwordHash, replaced: account.passwordHash });
  const ended = await endWaysIn(db, { userId, occasion: occasionOf(account), proved }, now);
  await securityLog.record(db, { userId, kind: "password_reset" }, now);
  const data = Object.fromEntries(ended.map(({ way, count }) => [way, String(count)]));
  await queueMail(db, { kind: "password_reset", userId, data }, now);
  return ended;
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
