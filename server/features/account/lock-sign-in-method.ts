import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { loadAccountEmail } from "./email/account-email-table.ts";
import { lockAccount } from "./lock-account.ts";
import { hasPasskey } from "./passkeys/passkeys-table.ts";
import { hasIdentity } from "./providers/provider-identities-table.ts";

/** The proof that a person signed in with. */
export type UsedSignInMethod =
  | { readonly way: "password"; readonly passwordHash: string }
  | { readonly way: "passkeys"; readonly passkeyId: string }
  | { readonly way: "providers"; readonly issuer: string; readonly subject: string };

const refusals = {
  password: "invalid_credentials",
  passkeys: "passkey_refused",
  providers: "sign_in_expired",
} as const;

/** Checks again, in the transaction that begins the session, that the method may be used: a reset may have ended it meanwhile. */
export async function lockSignInMethod(
  db: Kysely<Database>,
  { userId, shown }: { readonly userId: string; readonly shown: UsedSignInMethod },
): Promise<void> {
  await lockAccount(db, userId);
  if (!(await stillOpens(db, userId, shown))) throw new AppError(refusals[shown.way]);
}

async function stillOpens(db: Kysely<Database>, userId: string, shown: UsedSignInMethod): Promise<boolean> {
  if (shown.way === "passkeys") return hasPasskey(db, { userId, id: shown.passkeyId });
  if (shown.way === "providers") return hasIdentity(db, { ...shown, userId });
  return (await loadAccountEmail(db, userId))?.passwordHash === shown.passwordHash;
}
