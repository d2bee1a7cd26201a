import type { Kysely } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import type { Database } from "../../database/schema.ts";
import { queueMail } from "../mails/mails-table.ts";
import type { SecurityLog } from "./security-log/security-log.ts";

/** Changes to the ways an account signs in, and the line of each in the security log. */
const kinds = {
  authenticatorAdded: "authenticator_added",
  authenticatorRemoved: "authenticator_removed",
  recoveryCodesMade: "recovery_codes_made",
  recoveryCodeUsed: "recovery_code_used",
  passkeyAdded: "passkey_added",
  passkeyRemoved: "passkey_removed",
  tokenAdded: "token_added",
  tokenRemoved: "token_removed",
  assistantConnected: "assistant_connected",
  assistantDisconnected: "assistant_disconnected",
} as const satisfies Record<string, SecurityEventKind>;

/** Names its mail in `locales/…/server/mails.json`. */
export type SignInChange = keyof typeof kinds;

export function isSignInChange(change: string | undefined): change is SignInChange {
  return change !== undefined && Object.hasOwn(kinds, change);
}

/** Notes the change in the person's log and mails it to them: if they did not make it, they must learn of it. */
export async function reportSignInChange(
  { db, securityLog }: { readonly db: Kysely<Database>; readonly securityLog: SecurityLog },
  { userId, change }: { readonly userId: string; readonly change: SignInChange },
  now: Date,
): Promise<void> {
  await securityLog.record(db, { userId, kind: kinds[change] }, now);
  await queueMail(db, { kind: "sign_in_changed", userId, data: { change } }, now);
}
