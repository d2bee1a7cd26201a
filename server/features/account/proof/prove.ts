import type { ProofOptions } from "#contract/shapes/account.ts";
import { AppError } from "../../../core/app-error.ts";
import type { User } from "../../../http/caller.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { checkMailedCode, matchesAccountState } from "../account-links.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { type AccountEmail, lockAccountEmail, requireAccountEmail } from "../email/account-email-table.ts";
import { listCredentialIds } from "../passkeys/passkeys-table.ts";
import { verifyPresentPassword } from "../password/verify-present-password.ts";
import { hasAuthenticator } from "../second-factor/authenticators-table.ts";
import { type SecondFactorParts, verifySecondFactor } from "../second-factor/verify-second-factor.ts";
import { recordProof } from "../sessions-table.ts";

interface Proof {
  readonly caller: User;
  readonly secondFactor: string | undefined;
}

function waysOf({ passwordHash, verifiedAt }: AccountEmail) {
  const password = passwordHash !== null;
  return { password, mail: !password && verifiedAt !== null };
}

export async function loadProofOptions({ db }: SecondFactorParts, caller: User): Promise<ProofOptions> {
  const secondFactor = await hasAuthenticator(db, caller.userId);
  const passkey = (await listCredentialIds(db, caller.userId)).length > 0;
  return { ...waysOf(await requireAccountEmail(db, caller.userId)), passkey, secondFactor };
}

/** Throws `second_factor_needed` or `invalid_code`. */
async function proveSecondFactor(
  parts: SecondFactorParts,
  { caller: { userId }, secondFactor }: Proof,
  now: Date,
) {
  if (!(await hasAuthenticator(parts.db, userId))) return;
  if (secondFactor === undefined) throw new AppError("second_factor_needed");
  await verifySecondFactor(parts, { userId, code: secondFactor }, now);
}

/** Throws `proof_not_possible` or `wrong_password`. */
export async function proveByPassword(
  parts: SecondFactorParts,
  { password, ...proof }: Proof & { readonly password: string },
  now: Date,
): Promise<void> {
  const { db, limiter } = parts;
  const { caller } = proof;
  const account = await requireAccountEmail(db, caller.userId);
  if (!waysOf(account).password) throw new AppError("proof_not_possible");
  await verifyPresentPassword(limiter, { account, password }, now);
  await proveSecondFactor(parts, proof, now);
  await recordProof(db, caller.sessionId, now);
}

/** Throws `proof_not_possible`: an account with a password is not proved by a mailed code. */
export async function mailProofCode({ db }: SecondFactorParts, caller: User, now: Date): Promise<void> {
  if (!waysOf(await requireAccountEmail(db, caller.userId)).mail) throw new AppError("proof_not_possible");
  await queueMail(db, { kind: "proof_code", userId: caller.userId }, now);
}

/** Throws `invalid_code`. */
export async function proveByMailedCode(
  parts: SecondFactorParts,
  { code, ...proof }: Proof & { readonly code: string },
  now: Date,
): Promise<void> {
  const { db } = parts;
  const { userId, sessionId } = proof.caller;
  const held = await checkMailedCode(db, { code, userId, purpose: "fresh_proof" }, now);
  await proveSecondFactor(parts, proof, now);
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccountEmail(transaction, userId);
    const isGood = account && waysOf(account).mail && matchesAccountState(held, account);
    // Locked before it is deleted: of two calls with one code, the second finds none.
    const isUnused = await deleteAccountTokens(transaction, userId, "fresh_proof");
    if (!isGood || isUnused === 0) throw new AppError("invalid_code");
    await recordProof(transaction, sessionId, now);
  });
}
