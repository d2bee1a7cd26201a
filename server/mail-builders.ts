import { type AccountMailParts, accountMailBuilders } from "./features/account/account-mails.ts";
import { deletionMailBuilders } from "./features/account-deletion/deletion-mails.ts";
import type { MailKind } from "./features/mails/mail-kinds.ts";
import type { BuildMail } from "./features/mails/send-mails.ts";

/** Of every feature that queues mail. */
export function createMailBuilders(parts: AccountMailParts): Readonly<Record<MailKind, BuildMail>> {
  return { ...accountMailBuilders(parts), ...deletionMailBuilders(parts) };
}
