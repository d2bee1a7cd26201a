const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long a mail is worth sending. A link that is older than its token would only disappoint. */
export const mailLifeMs = {
  verify_email: dayMs,
  change_email: dayMs,
  reset_password: 30 * minuteMs,
  proof_code: 10 * minuteMs,
  sign_in_changed: 3 * dayMs,
  password_changed: 3 * dayMs,
  password_reset: 3 * dayMs,
  email_changed: 3 * dayMs,
  new_device: dayMs,
  provider_linked: 3 * dayMs,
  provider_unlinked: 3 * dayMs,
  deletion_requested: 3 * dayMs,
  deletion_cancelled: 3 * dayMs,
  account_deleted: 3 * dayMs,
} as const;

export type MailKind = keyof typeof mailLifeMs;

/** Sent when the account is gone. */
export const lastMailKind: MailKind = "account_deleted";

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailLifeMs, kind);
}
