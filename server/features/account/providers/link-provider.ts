import type { Kysely } from "kysely";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { lockAccountEmail, saveVerifiedEmail } from "../email/account-email-table.ts";
import { lockAccount, lockAccountOf, type SessionHolder } from "../lock-account.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { countWaysToSignIn } from "../ways-in.ts";
import { type ClaimKey, takeClaim } from "./provider-claims-table.ts";
import { deleteIdentity, insertIdentity, type ProviderIdentity } from "./provider-identities-table.ts";

export interface LinkParts {
  readonly db: Kysely<Database>;
  readonly securityLog: SecurityLog;
}

/** Links a provider to the account, within a transaction. Throws `provider_linked_elsewhere`. */
export async function linkProvider(
  { db, securityLog }: LinkParts,
  identity: ProviderIdentity & { readonly userId: string },
  now: Date,
): Promise<void> {
  const { userId, provider } = identity;
  await insertIdentity(db, identity, now);
  await securityLog.record(db, { userId, kind: "provider_linked" }, now);
  await queueMail(db, { kind: "provider_linked", userId, data: { provider } }, now);
}

/** Links what was claimed before, once the caller has signed in. Throws `sign_in_expired` or `provider_linked_elsewhere`. */
export async function linkClaimed(
  parts: LinkParts,
  { userId, sessionId, key }: SessionHolder & { readonly key: ClaimKey },
  now: Date,
): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    await lockAccountOf(db, { userId, sessionId }, now);
    const claim = await takeClaim(db, key, now);
    if (!claim) throw new AppError("sign_in_expired");
    const { provider, issuer, subject, email } = claim;
    const account = await lockAccountEmail(db, userId);
    // The provider has proven the mailbox, the session the account: both that a confirmation takes (decision 044).
    if (account && !account.verifiedAt && account.email.toLowerCase() === email.toLowerCase()) {
      await saveVerifiedEmail(db, account, now);
      await deleteAccountTokens(db, userId, "confirm_email");
      await parts.securityLog.record(db, { userId, kind: "email_confirmed" }, now);
    }
    await linkProvider({ ...parts, db }, { userId, provider, issuer, subject, email }, now);
  });
}

/** Throws `last_sign_in_method`, or `not_found` if it was not linked. */
export async function unlinkProvider(
  parts: LinkParts,
  { userId, provider }: { readonly userId: string; readonly provider: SignInProviderName },
  now: Date,
): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    await lockAccount(db, userId);
    if (!(await deleteIdentity(db, userId, provider))) throw new AppError("not_found");
    if ((await countWaysToSignIn(db, userId, now)) === 0) throw new AppError("last_sign_in_method");
    await parts.securityLog.record(db, { userId, kind: "provider_unlinked" }, now);
    await queueMail(db, { kind: "provider_unlinked", userId, data: { provider } }, now);
  });
}
