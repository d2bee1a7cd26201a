/** server/features/plans: plans, subscriptions, payments. This file: mails about subscriptions go out, until they have gone. */

import type { Kysely } from "kysely";
import { priceText } from "#domain/plans/price-text.ts";
import { isPlainAddress, type Mail, type Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import { type MailTexts, mailTexts } from "./subscription-mail-texts.ts";
import { noteMailDone, takeWaitingMail, type WaitingMail } from "./subscription-mails-table.ts";

export interface SubscriptionMailParts {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  /** The public address, without a slash at the end. */
  readonly baseUrl: () => string;
  readonly report: (failure: unknown) => void;
}

/** Mails all that wait. One that fails is reported and tried again later; what is no longer true is dropped. */
export async function mailSubscriptions(parts: SubscriptionMailParts): Promise<void> {
  const { db, mailer, clock, baseUrl, report } = parts;
  for (;;) {
    const waiting = await takeWaitingMail(db, clock());
    if (!waiting) return;
    try {
      if (isStillTrue(waiting)) await mailer.send(mailOf(waiting, baseUrl()));
      await noteMailDone(db, waiting.id, clock());
    } catch (failure) {
      report(failure);
    }
  }
}

/** A mail may have waited: nobody is told of a trial's end that does not come, of a
 * cancellation taken back, or of a payment that has come through since. */
function isStillTrue(waiting: WaitingMail): boolean {
  const { kind, to, isCancelled, isRunning, isLate, trialEndsAt } = waiting;
  if (!isPlainAddress(to)) return false;
  if (kind === "payment_failed") return isLate;
  if (kind === "trial_ending") return isRunning && !isCancelled && trialEndsAt !== null;
  if (kind === "cancelled") return isCancelled;
  return true;
}

function mailOf(waiting: WaitingMail, baseUrl: string): Mail {
  const { id, to, firstName, language } = waiting;
  const texts = mailTexts[language];
  const { subject, body } = texts.mails[textOf(waiting)];
  const facts = factsOf(waiting, texts, `${baseUrl}/subscription`);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (slot, name: string) => facts[name] ?? slot);
  const greeting = texts.greeting.replace("{name}", () => firstName);
  const paragraphs = [greeting, ...body.map(fill), texts.closing];
  return { id, to, subject: fill(subject), text: `${paragraphs.join("\n\n")}\n` };
}

function textOf({ kind, trialEndsAt }: WaitingMail): keyof MailTexts["mails"] {
  if (kind !== "receipt") return kind;
  return trialEndsAt ? "receipt_trial" : "receipt_paid";
}

function factsOf(waiting: WaitingMail, texts: MailTexts, link: string): Readonly<Record<string, string>> {
  const { priceCents, currency, interval, language, timeZone, trialEndsAt, currentPeriodEnd } = waiting;
  const amount = priceText(language, priceCents, currency);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone });
  return {
    price: texts.per[interval].replace("{amount}", () => amount),
    date: date.format(trialEndsAt ?? currentPeriodEnd),
    link,
  };
}
