import type { Kysely } from "kysely";
import { isPlainAddress, type Mail, type Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import { isMailKind, type MailKind } from "./mail-kinds.ts";
import { claimDueMail, markMailDone, type WaitingMail } from "./mails-table.ts";

/** Undefined: the mail no longer applies. Called again for each try. */
export type BuildMail = (mail: WaitingMail, now: Date) => Promise<Omit<Mail, "id"> | undefined>;

export interface MailJobParts {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly builders: Readonly<Record<MailKind, BuildMail>>;
  readonly report: (failure: unknown) => void;
}

/** Sends all mails that are due. One that fails is reported and tried again until it expires; the others are still sent. */
export async function sendDueMails(parts: MailJobParts): Promise<void> {
  const { db, clock, report } = parts;
  for (;;) {
    const mail = await claimDueMail(db, clock());
    if (!mail) return;
    try {
      const outcome = await sendMail(parts, mail);
      await markMailDone(db, { mail, outcome, now: clock() });
    } catch (failure) {
      report(failure);
    }
  }
}

async function sendMail({ mailer, clock, builders, report }: MailJobParts, mail: WaitingMail) {
  const now = clock();
  if (mail.expiresAt <= now) {
    report(new Error(`A mail of kind ${mail.kind} could not be sent in time and was given up.`));
    return "expired";
  }
  const built = isMailKind(mail.kind) ? await builders[mail.kind](mail, now) : undefined;
  if (!built || !isPlainAddress(built.to)) return "dropped";
  await mailer.send({ ...built, id: mail.id });
  return "sent";
}
