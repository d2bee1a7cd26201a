import type { Kysely } from "kysely";
import { priceText } from "#domain/plans/price-text.ts";
import { isPlainAddress, type Mail, type Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import { type MailTexts, mailTexts } from "./subscription-mail-texts.ts";
import { claimPendingMail, markMailDone, type PendingMail } from "./subscription-mails-table.ts";

export interface SubscriptionMailParts {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  /** The public address, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly report: (failure: unknown) => void;
}

/** Sends all mails that are due. One that fails is reported and retried later; one that no longer applies is dropped. */
export async function sendSubscriptionMails(parts: SubscriptionMailParts): Promise<void> {
  const { db, mailer, clock, baseUrl, report } = parts;
  for (;;) {
    const pending = await claimPendingMail(db, clock());
    if (!pending) return;
    try {
      if (isStillRelevant(pending)) await mailer.send(buildMail(pending, baseUrl()));
      await markMailDone(db, pending.id, clock());
    } catch (failure) {
      report(failure);
    }
  }
}

/** While a mail waited, the trial may have been cancelled, the cancellation taken back, or the payment made. */
function isStillRelevant(pending: PendingMail): boolean {
  const { kind, to, isCancelled, isRunning, isPastDue, trialEndsAt } = pending;
  if (!isPlainAddress(to)) return false;
  if (kind === "payment_failed") return isPastDue;
  if (kind === "trial_ending") return isRunning && !isCancelled && trialEndsAt !== null;
  if (kind === "cancelled") return isCancelled;
  return true;
}

function buildMail(pending: PendingMail, baseUrl: string): Mail {
  const { id, to, firstName, language } = pending;
  const texts = mailTexts[language];
  const { subject, body } = texts.mails[mailTextKey(pending)];
  const values = placeholderValues(pending, texts, `${baseUrl}/subscription`);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  const greeting = texts.greeting.replace("{name}", () => firstName);
  const paragraphs = [greeting, ...body.map(fill), texts.closing];
  return { id, to, subject: fill(subject), text: `${paragraphs.join("\n\n")}\n` };
}

function mailTextKey({ kind, trialEndsAt }: PendingMail): keyof MailTexts["mails"] {
  if (kind !== "receipt") return kind;
  return trialEndsAt ? "receipt_trial" : "receipt_paid";
}

function placeholderValues(
  pending: PendingMail,
  texts: MailTexts,
  link: string,
): Readonly<Record<string, string>> {
  const { priceCents, currency, interval, language, timeZone, trialEndsAt, currentPeriodEnd } = pending;
  const amount = priceText(language, priceCents, currency);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone });
  return {
    price: texts.per[interval].replace("{amount}", () => amount),
    date: date.format(trialEndsAt ?? currentPeriodEnd),
    link,
  };
}
