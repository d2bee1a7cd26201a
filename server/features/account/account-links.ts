import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { freshProofMinutes, oneTimeCodeLength } from "#contract/limits.ts";
import { AppError } from "../../core/app-error.ts";
import { hashToken, newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import {
  type AccountToken,
  findAccountToken,
  insertAccountToken,
  type TokenPurpose,
  takeCodeAttempt,
} from "./account-tokens-table.ts";
import { type AccountEmail, loadAccountEmail, lockAccountEmail } from "./email/account-email-table.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

const linkLifeMs = {
  reset_password: 30 * 60_000,
  confirm_email: 24 * 3_600_000,
  fresh_proof: freshProofMinutes * 60_000,
} as const;

/** A link holds only while these are as they were when it was made. */
function stateOf({ email, verifiedAt, pendingEmail, passwordHash }: AccountEmail, purpose: TokenPurpose) {
  const parts = {
    reset_password: [email, verifiedAt !== null, passwordHash],
    confirm_email: [email, verifiedAt !== null, pendingEmail],
    fresh_proof: [email, verifiedAt !== null],
  }[purpose];
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

export function matchesAccountState(token: AccountToken, account: AccountEmail): boolean {
  return timingSafeEqual(token.stateHash, stateOf(account, token.purpose));
}

export interface NewLink {
  readonly account: AccountEmail;
  readonly purpose: TokenPurpose;
  readonly address: string;
  readonly code?: string;
}

/** A new token for the mail that is about to be sent. Those of earlier tries stay good: one of them may have arrived. */
export async function createLink(
  db: Kysely<Database>,
  { account, purpose, address, code }: NewLink,
  now: Date,
): Promise<string> {
  const token = newOpaqueToken();
  await insertAccountToken(db, {
    tokenHash: hashToken(token),
    userId: account.id,
    purpose,
    address,
    stateHash: stateOf(account, purpose),
    codeHash: code === undefined ? null : await hashPassword(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifeMs[purpose]),
  });
  return token;
}

export function newMailedCode(): string {
  return String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, "0");
}

/** Tries at each code that is mailed; then a new one must be asked for. */
const codeTriesMax = 5;

/** Counts the try before the check. Throws `invalid_code`, also for the right one after too many tries. */
export async function checkMailedCode(
  db: Kysely<Database>,
  { code, ...owner }: { readonly code: string; readonly userId: string; readonly purpose: TokenPurpose },
  now: Date,
): Promise<AccountToken> {
  const held = await takeCodeAttempt(db, owner, now);
  if (!held?.codeHash || held.codeTries > codeTriesMax) throw new AppError("invalid_code");
  if (!(await verifyPassword(held.codeHash, code))) throw new AppError("invalid_code");
  return held;
}

export interface UsableLink {
  readonly token: AccountToken;
  readonly account: AccountEmail;
}

/** A link or code as a caller presents it. */
export interface PresentedLink {
  readonly token: string;
  readonly purpose: TokenPurpose;
  readonly now: Date;
}

/** Throws `invalid_link`. */
export async function findLink(db: Kysely<Database>, link: PresentedLink): Promise<UsableLink> {
  const token = await findPresentedToken(db, link);
  return checkState(token, token && (await loadAccountEmail(db, token.userId)));
}

/** Finds a link like `findLink`; until the transaction ends, nobody else uses a link of this account. */
export async function lockLink(db: Transaction<Database>, link: PresentedLink): Promise<UsableLink> {
  const { account } = await findLink(db, link);
  const locked = await lockAccountEmail(db, account.id);
  // Another call may have used it while this one waited for the account.
  return checkState(await findPresentedToken(db, link), locked);
}

function findPresentedToken(db: Kysely<Database>, { token, purpose, now }: PresentedLink) {
  return findAccountToken(db, { tokenHash: hashToken(token), purpose }, now);
}

function checkState(token: AccountToken | undefined, account: AccountEmail | undefined): UsableLink {
  if (!token || !account || !matchesAccountState(token, account)) throw new AppError("invalid_link");
  return { token, account };
}
