import { queueMail } from "../../mails/mails-table.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { lockAccountOf, type SessionHolder } from "../lock-account.ts";
import { requireAccountEmail, savePendingEmail } from "./account-email-table.ts";
import type { EmailParts } from "./confirm-email.ts";
import { isDetached } from "./detached-address.ts";

/** The present address stays until the other one is confirmed. */
export async function requestEmailChange(
  parts: EmailParts,
  { userId, sessionId, email }: SessionHolder & { readonly email: string },
  now: Date,
): Promise<void> {
  const account = await requireAccountEmail(parts.db, userId);
  if (email.toLowerCase() === account.email.toLowerCase()) return cancelEmailChange(parts, userId);
  await parts.db.transaction().execute(async (transaction) => {
    await lockAccountOf(transaction, { userId, sessionId }, now);
    await savePendingEmail(transaction, userId, email);
    await deleteAccountTokens(transaction, userId, "confirm_email");
    await parts.securityLog.record(transaction, { userId, kind: "email_change_requested" }, now);
    await queueMail(transaction, { kind: "change_email", userId, address: email }, now);
  });
}

export async function cancelEmailChange({ db }: EmailParts, userId: string): Promise<void> {
  await savePendingEmail(db, userId, null);
  await deleteAccountTokens(db, userId, "confirm_email");
}

/** Sends the confirmation again, if an address waits for it. */
export async function resendConfirmation(parts: EmailParts, userId: string, now: Date): Promise<void> {
  const { pendingEmail, verifiedAt, email } = await requireAccountEmail(parts.db, userId);
  if (pendingEmail !== null) {
    await queueMail(parts.db, { kind: "change_email", userId, address: pendingEmail }, now);
  } else if (!verifiedAt && !isDetached(email)) {
    await queueMail(parts.db, { kind: "verify_email", userId }, now);
  }
}
