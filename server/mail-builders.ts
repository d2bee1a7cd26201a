import { type AccountMailParts, accountMailBuilders } from "./features/account/account-mails.ts";
import { deletionMailBuilders } from "./features/account-deletion/deletion-mails.ts";
import type { MailKind } from "./features/mails/mail-kinds.ts";
import type { BuildMail } from "./features/mails/send-mails.ts";

/** How the mails of every feature are made, by their kind. */
export function createMailBuilders(parts: AccountMailParts): Readonly<Record<MailKind, BuildMail>> {
  return { ...accountMailBuilders(parts), ...deletionMailBuilders(parts) };
}
