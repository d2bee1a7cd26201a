import type { Kysely } from "kysely";
import type { ProofOptions } from "#contract/shapes/account.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { User } from "../../../http/caller.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { checkMailedCode, isOfPresentState } from "../account-links.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { type AccountEmail, loadAccountEmail, lockAccountEmail } from "../email/account-email-table.ts";
import { verifyPresentPassword } from "../password/verify-present-password.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { recordProof } from "../sessions-table.ts";

export interface ProofParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly securityLog: SecurityLog;
}

async function accountOf(db: Kysely<Database>, { userId }: User): Promise<AccountEmail> {
  const account = await loadAccountEmail(db, userId);
  if (!account) throw new AppError("unauthorized");
  return account;
}

function optionsOf({ passwordHash, verifiedAt }: AccountEmail): ProofOptions {
  const password = passwordHash !== null;
  return { password, mail: !password && verifiedAt !== null };
}

export async function loadProofOptions({ db }: ProofParts, caller: User): Promise<ProofOptions> {
  return optionsOf(await accountOf(db, caller));
}

/** Throws `proof_not_possible` or `wrong_password`. */
export async function proveByPassword(
  { db, limiter }: ProofParts,
  { caller, password }: { readonly caller: User; readonly password: string },
  now: Date,
): Promise<void> {
  const account = await accountOf(db, caller);
  if (!optionsOf(account).password) throw new AppError("proof_not_possible");
  await verifyPresentPassword(limiter, { account, password }, now);
  await recordProof(db, caller.sessionId, now);
}

/** Throws `proof_not_possible`: a mailbox must not stand in for a password that the account has. */
export async function mailProofCode({ db }: ProofParts, caller: User, now: Date): Promise<void> {
  if (!optionsOf(await accountOf(db, caller)).mail) throw new AppError("proof_not_possible");
  await queueMail(db, { kind: "proof_code", userId: caller.userId }, now);
}

/** Throws `invalid_code`. */
export async function proveByMailedCode(
  { db }: ProofParts,
  { caller: { userId, sessionId }, code }: { readonly caller: User; readonly code: string },
  now: Date,
): Promise<void> {
  const held = await checkMailedCode(db, { code, userId, purpose: "fresh_proof" }, now);
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccountEmail(transaction, userId);
    const isGood = account && optionsOf(account).mail && isOfPresentState(held, account);
    // Locked before it is deleted: of two calls with one code, the second finds none.
    const isUnused = await deleteAccountTokens(transaction, userId, "fresh_proof");
    if (!isGood || isUnused === 0) throw new AppError("invalid_code");
    await recordProof(transaction, sessionId, now);
  });
}
